import { scrypt } from '@noble/hashes/scrypt.js';
import { bytesToHex } from '@noble/hashes/utils.js';
import { longestWord, shortestWord } from '#contract/secretWords.ts';
import type { ProtocolDigests } from '#contract/simulation.ts';

/**
 * One digest takes about 22 ms in the worker and 4 MB of memory, so guessing thousands of words is slow. A dictionary
 * word cannot stay secret permanently, but guessing it from the bundle is more work than solving the riddle. The core
 * uses a package, because the platform's own digests are asynchronous.
 */
const cost = { N: 4096, r: 8, p: 1, dkLen: 16 };

/** The digest of a lower-case word with a salt, 32 hex digits. Pure; never throws. B-SEC-01. */
export const digestOf = (word: string, salt: string): string => bytesToHex(scrypt(word, salt, cost));

/** Whether this text is a secret word. Never throws. */
export const isSecretWord = (word: string, { salt, digests }: ProtocolDigests): boolean =>
  digests.length > 0 &&
  word.length >= shortestWord &&
  word.length <= longestWord &&
  digests.includes(digestOf(word, salt));
