import { atom } from 'jotai';
import { type Readings, readingsSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

const nothingRead: Readings = { homeReadAt: null, home: null, notice: null };

/** What this visitor has read of Home and of the Notice. Kept on the device. */
export const readingsAtom = storedAtom<Readings>('d5u-readings', readingsSchema, nothingRead);

/** True once Home was read to its end: from phase 3 on the front page then counts one more. */
export const isPresentAtom = atom((get) => get(readingsAtom).homeReadAt !== null);
