import { type Static, Type } from 'typebox';
import { PhaseSchema } from '../visitor.ts';

/**
 * POST /api/visitor/consent: whether a record of the reading may be kept. With `no`, `phase` is the phase to open
 * manually. Each request opens at most one more phase.
 */
export const ConsentBodySchema = Type.Object(
  { answer: Type.Enum(['yes', 'no']), phase: Type.Optional(PhaseSchema) },
  { additionalProperties: false },
);
export type ConsentBody = Static<typeof ConsentBodySchema>;

export const ConsentReplySchema = Type.Object({
  consent: Type.Enum(['given', 'refused']),
  /** The phase opened manually; 0 where a record is kept. */
  phase: PhaseSchema,
});
export type ConsentReply = Static<typeof ConsentReplySchema>;
