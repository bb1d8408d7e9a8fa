const minuteMs = 60_000;

/** Limits log lines: at most `perMinute` of one kind in a minute. Counts the suppressed ones. */
export class Sampler {
  readonly #perMinute: number;
  readonly #clock: () => number;
  readonly #counts = new Map<string, number>();
  #startedAt = 0;

  /** `clock` in epoch ms. A minute begins with the first counted line after the previous minute. */
  constructor(perMinute: number, clock: () => number) {
    this.#perMinute = perMinute;
    this.#clock = clock;
  }

  /** Counts a line of this kind; true when it may be written. */
  allows(kind: string): boolean {
    if (this.#counts.size === 0) this.#startedAt = this.#clock();
    const count = (this.#counts.get(kind) ?? 0) + 1;
    this.#counts.set(kind, count);
    return count <= this.#perMinute;
  }

  /** True when the minute is over. */
  get isOver(): boolean {
    return this.#counts.size > 0 && this.#clock() - this.#startedAt >= minuteMs;
  }

  /** Ends the minute. Returns the number of suppressed lines by kind, without zeros. */
  end(): { readonly kind: string; readonly suppressed: number }[] {
    const kinds = [...this.#counts].filter(([, count]) => count > this.#perMinute);
    this.#counts.clear();
    return kinds.map(([kind, count]) => ({ kind, suppressed: count - this.#perMinute }));
  }
}
