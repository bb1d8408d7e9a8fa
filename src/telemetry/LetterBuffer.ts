import { checkCount, checkOf, longestWord, mixLetter, shortestWord } from '#contract/secretWords.ts';

/** Longest time between two keys of a word, ms. Spec §9, R-SEC-01. */
const keyWindowMs = 2000;
/** Number of remembered keys. */
const keyLimit = 10;

/**
 * The last ten letters typed, each at most 2 s after the previous one. R-SEC-01. About three letters in a hundred
 * complete a possible secret word. Only such a word is passed on, and the word is part of no batch. Adding a letter
 * allocates nothing.
 */
export class LetterBuffer {
  readonly #codes = new Uint8Array(keyLimit);
  #count = 0;
  #lastAtMs = 0;
  readonly #isCheck = new Uint8Array(checkCount);
  readonly #onCandidate: (word: string) => void;

  /** `checks`: the checks of the secret words (contract/secretWords.ts). */
  constructor(checks: readonly number[], onCandidate: (word: string) => void) {
    for (const check of checks) this.#isCheck[check] = 1;
    this.#onCandidate = onCandidate;
  }

  /**
   * Adds the code of one lower-case letter, typed at `atMs` of any clock. A clock that runs backwards empties the
   * buffer.
   */
  add(code: number, atMs: number): void {
    const gap = atMs - this.#lastAtMs;
    if (!(gap >= 0 && gap <= keyWindowMs)) this.#count = 0;
    this.#lastAtMs = atMs;
    this.#codes.copyWithin(0, 1);
    this.#codes[keyLimit - 1] = code;
    this.#count = Math.min(keyLimit, this.#count + 1);

    const longest = Math.min(longestWord, this.#count);
    let mixed = 0;
    for (let length = 1; length <= longest; length += 1) {
      mixed = mixLetter(mixed, this.#codes[keyLimit - length] ?? 0);
      if (length >= shortestWord && this.#isCheck[checkOf(mixed, length)] === 1) this.#onCandidate(this.#last(length));
    }
  }

  /** Whether a key at `atMs` may continue the letters so far. */
  isGoingOn(atMs: number): boolean {
    const gap = atMs - this.#lastAtMs;
    return this.#count > 0 && gap >= 0 && gap <= keyWindowMs;
  }

  #last(length: number): string {
    return String.fromCharCode(...this.#codes.subarray(keyLimit - length));
  }
}
