import { type Static, Type } from 'typebox';
import { PhaseSchema, SuspicionSchema } from '../visitor.ts';

/**
 * What the inspector shows in place of the visitor's own facts, in the query of a GET: used only with INSPECTOR=1 and always
 * validated. A previewed phase is shown as it is before the end, unless `ended` says otherwise. B-DEV-01.
 */
export const PreviewQuerySchema = Type.Object({
  phase: Type.Optional(PhaseSchema),
  suspicion: Type.Optional(SuspicionSchema),
  /** After the end, or before it. */
  ended: Type.Optional(Type.Boolean()),
  /** Acts as “act:value,act:value”; server/profile/acts.ts has their names and values. */
  did: Type.Optional(Type.String({ maxLength: 1000, pattern: '^[a-z_]+:[a-z-]+(,[a-z_]+:[a-z-]+)*$' })),
});
export type PreviewQuery = Static<typeof PreviewQuerySchema>;
