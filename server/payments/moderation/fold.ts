import { remove } from 'confusables';

/** Small capitals that are missing in the list of confusable letters. */
const smallCapitals: Readonly<Record<string, string>> = { ꜰ: 'f', ꜱ: 's', ꞯ: 'q' };

/** Digits and signs that can replace letters. */
const lookalikes: Readonly<Record<string, string>> = {
  0: 'o',
  1: 'i',
  3: 'e',
  4: 'a',
  5: 's',
  7: 't',
  '@': 'a',
  $: 's',
};
/** A word of letters, digits, @ and $, with at least one letter. */
const mixedWord = /[\p{L}\p{N}@$]*\p{L}[\p{L}\p{N}@$]*/gu;

/**
 * The text in lower case, with compatibility forms (full width, mathematical, circled) as plain letters, in any script.
 */
export const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The text as it looks in Latin letters: letters of other scripts by their shape, without accents. */
export const latinOf = (text: string): string =>
  remove(text.normalize('NFKC').replace(/[ꜰꜱꞯ]/gu, (letter) => smallCapitals[letter] ?? letter))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** The text with letters in place of digits and signs that look like them. */
export const withLetters = (text: string): string => text.replace(/[013457@$]/g, (digit) => lookalikes[digit] ?? digit);

/** The possible readings of a text with digits and signs for letters: unchanged, with 1 as i, and with 1 as l. */
export const readings = (text: string): Set<string> =>
  new Set([
    text,
    text.replace(mixedWord, withLetters),
    text.replace(mixedWord, (word) => withLetters(word.replaceAll('1', 'l'))),
  ]);

const digit = /^\p{Nd}$/u;
/** The value of a digit of any script. The ten digits of a script are consecutive. */
function valueOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  let value = 0;
  while (value < 9 && digit.test(String.fromCodePoint(code - value - 1))) value += 1;
  return `${value}`;
}
/** The text with the digits of all scripts as 0 to 9. */
export const withPlainDigits = (text: string): string => text.normalize('NFKC').replace(/[^\D0-9]|\p{Nd}/gu, valueOf);

/** The words of a text: runs of letters, marks and digits. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The letters and digits of a text, joined. */
export const squeezed = (text: string): string => wordsOf(text).join('');
