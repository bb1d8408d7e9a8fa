import { remove } from 'confusables';

/** Small capitals that the list of confusable letters does not have. */
const smallCapitals: Readonly<Record<string, string>> = { ꜰ: 'f', ꜱ: 's', ꞯ: 'q' };

/** Digits that stand for letters. */
const lookalikes: Readonly<Record<string, string>> = { 0: 'o', 1: 'i', 3: 'e', 4: 'a', 5: 's', 7: 't' };

/** The text in small letters, with compatibility forms (full width, mathematical, circled) as plain ones. Any script. */
export const plainOf = (text: string): string => text.normalize('NFKC').toLowerCase();

/** The text as it looks in Latin letters: letters of other scripts by their shape, and no accents. */
export const latinOf = (text: string): string =>
  remove(text.normalize('NFKC').replace(/[ꜰꜱꞯ]/gu, (letter) => smallCapitals[letter] ?? letter))
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();

/** The text with letters in place of the digits that stand for them. */
export const withLetters = (text: string): string => text.replace(/[013457]/g, (digit) => lookalikes[digit] ?? digit);

/** The words of a text: runs of letters, marks and digits. */
export const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** The text without anything between its letters and digits. */
export const squeezed = (text: string): string => wordsOf(text).join('');
