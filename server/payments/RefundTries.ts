const minuteMs = 60_000;
const longestWaitMs = 60 * minuteMs;

/**
 * Decides when a refund may be tried. After a failure the wait doubles, from a minute to an hour. B-INF-04. Each try
 * has its own idempotency key, because a provider repeats its answer to a key for a day, even a failure.
 */
export class RefundTries {
  readonly #clock: () => number;
  readonly #waits = new Map<string, { readonly waitMs: number; readonly until: number }>();
  readonly #underWay = new Set<string>();

  /** `clock` in epoch ms. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** The payments whose refunds are in progress, or wait after a failure. */
  get notYet(): string[] {
    const now = this.#clock();
    const waiting = [...this.#waits].filter(([, { until }]) => until > now).map(([payment]) => payment);
    return [...this.#underWay, ...waiting];
  }

  /**
   * Begins a try and returns the idempotency key of the try: the number of the present minute, the same in all
   * processes. Null while another try is in progress, or before the wait after a failure has ended.
   */
  begin(payment: string): string | null {
    if (this.notYet.includes(payment)) return null;
    this.#underWay.add(payment);
    return `${Math.floor(this.#clock() / minuteMs)}`;
  }

  /** Ends a try. */
  end(payment: string, isDone: boolean): void {
    this.#underWay.delete(payment);
    const last = this.#waits.get(payment)?.waitMs ?? minuteMs / 2;
    if (isDone) this.#waits.delete(payment);
    else {
      const waitMs = Math.min(last * 2, longestWaitMs);
      this.#waits.set(payment, { waitMs, until: this.#clock() + waitMs });
    }
  }
}
