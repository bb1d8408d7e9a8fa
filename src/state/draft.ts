import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** The choices that made the draft of /collaborate, as a story path; "" for none. */
export const draftSchema = { type: 'string' } as const satisfies StoredSchema;

/** The path of choices that made the draft of /collaborate; "" for none. The draft is kept for the next visit. */
export const draftAtom = storedAtom<string>('d5u-draft', draftSchema, '', { getOnInit: true });
