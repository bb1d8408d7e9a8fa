/** A piece of a text: where it begins, and the first character after it. */
export interface Piece {
  readonly start: number;
  readonly end: number;
}

/**
 * A text in pieces, as a tokeniser of the usual kind divides it before it looks anything up: a word with the space before it,
 * up to three figures, or a run of other signs. Together the pieces are the text. B-HOME-15.
 */
export const piecesOf = (text: string): readonly Piece[] =>
  Array.from(text.matchAll(/ ?\p{L}+| ?\p{N}{1,3}| ?[^\s\p{L}\p{N}]+|\s/gu), ({ index, 0: piece }) => ({
    start: index,
    end: index + piece.length,
  }));

/** What a part of the first line attends to: words of the same sheet that are about the same. */
export interface Attended {
  /** Matches a part of the line. */
  readonly part: RegExp;
  /** Selects the words. */
  readonly to: string;
}

/** For every version of the first line; a part that a line does not have draws nothing. */
export const attended: readonly Attended[] = [
  { part: /one more|heard nothing|too much/i, to: '[data-line="6"]' },
  { part: /sitting there still|One stays/, to: '[data-line="0"]' },
  { part: /today/, to: '[data-line="1"]' },
  { part: /twenty pieces/, to: 'a[href="/routemap"]' },
  { part: /You are read|comes back up/, to: '[data-part="entered"]' },
  { part: /47,000|0 cases/, to: '[data-part="count"]' },
  { part: /D5U/, to: '[data-letter="D"]' },
];
