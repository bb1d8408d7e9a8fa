import { type Static, Type } from 'typebox';

/** GET /api/evidence: how many pieces there are to be found, by type, and not one of their names. */
export const EvidenceSchema = Type.Object({ types: Type.Record(Type.String(), Type.Integer({ minimum: 1 })) });
export type Evidence = Static<typeof EvidenceSchema>;
