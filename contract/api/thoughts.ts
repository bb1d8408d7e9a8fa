import { type Static, Type } from 'typebox';

/**
 * GET /api/visitor/thoughts: the thoughts that this visitor has earned, by category. None before phase 3, fewer after
 * the end. R-TH-01.
 */
export const EarnedThoughtsSchema = Type.Record(Type.String(), Type.Array(Type.String({ maxLength: 220 })));
export type EarnedThoughts = Static<typeof EarnedThoughtsSchema>;
