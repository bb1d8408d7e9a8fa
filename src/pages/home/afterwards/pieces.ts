/**
 * The end positions of the pieces of a text. The text is split as in the first step of a usual tokeniser: a word with
 * the space before it, up to three digits, or a run of other characters. The pieces together are the whole text.
 * B-HOME-15.
 */
export const piecesOf = (text: string): readonly number[] =>
  Array.from(
    text.matchAll(/ ?\p{L}+| ?\p{N}{1,3}| ?[^\s\p{L}\p{N}]+|\s/gu),
    ({ index, 0: piece }) => index + piece.length,
  );

/**
 * Parts of the first line, in all its versions, each with a selector for the words of the sheet on the same subject.
 */
export const attended: readonly (readonly [part: RegExp, to: string])[] = [
  [/one more|heard nothing|too much/i, '[data-line="6"]'],
  [/sitting there still|One stays/, '[data-line="0"]'],
  [/today/, '[data-line="1"]'],
  [/twenty pieces/, 'a[href="/routemap"]'],
  [/You are read|comes back up/, '[data-line="7"]'],
  [/47,000|0 cases/, '[data-part="count"]'],
  [/D5U/, '[data-letter="D"]'],
];
