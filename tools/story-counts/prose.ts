import type { VoicedLine } from './voicedLines.ts';

/** Counts of the habits of style in some lines. */
export interface ProseCounts {
  readonly lines: number;
  readonly words: number;
  readonly sentences: number;
  /** Lines with a negation. */
  readonly negations: number;
  /** Lines of two sentences or more. */
  readonly long: number;
  /** Long lines whose last sentence has at most 8 words and under 3/4 of the mean of the earlier sentences. */
  readonly shortEndings: number;
  /** Long lines whose last sentence has at most 5 words. */
  readonly veryShortEndings: number;
}

const negation = /\b(?:not|no|never|nobody|none|nothing|nor|neither|nowhere|without|cannot)\b|n[’']t\b/i;
/** The number before a statement of a list: “1. The objects agree.” */
const listNumber = /(?<=^|\s)[1-9]\. /g;
const endOfSentence = /(?<=[.!?…][”’)⟩⟧]?)\s+/;

/** The number of words: parts between spaces with a letter or a digit. */
export const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The number of words of each sentence of a text. Numbers of a list do not count as sentences. */
const sentenceLengths = (text: string): number[] =>
  text
    .replaceAll(listNumber, '')
    .split(endOfSentence)
    .map(countWords)
    .filter((words) => words > 0);

const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0);

/** Whether the last of at least two sentences has at most 8 words and under 3/4 of the mean of the sentences before. */
function hasShortEnding(lengths: readonly number[]): boolean {
  const last = lengths.at(-1) ?? 0;
  const before = lengths.slice(0, -1);
  return last <= 8 && last < (0.75 * sum(before)) / before.length;
}

/** Counts the habits of style in some lines. */
export function proseOf(lines: readonly VoicedLine[]): ProseCounts {
  const lengths = lines.map(({ text }) => sentenceLengths(text));
  const long = lengths.filter((sentences) => sentences.length > 1);
  return {
    lines: lines.length,
    words: sum(lines.map(({ text }) => countWords(text))),
    sentences: sum(lengths.map((sentences) => sentences.length)),
    negations: lines.filter(({ text }) => negation.test(text)).length,
    long: long.length,
    shortEndings: long.filter(hasShortEnding).length,
    veryShortEndings: long.filter((sentences) => (sentences.at(-1) ?? 0) <= 5).length,
  };
}
