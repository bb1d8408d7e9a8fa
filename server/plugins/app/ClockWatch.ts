const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

/** Largest accepted difference between the clocks of a process and the database, ms. */
export const mostSkewMs = 60_000;
/**
 * Longest gap between the last retention step and now, by the clock, at which retention continues, ms. For rows that
 * are kept for less than two weeks it is half of their days, so that no accepted jump expires all rows.
 */
const longestGapMs = 7 * dayMs;
/** Running time after which the clock is trusted if only the gap was too long, ms. */
const waitMs = dayMs;
/** Shortest running time between two log lines about an untrusted clock, ms. */
const remindMs = hourMs;

/** The result of a clock check. `line`: a sentence for the log, at most once an hour; null for none. */
export interface ClockLook {
  readonly isRight: boolean;
  readonly line: string | null;
}

const days = (ms: number): string => {
  const count = Math.round(Math.abs(ms) / dayMs);
  return `${count} ${count === 1 ? 'day' : 'days'}`;
};

/**
 * Decides whether the clock may be used to delete rows. B-OPS-03. A clock that is wrong by a year would erase
 * everybody. Retention pauses in two cases:
 * - the clock differs from the database's by more than a minute
 * - the clock is more than 7 days ahead of the last retention step, or more than half of the days that rows are kept
 *
 * In the second case, as after a long stop, the clock is trusted after a day of running.
 */
export class ClockWatch {
  readonly #uptimeMs: () => number;
  readonly #longestGapMs: number;
  /** Running times of the first failed check and of the last log line about it; null while the clock is trusted. */
  #doubt: { readonly since: number; loggedAt: number } | null = null;

  /** `uptimeMs`: running time, independent of the clock. `daysKept`: days after which rows expire. */
  constructor(uptimeMs: () => number, daysKept: number) {
    this.#uptimeMs = uptimeMs;
    this.#longestGapMs = Math.min(longestGapMs, (daysKept * dayMs) / 2);
  }

  /**
   * Checks the clock. `nowMs`: the clock; `lastMs`: the last retention step, null for none; both epoch ms. `aheadMs`:
   * lead of the clock over the database's, null without a second clock.
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
    const isGapBelieved = gapMs <= this.#longestGapMs || this.#hasWaited();
    if (!isSkewed && isGapBelieved) {
      const line = this.#doubt === null ? null : 'the clock is trusted again; retention continues';
      this.#doubt = null;
      return { isRight: true, line };
    }
    const reason = isSkewed
      ? `it is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} the database's clock. ` +
        'Synchronise both'
      : `it is ${days(gapMs)} after the last use of this store. Correct it; a correct clock is trusted after a day`;
    return { isRight: false, line: this.#isLineDue() ? `retention paused, the clock looks wrong: ${reason}` : null };
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
