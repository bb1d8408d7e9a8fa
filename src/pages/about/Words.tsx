import type { ReactElement } from 'react';
import type { Piece } from '../../content/about.ts';
import { type Amendment, readingOf, readingOfTrial, readingOfTried } from './amendment.ts';
import style from './style.module.css';
import type { Trials } from './useTrial.ts';

const marks = { 10: style.grade10, 20: style.grade20, 35: style.grade35 };

interface WordsProps {
  readonly pieces: readonly Piece[];
  readonly amendment: Amendment;
  readonly trials?: Trials;
}

/** A trial goes before the issue in force. There is none while an amendment is under way. */
function readingNow(piece: Piece, amendment: Amendment, trials: Trials | undefined) {
  if (trials === undefined || typeof piece === 'string' || !trials.tried.has(piece)) return readingOf(piece, amendment);
  return trials.trial?.piece === piece
    ? readingOfTrial(trials.trial, amendment.to)
    : readingOfTried(piece, amendment.to);
}

/**
 * Pieces of the notice as they read at this moment; an amended one is marked by its grade alone. The pieces between two
 * of those are one element: a text that begins in the middle of a line moves when the font before it arrives.
 */
export function Words({ pieces, amendment, trials }: WordsProps) {
  const parts: ReactElement[] = [];
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
