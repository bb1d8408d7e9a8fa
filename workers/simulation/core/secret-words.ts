import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import type { ProtocolDigests } from '#contract/simulation.ts';

/** A secret word has five to nine letters. docs/story.md, "Secret words". */
export const shortestWord = 5;
export const longestWord = 9;

/**
 * One digest takes about 3 ms in the worker and half a megabyte of memory, so guessing thousands of words is slow. A word
 * of the dictionary cannot stay secret for good; this makes it more work to guess it from the bundle than to solve the
 * riddle. The core uses a package for it because the platform's own digests are asynchronous.
 */
const cost = { N: 512, r: 8, p: 1, dkLen: 16 };

/** The digest of a word in small letters under a salt, 32 hex digits. Pure; never throws. B-SEC-01. */
export const digestOf = (word: string, salt: string): string => bytesToHex(scrypt(word, salt, cost));

/** Whether this text is one of the secret words. Never throws. */
export const isSecretWord = (word: string, { salt, digests }: ProtocolDigests): boolean =>
  digests.length > 0 &&
  word.length >= shortestWord &&
  word.length <= longestWord &&
  digests.includes(digestOf(word, salt));

/** The secret word that the letters end with, null for none. It computes five digests at most, and none when no words are known. */
export function wordAtEnd(letters: string, known: ProtocolDigests): string | null {
  for (let length = Math.min(longestWord, letters.length); length >= shortestWord; length -= 1) {
    const word = letters.slice(-length);
    if (isSecretWord(word, known)) return word;
  }
  return null;
}
