import type { SimulationOptions } from '#contract/simulation.ts';
import { logText, type LogEntry, type LogOptions } from '#core/replay.ts';

/** Limits of the log: about five hours at one input a second, or 8 MB of telemetry, whichever is reached first. */
const logEntryLimit = 20_000;
const logNumberLimit = 1_000_000;

/**
 * Every input since the snapshot `base`, for the inspector. B-WRK-01. A full log starts again from a new snapshot. The
 * earlier inputs are then lost, but a log always replays to the present state.
 */
export class InputLog {
  readonly #options: LogOptions;
  #base: string;
  #entries: LogEntry[] = [];
  #numbers = 0;

  constructor(
    { seed, sessionId, hour, speed, startedAtMs, narrative, protocolDigests }: SimulationOptions,
    base: string,
  ) {
    this.#options = { seed, sessionId, hour, speed, startedAtMs, narrative, protocolDigests };
    this.#base = base;
  }

  add(entry: LogEntry): void {
    this.#entries.push(entry);
    if (entry.input.kind === 'telemetry') this.#numbers += entry.input.batch.records.length;
  }

  get isFull(): boolean {
    return this.#entries.length >= logEntryLimit || this.#numbers >= logNumberLimit;
  }

  /** Starts again from the snapshot `base`. */
  rebase(base: string): void {
    this.#base = base;
    this.#entries = [];
    this.#numbers = 0;
  }

  /** The log for `replayLog`. `end`: a snapshot of the present state. */
  text(end: string): string {
    return logText({ version: 1, options: this.#options, base: this.#base, entries: this.#entries, end });
  }
}
