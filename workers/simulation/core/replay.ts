import type { SimulationInput, SimulationOptions } from '#contract/simulation.ts';
import { step } from './advance.ts';
import { restoreSnapshot, snapshotText } from './snapshot.ts';

export interface LogEntry {
  /** Simulation time at which the input took effect, epoch ms. */
  readonly atMs: number;
  readonly input: SimulationInput;
}

export type LogOptions = Omit<SimulationOptions, 'snapshot' | 'replay' | 'keepsLog'>;

/**
 * A log: the snapshots at its start and its end, and every input between them. `options` is information for people who
 * read the file.
 */
export interface ReplayLog {
  readonly version: 1;
  readonly options: LogOptions;
  readonly base: string;
  readonly entries: readonly LogEntry[];
  /** The snapshot with which a replay must end, byte for byte. */
  readonly end: string;
}

/**
 * The log as text. JSON has no typed arrays, so telemetry becomes plain numbers. A number that is not finite becomes
 * null: the rules ignore NaN and both infinities.
 */
export const logText = (log: ReplayLog): string =>
  JSON.stringify(log, (_key, value: unknown) => (value instanceof Float64Array ? Array.from(value) : value));

/**
 * Replays a log of `exportLog`. Returns the final snapshot, equal to the worker's byte for byte. B-WRK-01. Throws a
 * RangeError for any other text and for another version.
 */
export function replayLog(text: string): string {
  const log = parseLog(text);
  let { state } = restoreSnapshot(log.base);
  const { random } = restoreSnapshot(log.base);
  for (const { atMs, input } of log.entries) state = step(state, revive(input), atMs, random).state;
  return snapshotText(state, random);
}

/** Reads a log. Throws a RangeError for any other text and for another version. */
export function parseLog(text: string): ReplayLog {
  try {
    const log = JSON.parse(text) as ReplayLog;
    if (log.version === 1 && Array.isArray(log.entries)) return log;
  } catch {
    // A text that cannot be parsed is handled like a text of another form: both throw the RangeError below.
  }
  throw new RangeError('The log is not one of this simulation.');
}

function revive(input: SimulationInput): SimulationInput {
  if (input.kind !== 'telemetry') return input;
  const written: Iterable<number | null> = input.batch.records;
  return { ...input, batch: { ...input.batch, records: Float64Array.from(written, (number) => number ?? Number.NaN) } };
}
