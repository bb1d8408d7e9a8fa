/** A secret word has five to nine letters. docs/story.md, "Secret words". */
export const shortestWord = 5;
export const longestWord = 9;

/** So many values has a check for each length: of 128 words as long as a given secret word, one has its check. */
const checksOfLength = 128;

/** Every check is below this. */
export const checkCount = checksOfLength * (longestWord + 1);

/**
 * The check of a word after one more letter, read from the last letter to the first; begin with 0. It is quick and tells
 * little: the page sends the worker only words with the check of a secret one. `code`: an ASCII letter. Pure.
 */
export const mixLetter = (mixed: number, code: number): number => Math.imul(mixed ^ code ^ 0x9e37_79b9, 0x0100_0193);

/**
 * The check that `mixLetter` has come to after `letters` letters, which are part of it: how long the words are is no secret
 * (/protocol), and without it five times as many words would have one of the four checks.
 */
export function checkOf(mixed: number, letters: number): number {
  const spread = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  return letters * checksOfLength + ((spread ^ (spread >>> 13)) & (checksOfLength - 1));
}

/** The check of a whole word in small letters. */
export function wordCheck(word: string): number {
  let mixed = 0;
  for (let at = word.length - 1; at >= 0; at -= 1) mixed = mixLetter(mixed, word.charCodeAt(at));
  return checkOf(mixed, word.length);
}
