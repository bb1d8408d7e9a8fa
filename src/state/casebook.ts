import type { XStatic } from 'typebox/schema';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** The casebook of /narrative: marks by entry (one that is not here was never touched), and the open leaf, from 0. */
export const casebookSchema = {
  type: 'object',
  required: ['marks', 'leaf'],
  properties: {
    marks: { type: 'object', additionalProperties: { enum: ['ruled', 'stet'] } },
    leaf: { type: 'integer' },
  },
} as const satisfies StoredSchema;

/** What the visitor has done to the casebook: entries struck out or let stand again, and where it lies open. */
export type Casebook = XStatic<typeof casebookSchema>;

export const untouchedCasebook: Casebook = { marks: {}, leaf: 0 };

/** Stored on this device and nowhere else. */
export const casebookAtom = storedAtom<Casebook>('d5u-casebook', casebookSchema, untouchedCasebook, {
  getOnInit: true,
});
