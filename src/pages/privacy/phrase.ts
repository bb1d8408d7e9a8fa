import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, concatBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import { generateMnemonic, mnemonicToEntropy } from '@scure/bip39';
import { wordlist } from '@scure/bip39/wordlists/english.js';

/**
 * A recovery phrase: twelve BIP 39 words, which encode 128 random bits and a checksum of 4 bits. The BIP 39 list has
 * 2,048 words that differ in their first four letters. This module is loaded only when a phrase is made or entered.
 * B-PRV-06.
 */
export interface Phrase {
  readonly words: readonly string[];
  /** The key that the server gets in place of the words. */
  readonly key: string;
}

const length = 12;
const known = new Set(wordlist);

/** Hashed with the words, so that the same words give another key on another site. */
const purpose = utf8ToBytes('d5u recovery phrase');

const phraseOf = (words: readonly string[]): Phrase => ({
  words,
  key: bytesToHex(sha256(concatBytes(purpose, mnemonicToEntropy(words.join(' '), wordlist)))),
});

/** A new phrase. */
export const makePhrase = (): Phrase => phraseOf(generateMnemonic(wordlist, 128).split(' '));

/** Parses a typed phrase, in any case and spacing. Returns an error message if it is not valid. */
export function readPhrase(text: string): Phrase | string {
  const words =
    text
      .normalize('NFKC')
      .toLowerCase()
      .match(/[a-z]+/g) ?? [];
  const wrong = words.findIndex((word) => !known.has(word));
  if (wrong >= 0) return `Word ${wrong + 1}, “${words[wrong]}”, is not in the list. Look at its spelling.`;
  if (words.length !== length) return `A phrase has twelve words, and these are ${words.length}.`;
  try {
    return phraseOf(words);
  } catch {
    return 'Each of these words is in the list, but together they are no phrase: one is wrong, or two have changed places.';
  }
}
