import type { Piece } from '../../content/about.ts';
import { type Amendment, readingOf } from './amendment.ts';
import style from './style.module.css';

/** Pieces of the notice as they read at this moment; an amended one is marked by its grade alone. */
export function Words({ pieces, amendment }: { readonly pieces: readonly Piece[]; readonly amendment: Amendment }) {
  return pieces.map((piece, index) => {
    if (typeof piece === 'string') return piece;
    const { text, grade } = readingOf(piece, amendment);
    return (
      <span key={index} className={style[`grade${grade}`]}>
        {text}
      </span>
    );
  });
}
