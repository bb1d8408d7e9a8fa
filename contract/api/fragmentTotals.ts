import { type Static, Type } from 'typebox';

/** GET /api/fragments: the number of fragments that can be found, by type. Contains no fragment ids. */
export const FragmentTotalsSchema = Type.Object({ types: Type.Record(Type.String(), Type.Integer({ minimum: 1 })) });
export type FragmentTotals = Static<typeof FragmentTotalsSchema>;
