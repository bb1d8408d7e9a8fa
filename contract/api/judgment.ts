import { type Static, Type } from 'typebox';

/** What may be found in docket 28,103: two answers, and giving none. */
export const verdicts = ['cut', 'grow', 'set-down'] as const;
export const VerdictSchema = Type.Enum([...verdicts]);
export type Verdict = (typeof verdicts)[number];

/** POST /api/judgment: one vote a visitor; a later one takes the place of the earlier. */
export const JudgmentBodySchema = Type.Object({ verdict: VerdictSchema }, { additionalProperties: false });

/** Visitors by what they voted last. */
export const TalliesSchema = Type.Object({
  cut: Type.Integer({ minimum: 0 }),
  grow: Type.Integer({ minimum: 0 }),
  'set-down': Type.Integer({ minimum: 0 }),
});
export type Tallies = Static<typeof TalliesSchema>;

/** GET and POST /api/judgment. Both are null for somebody who has not voted: nobody votes by the count. */
export const JudgmentReplySchema = Type.Object({
  verdict: Type.Union([VerdictSchema, Type.Null()]),
  tallies: Type.Union([TalliesSchema, Type.Null()]),
});
export type JudgmentReply = Static<typeof JudgmentReplySchema>;
