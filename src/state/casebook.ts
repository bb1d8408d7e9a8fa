import type { XStatic } from 'typebox/schema';
import { casebookSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** What the visitor has done to the casebook: entries struck out or let stand again, and where it lies open. */
export type Casebook = XStatic<typeof casebookSchema>;

export const untouchedCasebook: Casebook = { marks: {}, leaf: 0 };

/** Stored on this device and nowhere else. */
export const casebookAtom = storedAtom<Casebook>('d5u-casebook', casebookSchema, untouchedCasebook, {
  getOnInit: true,
});
