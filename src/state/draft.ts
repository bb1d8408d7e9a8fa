import { draftSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** The path of choices by which the draft of /collaborate was written; "" for none. Whoever comes back finds it written. */
export const draftAtom = storedAtom<string>('d5u-draft', draftSchema, '', { getOnInit: true });
