import { type Static, Type } from 'typebox';

/**
 * GET /api/archive/:filename: 200 once three clicks of this visitor are on record, 403 before, 404 for no such file.
 */
export const ArchiveFragmentSchema = Type.Object({ filename: Type.String(), fragment: Type.String() });
export type ArchiveFragment = Static<typeof ArchiveFragmentSchema>;
