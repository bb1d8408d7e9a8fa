import { type Static, Type } from 'typebox';

/**
 * GET /api/archive/:filename: 200 after three clicks of this visitor on the file, 403 before, 404 for an unknown file.
 */
export const ArchiveFragmentSchema = Type.Object({ filename: Type.String(), fragment: Type.String() });
export type ArchiveFragment = Static<typeof ArchiveFragmentSchema>;
