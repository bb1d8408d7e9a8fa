import { type Static, Type } from 'typebox';

/**
 * GET /api/visitor/remarks: the remarks of the agent of this visitor's phase. None at phase 0; those of all five agents
 * after the end.
 */
export const RemarksSchema = Type.Object({
  phase: Type.Integer({ minimum: 0, maximum: 5 }),
  lines: Type.Array(Type.String({ maxLength: 90 })),
});
export type Remarks = Static<typeof RemarksSchema>;
