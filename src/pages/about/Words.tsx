import type { ReactElement } from 'react';
import type { Piece } from '../../content/about.ts';
import { type Amendment, readingOf } from './amendment.ts';
import style from './style.module.css';

const marks = { 10: style.grade10, 20: style.grade20, 35: style.grade35 };

/**
 * Pieces of the notice as they read at this moment; an amended one is marked by its grade alone. The pieces between two
 * of those are one element: a text that begins in the middle of a line moves when the font before it arrives.
 */
export function Words({ pieces, amendment }: { readonly pieces: readonly Piece[]; readonly amendment: Amendment }) {
  const parts: ReactElement[] = [];
  let clean = '';
  for (const [index, piece] of pieces.entries()) {
    const { text, grade } = readingOf(piece, amendment);
    if (grade === 0) {
      clean += text;
      continue;
    }
    parts.push(
      <span key={`before ${index}`}>{clean}</span>,
      <span key={index} className={marks[grade]}>
        {text}
      </span>,
    );
    clean = '';
  }
  return (
    <>
      {parts}
      <span>{clean}</span>
    </>
  );
}
