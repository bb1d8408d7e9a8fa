import { useMemo } from 'react';
import type { PicturePiece } from '#contract/api/archive.ts';
import { pictureGrid } from '#contract/picture.ts';
import style from './pieces.module.css';

const { across, down, columns, rows } = pictureGrid;
/** Width and height of a cell, CSS pixels. */
const cell = 3;
/** The digit of a cell in the colour of people; the other digits are the size of the dot, CSS pixels. */
const ofPeople = '4';

/** Size of a piece, CSS pixels. */
export const pieceSize = { width: columns * cell, height: rows * cell } as const;
/** Size of the picture, CSS pixels. */
export const pictureSize = { width: across * pieceSize.width, height: down * pieceSize.height } as const;

/** SVG path data of the dots of a piece. */
function dotsOf(piece: PicturePiece, isOfPeople: boolean): string {
  let path = '';
  for (const [y, row] of piece.rows.entries())
    for (const [x, digit] of [...row].entries()) {
      if (digit === '0' || (digit === ofPeople) !== isOfPeople) continue;
      const size = Math.min(cell, Number(digit));
      path += `M${x * cell} ${y * cell}h${size}v${size}h-${size}z`;
    }
  return path;
}

/** The dots of one piece, in the colour of the drawing and in that of people. */
export function Dots({ piece }: { readonly piece: PicturePiece }) {
  const [dots, warm] = useMemo(() => [dotsOf(piece, false), dotsOf(piece, true)], [piece]);
  return (
    <>
      <path d={dots} />
      {warm === '' ? null : <path className={style.warm} d={warm} />}
    </>
  );
}

/** The pieces at their places in the picture, each lit for a moment when it comes. R-ARC-13. */
export const PlacedPieces = ({ pieces }: { readonly pieces: readonly PicturePiece[] }) =>
  pieces.map((piece) => {
    const { width, height } = pieceSize;
    const [left, top] = [(piece.place % across) * width, Math.floor(piece.place / across) * height];
    return (
      <g key={piece.place} transform={`translate(${left} ${top})`}>
        <rect className={style.ground} width={width} height={height} />
        <Dots piece={piece} />
        <rect className={style.fresh} width={width} height={height} />
      </g>
    );
  });
