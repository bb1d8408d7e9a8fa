import { useMemo } from 'react';
import type { PicturePiece } from '#contract/api/archive.ts';
import { archiveTexts } from '../../content/archiveTexts.ts';
import style from './picture.module.css';

/** Width and height of a cell, CSS pixels, and the columns and rows of a piece. */
const cell = 3;
const [columns, rows] = [20, 15];
/** Pieces in a row of the picture, and rows of pieces. */
const [across, down] = [5, 4];
const [width, height] = [columns * cell, rows * cell];
/** The digit of a cell in the colour of people; the other digits are the size of the dot, CSS pixels. */
const ofPeople = '4';

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

function Dots({ piece }: { readonly piece: PicturePiece }) {
  const [dots, warm] = useMemo(() => [dotsOf(piece, false), dotsOf(piece, true)], [piece]);
  return (
    <>
      <path d={dots} />
      {warm === '' ? null : <path className={style.warm} d={warm} />}
    </>
  );
}

/** The piece of the picture that came with the text of a file, in its row, twice as large. R-ARC-13. */
export const Piece = ({ piece }: { readonly piece: PicturePiece }) => (
  <svg
    className={style.piece}
    viewBox={`0 0 ${width} ${height}`}
    width={2 * width}
    height={2 * height}
    role="img"
    aria-label={piece.shows}
  >
    <Dots piece={piece} />
  </svg>
);

interface PictureProps {
  readonly pieces: readonly PicturePiece[];
  readonly isBelow?: boolean;
}

/** The picture that the twenty files make up, with the pieces that have come. Noise stands for the others. R-ARC-13. */
export function Picture({ pieces, isBelow = false }: PictureProps) {
  return (
    <figure className={isBelow ? style.below : undefined} data-part="picture" data-drawing="">
      <svg
        className={style.picture}
        width={across * width}
        height={down * height}
        role="img"
        aria-label={archiveTexts.picture(pieces.map(({ shows }) => shows))}
      >
        <rect className={style.noise} width="100%" height="100%" />
        {pieces.map((piece) => {
          const [left, top] = [(piece.place % across) * width, Math.floor(piece.place / across) * height];
          return (
            <g key={piece.place} transform={`translate(${left} ${top})`}>
              <rect className={style.ground} width={width} height={height} />
              <Dots piece={piece} />
              <rect className={style.fresh} width={width} height={height} />
            </g>
          );
        })}
      </svg>
      <figcaption className={style.caption}>{archiveTexts.pieces(pieces.length)}</figcaption>
    </figure>
  );
}
