import type { SimulationInput, SimulationOptions } from '#contract/simulation.ts';
import { step } from './advance.ts';
import { restoreSnapshot, snapshotText } from './snapshot.ts';

export interface LogEntry {
  /** Simulation time at which the input took effect, epoch ms. */
  readonly atMs: number;
  readonly input: SimulationInput;
}

/** A log: where it starts and ends, as snapshots, and every input between. `options` are for the reader of the file. */
export interface ReplayLog {
  readonly version: 1;
  readonly options: Omit<SimulationOptions, 'snapshot'>;
  readonly base: string;
  readonly entries: readonly LogEntry[];
  /** What a replay must come to, byte for byte. */
  readonly end: string;
}

/**
 * The log as text. JSON has no typed arrays: telemetry is written as plain numbers, and null for one that is not finite,
 * of which the rules pass over one like another.
 */
export const logText = (log: ReplayLog): string =>
  JSON.stringify(log, (_key, value: unknown) => (value instanceof Float64Array ? Array.from(value) : value));

/**
 * Plays a log, as `exportLog` gave it, to its end and returns the snapshot there: byte for byte the one that the worker
 * gives. Throws a RangeError for a text that is no log of this version. B-WRK-01.
 */
export function replayLog(text: string): string {
  const log = parseLog(text);
  let { state } = restoreSnapshot(log.base);
  const { random } = restoreSnapshot(log.base);
  for (const { atMs, input } of log.entries) state = step(state, revive(input), atMs, random).state;
  return snapshotText(state, random);
}

/** Reads a log. Throws a RangeError for a text that is none of this version. */
export function parseLog(text: string): ReplayLog {
  try {
    const log = JSON.parse(text) as ReplayLog;
    if (log.version === 1 && Array.isArray(log.entries)) return log;
  } catch {
    // Falls through: a text that cannot be parsed and one of another form are the same mistake.
  }
  throw new RangeError('The log is not one of this simulation.');
}

function revive(input: SimulationInput): SimulationInput {
  if (input.kind !== 'telemetry') return input;
  const written: Iterable<number | null> = input.batch.records;
  return { ...input, batch: { ...input.batch, records: Float64Array.from(written, (number) => number ?? Number.NaN) } };
}
