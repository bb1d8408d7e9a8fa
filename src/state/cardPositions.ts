import type { XStatic } from 'typebox/schema';
import type { StoredSchema } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

/** The table of /fragments: positions by fragment; the fragment moved last is last. */
export const cardPositionsSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    required: ['x', 'y'],
    properties: { x: { type: 'number' }, y: { type: 'number' } },
  },
} as const satisfies StoredSchema;

/** Positions by fragment; the fragment moved last is last, so that it is on top. */
export type CardPositions = XStatic<typeof cardPositionsSchema>;

/** The position of a fragment: `x` as a fraction of the table's free width, 0 to 1; `y` in rem from its upper edge. */
export type Position = CardPositions[string];

/** The positions of moved fragments. Stored only on this device. */
export const cardPositionsAtom = storedAtom<CardPositions>(
  'd5u-evidence-table',
  cardPositionsSchema,
  {},
  {
    getOnInit: true,
  },
);
