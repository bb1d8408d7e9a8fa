import type { XStatic } from 'typebox/schema';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** The casebook of /narrative: marks by entry (absent for an untouched one), and the open leaf, from 0. */
export const casebookSchema = {
  type: 'object',
  required: ['marks', 'leaf'],
  properties: {
    marks: { type: 'object', additionalProperties: { enum: ['ruled', 'stet'] } },
    leaf: { type: 'integer' },
  },
} as const satisfies StoredSchema;

/** The visitor's marks in the casebook: entries struck out or restored, and the open leaf. */
export type Casebook = XStatic<typeof casebookSchema>;

export const untouchedCasebook: Casebook = { marks: {}, leaf: 0 };

/** Stored only on this device. */
export const casebookAtom = storedAtom<Casebook>('d5u-casebook', casebookSchema, untouchedCasebook, {
  getOnInit: true,
});
