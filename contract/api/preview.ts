import { type Static, Type } from 'typebox';
import { PhaseSchema, SuspicionSchema } from '../visitor.ts';

/**
 * The inspector's replacements for the visitor's own facts, in the query of a GET. They are always validated, and used
 * only with INSPECTOR=1. A previewed phase is shown as before the end, unless `ended` is true. B-DEV-01.
 */
export const PreviewQuerySchema = Type.Object({
  phase: Type.Optional(PhaseSchema),
  suspicion: Type.Optional(SuspicionSchema),
  /** True: the answer is the same as after the end of the story. */
  ended: Type.Optional(Type.Boolean()),
  /** A list of acts, “act:value,act:value”; server/profile/acts.ts has their names and values. */
  did: Type.Optional(Type.String({ maxLength: 1000, pattern: '^[a-z_]+:[a-z-]+(,[a-z_]+:[a-z-]+)*$' })),
});
export type PreviewQuery = Static<typeof PreviewQuerySchema>;
