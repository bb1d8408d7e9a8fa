import { type Static, Type } from 'typebox';

/** Longest time since the last batch of a present visitor. A visible page sends one batch every 30 s. */
export const presentWithinMs = 120_000;

const Count = Type.Integer({ minimum: 0 });

/** GET /api/visitors/census: numbers of visitors, without any personal data. */
export const CensusSchema = Type.Object({
  /** Stored visitors by the phase they have reached, 0 to 5. */
  phases: Type.Array(Count, { minItems: 6, maxItems: 6 }),
  /** The sum of `phases`. */
  total: Count,
  /** Visitors present in the last two minutes, by the same phases. */
  present: Type.Array(Count, { minItems: 6, maxItems: 6 }),
  /**
   * Whether the requesting visitor is in these numbers. A visitor is stored with the first batch, after 30 s of
   * reading.
   */
  asker: Type.Object({ isCounted: Type.Boolean(), isPresent: Type.Boolean() }),
});
export type Census = Static<typeof CensusSchema>;
