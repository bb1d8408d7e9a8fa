import { type Static, Type } from 'typebox';

/** Who has been counted lately: visitors whose last batch is no older than this. A window in view sends one in 30 s. */
export const presentWithinMs = 120_000;

const Count = Type.Integer({ minimum: 0 });

/** GET /api/visitors/census: how many, and never who. */
export const CensusSchema = Type.Object({
  /** Visitors on record by the phase they have reached, 0 to 5. */
  phases: Type.Array(Count, { minItems: 6, maxItems: 6 }),
  /** All of them. */
  total: Count,
  /** Those heard from within the last two minutes, by the same phases. */
  present: Type.Array(Count, { minItems: 6, maxItems: 6 }),
  /** How the one who asks stands in it: a visitor is on record from the first half minute of reading on. */
  asker: Type.Object({ isCounted: Type.Boolean(), isPresent: Type.Boolean() }),
});
export type Census = Static<typeof CensusSchema>;
