import type { SimulationInput, SimulationOptions } from '#contract/simulation.ts';
import { step } from './advance.ts';
import { restoreSnapshot, snapshotText } from './snapshot.ts';

export interface LogEntry {
  /** Simulation time at which the input took effect, epoch ms. */
  readonly atMs: number;
  readonly input: SimulationInput;
}

export type LogOptions = Omit<SimulationOptions, 'snapshot' | 'replay' | 'keepsLog'>;

/** A log: snapshots of where it starts and ends, and every input between. `options` are for people who read the file. */
export interface ReplayLog {
  readonly version: 1;
  readonly options: LogOptions;
  readonly base: string;
  readonly entries: readonly LogEntry[];
  /** The snapshot that a replay must end with, byte for byte. */
  readonly end: string;
}

/**
 * The log as text. JSON has no typed arrays, so telemetry is written as plain numbers, with null for one that is not
 * finite: the rules ignore NaN and the infinities alike.
 */
export const logText = (log: ReplayLog): string =>
  JSON.stringify(log, (_key, value: unknown) => (value instanceof Float64Array ? Array.from(value) : value));

/**
 * Plays a log, as `exportLog` gave it, to its end and returns the snapshot there, byte for byte that of the worker. Throws
 * a RangeError for any other text and for another version. B-WRK-01.
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
    // The RangeError below says it: a text that cannot be parsed and one of another form are the same mistake.
  }
  throw new RangeError('The log is not one of this simulation.');
}

function revive(input: SimulationInput): SimulationInput {
  if (input.kind !== 'telemetry') return input;
  const written: Iterable<number | null> = input.batch.records;
  return { ...input, batch: { ...input.batch, records: Float64Array.from(written, (number) => number ?? Number.NaN) } };
}
