import { wordsOf } from './fold.ts';

/** A word, or consecutive words joined together. */
export interface AdjacentWords {
  readonly joined: string;
  /** Number of joined words, 1 or more. */
  readonly count: number;
  /** Length of the longest of these words, in letters. */
  readonly longest: number;
  /** The three preceding words, separated by spaces. */
  readonly before: string;
}

/** Length of the longest listed word or phrase, in letters. */
const mostLetters = 30;

/** Every word of a text, and all consecutive words up to 30 letters, so that spaces and dots hide nothing. */
export function* adjacentWords(text: string): Generator<AdjacentWords, void> {
  const words = wordsOf(text);
  for (let start = 0; start < words.length; start += 1) {
    const before = words.slice(Math.max(0, start - 3), start).join(' ');
    let joined = '';
    let longest = 0;
    for (let end = start; end < words.length; end += 1) {
      const word = words[end] ?? '';
      joined += word;
      longest = Math.max(longest, word.length);
      if (joined.length > mostLetters) break;
      yield { joined, count: end - start + 1, longest, before };
    }
  }
}
