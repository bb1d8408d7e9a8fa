import type { PicturePiece } from '#contract/api/archive.ts';
import { archiveTexts } from '../../content/archiveTexts.ts';
import { Dots, pictureSize, pieceSize, PlacedPieces } from '../../ui/picture/Pieces.tsx';
import './recovered.css';
import style from './picture.module.css';

/** The piece of the picture that came with the text of a file, in its row, twice as large. R-ARC-13. */
export const Piece = ({ piece }: { readonly piece: PicturePiece }) => (
  <svg
    className={style.piece}
    viewBox={`0 0 ${pieceSize.width} ${pieceSize.height}`}
    width={2 * pieceSize.width}
    height={2 * pieceSize.height}
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
        {...pictureSize}
        role="img"
        aria-label={archiveTexts.picture(pieces.map(({ shows }) => shows))}
      >
        <rect className={style.noise} width="100%" height="100%" />
        <PlacedPieces pieces={pieces} />
      </svg>
      <figcaption className={style.caption}>{archiveTexts.pieces(pieces.length)}</figcaption>
    </figure>
  );
}
