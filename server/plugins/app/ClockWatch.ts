const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** How far a process's clock may be from the database's, ms. */
export const mostSkewMs = 60_000;
/** How long a server may have been stopped, or its clock have jumped, before retention waits, ms. */
const longestGapMs = 7 * dayMs;
/** How long retention waits before it believes a clock that nothing contradicts, ms of running time. */
const waitMs = dayMs;
/** A clock that is not believed is logged once in this time, ms of running time. */
const remindMs = hourMs;

/** What a look at the clock found. `line`: a sentence for the log, once an hour at most; null when there is nothing to say. */
export interface ClockLook {
  readonly isRight: boolean;
  readonly line: string | null;
}

const days = (ms: number): string => {
  const count = Math.round(Math.abs(ms) / dayMs);
  return `${count} ${count === 1 ? 'day' : 'days'}`;
};

/**
 * Decides whether the clock may delete anything. Retention waits while the clock is a minute from the database's, or more
 * than 7 days ahead of the last time that retention went on: a clock that is wrong by a year would erase everybody. When
 * nothing but the gap speaks against the clock, as after a long stop, it is believed after a day of running. B-OPS-03.
 */
export class ClockWatch {
  readonly #uptimeMs: () => number;
  /** When the clock was first not believed, and when that was last logged, in running time. */
  #doubt: { readonly since: number; loggedAt: number } | null = null;

  /** `uptimeMs`: running time, which no change of the clock moves. */
  constructor(uptimeMs: () => number) {
    this.#uptimeMs = uptimeMs;
  }

  /**
   * `nowMs`: the clock; `lastMs`: when retention last went on, null if never; both epoch ms. `aheadMs`: how far the clock is
   * ahead of the database's, null where there is no second clock.
   */
  look({
    nowMs,
    lastMs,
    aheadMs,
  }: {
    readonly nowMs: number;
    readonly lastMs: number | null;
    readonly aheadMs: number | null;
  }): ClockLook {
    const gapMs = lastMs === null ? 0 : nowMs - lastMs;
    const isSkewed = aheadMs !== null && Math.abs(aheadMs) > mostSkewMs;
    const isGapBelieved = gapMs <= longestGapMs || this.#hasWaited();
    if (!isSkewed && isGapBelieved) {
      const line = this.#doubt === null ? null : 'the clock is believed again: what is past its term is deleted';
      this.#doubt = null;
      return { isRight: true, line };
    }
    const reason = isSkewed
      ? `it is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's`
      : `it is ${days(gapMs)} after this store was last in use. Set it right; a right one is believed after a day`;
    return { isRight: false, line: this.#isLineDue() ? `nothing is deleted by this clock: ${reason}` : null };
  }

  #hasWaited(): boolean {
    return this.#doubt !== null && this.#uptimeMs() - this.#doubt.since >= waitMs;
  }

  #isLineDue(): boolean {
    const uptime = this.#uptimeMs();
    if (this.#doubt === null) {
      this.#doubt = { since: uptime, loggedAt: uptime };
      return true;
    }
    if (uptime - this.#doubt.loggedAt < remindMs) return false;
    this.#doubt.loggedAt = uptime;
    return true;
  }
}
