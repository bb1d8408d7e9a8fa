import { type Static, Type } from 'typebox';
import { pictureGrid } from '../picture.ts';

const { across, down, columns, rows } = pictureGrid;
const archiveText = { filename: Type.String(), fragment: Type.String() };
/** A recovered file and its text. */
export const ArchiveTextSchema = Type.Object(archiveText);

/**
 * A piece of the picture that the files of the archive make up. `place`: 0 for the piece at the upper left, row by row.
 * `shows`: the subject in words. `rows`: a digit for each cell, 0 dark, 1 to 3 lighter, 4 of the colour of people.
 * R-ARC-13.
 */
export const PicturePieceSchema = Type.Object({
  place: Type.Integer({ minimum: 0, maximum: across * down - 1 }),
  shows: Type.String(),
  rows: Type.Array(Type.String({ pattern: `^[0-4]{${columns}}$` }), { minItems: rows, maxItems: rows }),
});
export type PicturePiece = Static<typeof PicturePieceSchema>;

/**
 * GET /api/archive/:filename: 200 after three clicks of this visitor on the file, 403 before, 404 for an unknown file.
 */
export const ArchiveFragmentSchema = Type.Object({ ...archiveText, piece: PicturePieceSchema });
export type ArchiveFragment = Static<typeof ArchiveFragmentSchema>;
