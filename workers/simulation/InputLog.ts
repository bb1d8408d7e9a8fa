import type { SimulationOptions } from '#contract/simulation.ts';
import { logText, type LogEntry } from '#core/replay.ts';

/** About five hours of ticks, or 8 MB of telemetry, whichever comes first. */
const logEntryLimit = 20_000;
const logNumberLimit = 1_000_000;

/**
 * Every input since `base`. Once a limit is passed the log starts over from a snapshot of that moment: it always replays
 * to the present bytes, and forgets only how the distant past came about. B-WRK-01.
 */
export class InputLog {
  readonly #options: Omit<SimulationOptions, 'snapshot'>;
  #base: string;
  #entries: LogEntry[] = [];
  #numbers = 0;

  constructor({ seed, sessionId, hour, speed, narrative, protocolDigests }: SimulationOptions, base: string) {
    this.#options = { seed, sessionId, hour, speed, narrative, protocolDigests };
    this.#base = base;
  }

  add(entry: LogEntry): void {
    this.#entries.push(entry);
    if (entry.input.kind === 'telemetry') this.#numbers += entry.input.batch.records.length;
  }

  get isFull(): boolean {
    return this.#entries.length >= logEntryLimit || this.#numbers >= logNumberLimit;
  }

  /** Starts over from the snapshot `base`. */
  rebase(base: string): void {
    this.#base = base;
    this.#entries = [];
    this.#numbers = 0;
  }

  /** For `replayLog`; `end` is the snapshot of now. */
  text(end: string): string {
    return logText({ version: 1, options: this.#options, base: this.#base, entries: this.#entries, end });
  }
}
