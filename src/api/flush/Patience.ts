/** A tab asks a server that does not answer at most ten times in five minutes. Fault 5. */
const triesAtMost = 10;
const triesWithinMs = 300_000;
/** The first wait; each one after it is twice as long, up to two minutes. */
const firstWaitMs = 2000;
const longestWaitMs = 120_000;
/** A server that asks for more than an hour has mistaken itself. */
const longestAskedMs = 3_600_000;

/**
 * When a failed request may be made again. Waits are drawn between half and all of their length, so that many tabs that
 * failed together do not come back together. Times are ms of `now`, which must never run backwards.
 */
export class Patience {
  readonly #now: () => number;
  readonly #random: () => number;
  /** When the tries since the last success were made, oldest first. */
  #tries: number[] = [];
  #failures = 0;
  #notBefore = -Infinity;
  /** The server named the time itself. */
  #isAsked = false;

  constructor(now: () => number = () => performance.now(), random: () => number = Math.random) {
    this.#now = now;
    this.#random = random;
  }

  /** How long to wait for the next try, ms; 0 when it may be made now. */
  waitMs(): number {
    const now = this.#now();
    const tenth = this.#tries.at(-triesAtMost);
    const untilRoom = tenth === undefined ? 0 : tenth + triesWithinMs - now;
    return Math.max(0, this.#notBefore - now, untilRoom);
  }

  tried(): void {
    this.#tries = [...this.#tries, this.#now()].slice(-triesAtMost);
  }

  succeeded(): void {
    this.#tries = [];
    this.#failures = 0;
    this.#notBefore = -Infinity;
    this.#isAsked = false;
  }

  /** `askedMs` is what Retry-After said, null without it. It is kept, and jittered to the later side only. */
  failed(askedMs: number | null): void {
    const length = Math.min(longestWaitMs, firstWaitMs * 2 ** this.#failures);
    const waitMs = length * (0.5 + this.#random() / 2);
    const asked = Math.min(askedMs ?? 0, longestAskedMs) * (1 + this.#random() / 4);
    this.#failures += 1;
    this.#isAsked = asked > waitMs;
    this.#notBefore = this.#now() + Math.max(waitMs, asked);
  }

  /** The line is back: nothing has to be waited for, unless a server asked for it. The ten tries still hold. */
  forgive(): void {
    this.#failures = 0;
    if (!this.#isAsked) this.#notBefore = -Infinity;
  }
}
