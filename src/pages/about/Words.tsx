import type { ReactElement } from 'react';
import type { Piece } from '../../content/about.ts';
import { type Amendment, readingOf, readingOfTrial, readingOfTried, turningPiece } from './amendment.ts';
import style from './style.module.css';
import type { Trials } from './useTrial.ts';

const marks = { 10: style.grade10, 20: style.grade20, 35: style.grade35 };

interface WordsProps {
  readonly pieces: readonly Piece[];
  readonly amendment: Amendment;
  readonly trials?: Trials;
}

/**
 * The present text and grade of a piece. A trial takes precedence over the current issue. No trial runs during an
 * amendment.
 */
function readingNow(piece: Piece, amendment: Amendment, trials: Trials | undefined) {
  if (trials === undefined || typeof piece === 'string' || !trials.tried.has(piece)) return readingOf(piece, amendment);
  return trials.trial?.piece === piece
    ? readingOfTrial(trials.trial, amendment.to)
    : readingOfTried(piece, amendment.to);
}

/**
 * Pieces of the Notice as they read now. An amended piece is marked only by its grade. The text between two amended
 * pieces is one element: an element that begins in the middle of a line would move when the font of the text before it
 * loads.
 */
export function Words({ pieces, amendment, trials }: WordsProps) {
  const parts: ReactElement[] = [];
  const turning = turningPiece(amendment);
  let clean = '';
  for (const [index, piece] of pieces.entries()) {
    const { text, grade } = readingNow(piece, amendment, trials);
    if (grade === 0) {
      clean += text;
      continue;
    }
    parts.push(
      <span key={`before ${index}`}>{clean}</span>,
      <span
        key={index}
        className={trials?.tried.has(piece) === true ? `${style.tried} ${marks[grade]}` : marks[grade]}
        data-trial={trials?.trial?.piece === piece || undefined}
        data-turning={piece === turning || undefined}
      >
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
