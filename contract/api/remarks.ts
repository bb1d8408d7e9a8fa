import { type Static, Type } from 'typebox';

/** From this suspicion on the agents withhold, and ask questions back (docs/story.md). */
export const withholdingSuspicion = 3;

/** GET /api/visitor/remarks: the lines that the agent of this visitor's phase may write in a margin; none at phase 0. */
export const RemarksSchema = Type.Object({
  phase: Type.Integer({ minimum: 0, maximum: 5 }),
  lines: Type.Array(Type.String({ maxLength: 90 })),
});
export type Remarks = Static<typeof RemarksSchema>;

/** Previewed facts; followed only where INSPECTOR=1, and checked wherever they are sent. */
export const RemarksQuerySchema = Type.Object({
  phase: Type.Optional(Type.Integer({ minimum: 0, maximum: 5 })),
  suspicion: Type.Optional(Type.Number({ minimum: 0, maximum: 5 })),
});
