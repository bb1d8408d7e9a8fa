import { checkCount, checkOf, longestWord, mixLetter, shortestWord } from '#contract/secretWords.ts';

/** Each key counts only within 2 s of the one before. Spec §9, R-SEC-01. */
const keyWindowMs = 2000;
/** The last 10 keys are kept. */
const keyLimit = 10;

/**
 * The last ten letters typed, each at most 2 s after the one before. Of a hundred letters about three end something that may
 * be a secret word; only that is passed on. It is part of no batch. Adding a letter allocates nothing. R-SEC-01.
 */
export class LetterBuffer {
  readonly #codes = new Uint8Array(keyLimit);
  #count = 0;
  #lastAtMs = 0;
  readonly #isCheck = new Uint8Array(checkCount);
  readonly #onCandidate: (word: string) => void;

  /** `checks` are those of the secret words (contract/secretWords.ts). */
  constructor(checks: readonly number[], onCandidate: (word: string) => void) {
    for (const check of checks) this.#isCheck[check] = 1;
    this.#onCandidate = onCandidate;
  }

  /** Adds the code of one small letter, typed at `atMs` of any clock. A clock that runs backwards empties the buffer. */
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

  #last(length: number): string {
    return String.fromCharCode(...this.#codes.subarray(keyLimit - length));
  }
}
