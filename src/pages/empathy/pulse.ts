/** To which side a beat went. */
export type Side = 'left' | 'right';

/** One preference: where it went and how long it took; null where this window did not see it made. */
export interface Beat {
  readonly side: Side;
  readonly tookMs: number | null;
}

/** In the units of the trace, which is eleven beats and their rests long. */
export const traceLength = 1000;
const shortest = 60;
const longest = 88;
/** Under a second is as quick as it gets; twenty are as long. */
const quickMs = 1000;
const slowMs = 20_000;
const restMs = { least: 700, most: 4000, unknown: 1600 } as const;

/** How far along the trace a preference moves it, by the logarithm of the time it took: 60 to 88 units. */
export function stepOf(tookMs: number | null): number {
  if (tookMs === null) return (shortest + longest) / 2;
  const share = Math.log(tookMs / quickMs) / Math.log(slowMs / quickMs);
  return shortest + (longest - shortest) * Math.min(1, Math.max(0, share));
}

/** Where the trace has got to. */
export const lengthOf = (beats: readonly Beat[]): number => beats.reduce((sum, { tookMs }) => sum + stepOf(tookMs), 0);

/** The trace so far, along x: flat, then one beat a preference. Left is below the line and right above it. */
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

/** How long the line rests between two beats of its own: the reader's average, 0.7 to 4 s. */
export function restOf(beats: readonly Beat[]): number {
  const took = beats.flatMap(({ tookMs }) => tookMs ?? []);
  if (took.length === 0) return restMs.unknown;
  const mean = took.reduce((sum, ms) => sum + ms, 0) / took.length;
  return Math.round(Math.min(restMs.most, Math.max(restMs.least, mean)));
}

/** The sides of a path of choices: of each pair the first is the left one. */
export const sidesOf = (path: string): Side[] =>
  path === '' ? [] : path.split('.').map((step) => (step === '0' ? 'left' : 'right'));
