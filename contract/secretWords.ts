/** A secret word has five to nine letters. docs/story.md, "Secret words". */
export const shortestWord = 5;
export const longestWord = 9;

/**
 * Number of check values for each length. A check is a short hash: one in 128 words of the same length has the same
 * check.
 */
const checksOfLength = 128;

/** All check values are below this number. */
export const checkCount = checksOfLength * (longestWord + 1);

/**
 * Adds one letter to the hash of a word, from the last letter to the first; start with 0. Pure. `code`: an ASCII
 * letter. The hash is fast and reveals little. The page sends the worker only words with the check of a secret word.
 */
export const mixLetter = (mixed: number, code: number): number => Math.imul(mixed ^ code ^ 0x9e37_79b9, 0x0100_0193);

/**
 * The check of a word of `letters` letters, from its hash. The check depends on the length, which is no secret
 * (/protocol). Otherwise five times as many words would have one of the four checks.
 */
export function checkOf(mixed: number, letters: number): number {
  const spread = Math.imul(mixed ^ (mixed >>> 16), 0x85eb_ca6b);
  return letters * checksOfLength + ((spread ^ (spread >>> 13)) & (checksOfLength - 1));
}

/** The check of a whole lower-case word. */
export function wordCheck(word: string): number {
  let mixed = 0;
  for (let at = word.length - 1; at >= 0; at -= 1) mixed = mixLetter(mixed, word.charCodeAt(at));
  return checkOf(mixed, word.length);
}
