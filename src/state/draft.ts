import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** The choices by which the draft of /collaborate was written, as a story path; "" for none. */
export const draftSchema = { type: 'string' } as const satisfies StoredSchema;

/** The path of choices by which the draft of /collaborate was written; "" for none. Whoever comes back finds it written. */
export const draftAtom = storedAtom<string>('d5u-draft', draftSchema, '', { getOnInit: true });
