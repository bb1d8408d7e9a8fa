import { type Static, Type } from 'typebox';
import { verdicts } from '../verdicts.ts';

export const VerdictSchema = Type.Enum([...verdicts]);

/** POST /api/judgment: one vote for each visitor; a later vote replaces the earlier vote. */
export const JudgmentBodySchema = Type.Object({ verdict: VerdictSchema }, { additionalProperties: false });

/** The number of visitors by vote. */
export const TalliesSchema = Type.Object({
  cut: Type.Integer({ minimum: 0 }),
  grow: Type.Integer({ minimum: 0 }),
  'set-down': Type.Integer({ minimum: 0 }),
});
export type Tallies = Static<typeof TalliesSchema>;

/**
 * GET and POST /api/judgment. Both fields are null before the visitor has voted, so that the tallies influence no vote.
 */
export const JudgmentReplySchema = Type.Object({
  verdict: Type.Union([VerdictSchema, Type.Null()]),
  tallies: Type.Union([TalliesSchema, Type.Null()]),
});
export type JudgmentReply = Static<typeof JudgmentReplySchema>;
