/**
 * Sizes of the picture that the files of the archive make up (R-ARC-13). `across`, `down`: pieces in a row, and rows of
 * pieces. `columns`, `rows`: cells of a piece.
 */
export const pictureGrid = { across: 5, down: 4, columns: 20, rows: 15 } as const;
