import { clamp } from '../../ui/clamp.ts';

/** The column that was preferred. */
export type Side = 'left' | 'right';

/** One preference. `tookMs`: its duration; null if it was made before a reload. */
export interface Beat {
  readonly side: Side;
  readonly tookMs: number | null;
}

/** Length of the whole trace in its own units: eleven beats and the rests between them. */
export const traceLength = 1000;
const shortest = 60;
const longest = 88;
/** A time of `quickMs` or less gives the shortest step, a time of `slowMs` or more the longest step. */
const quickMs = 1000;
const slowMs = 20_000;
const restMs = { least: 700, most: 4000, unknown: 1600 } as const;

/** Length of the step of one preference, by the logarithm of its time: 60 to 88 units. */
export function stepOf(tookMs: number | null): number {
  if (tookMs === null) return (shortest + longest) / 2;
  const share = Math.log(tookMs / quickMs) / Math.log(slowMs / quickMs);
  return shortest + (longest - shortest) * clamp(share, 0, 1);
}

/** Length of the trace so far, in units. */
export const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { tookMs }) => sum + stepOf(tookMs), 0);

/**
 * The trace so far as an SVG path along x: flat, with one beat for each preference. A beat for the left column is below
 * the line, for the right column above it.
 */
export function traceOf(beats: readonly Beat[]): string {
  let at = 0;
  let path = 'M0 0';
  for (const { side, tookMs } of beats) {
    at += stepOf(tookMs);
    const to = side === 'left' ? 1 : -1;
    path += `H${(at - 26).toFixed(1)}q4 ${-4 * to} 8 0l4 ${3 * to}l5 ${46 * to}l6 ${-60 * to}l4 ${11 * to}h6`;
  }
  return path;
}

/** The period of the tip's own beat: the reader's average time, within 700 to 4000 ms; 1600 ms if no time is known. */
export function restOf(beats: readonly Beat[]): number {
  const took = beats.flatMap(({ tookMs }) => tookMs ?? []);
  if (took.length === 0) return restMs.unknown;
  const mean = took.reduce((sum, ms) => sum + ms, 0) / took.length;
  return Math.round(clamp(mean, restMs.least, restMs.most));
}

/** Number of steps in a beat of the tip, and number of these steps that go up. */
export const tipSteps = 14;
const upSteps = 5;
/** Share of its period in which the tip beats. For the remaining time the tip rests. */
const beatRatio = 0.4;
const lowest = 0.2;

/** Milliseconds from one step of the tip to the next. */
export const stepMsOf = (restMs: number): number => Math.round((restMs * beatRatio) / tipSteps);

/** Height of the tip after a number of steps, 0.2 at rest to 1. */
export function heightAt(step: number): number {
  const share = step <= upSteps ? step / upSteps : (tipSteps - step) / (tipSteps - upSteps);
  return lowest + (1 - lowest) * share;
}

/** The sides of a path of choices: the first choice of each pair is the left one. */
export const sidesOf = (path: string): Side[] =>
  path === '' ? [] : path.split('.').map((step) => (step === '0' ? 'left' : 'right'));
