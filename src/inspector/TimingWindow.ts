/** Lifetime of a timing, ms. */
export const keptMs = 60_000;

/** All in ms. */
export interface TimingFigures {
  readonly last: number;
  readonly median: number;
  readonly worst: number;
}

interface Entry {
  readonly atMs: number;
  readonly ms: number;
}

/** The timings of the last minute, including a timing of exactly a minute ago. */
export class TimingWindow {
  #entries: Entry[] = [];

  add(ms: number, nowMs: number): void {
    this.#entries.push({ atMs: nowMs, ms });
  }

  /** Last, median and worst timing; null if there is none. Drops timings older than a minute. */
  figures(nowMs: number): TimingFigures | null {
    const first = this.#entries.findIndex(({ atMs }) => atMs >= nowMs - keptMs);
    this.#entries = first === -1 ? [] : this.#entries.slice(first);
    const last = this.#entries.at(-1);
    if (last === undefined) return null;
    const sorted = this.#entries.map(({ ms }) => ms).toSorted((a, b) => a - b);
    const middle = sorted.length / 2;
    const at = (index: number) => sorted[index] ?? 0;
    const median = Number.isInteger(middle) ? (at(middle - 1) + at(middle)) / 2 : at(Math.floor(middle));
    return { last: last.ms, median, worst: at(sorted.length - 1) };
  }

  /** The number of timings in the last `ms`. */
  countWithin(ms: number, nowMs: number): number {
    let count = 0;
    while ((this.#entries.at(-1 - count)?.atMs ?? -Infinity) > nowMs - ms) count += 1;
    return count;
  }
}
