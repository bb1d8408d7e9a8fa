import type { Part, Partial } from './synth.ts';

/** Bodies: the partials of a struck object. The ratios are the acoustic ones of bars, shells and strings. */
export const bar: readonly Partial[] = [
  [1, 1, 1],
  [2.76, 0.5, 0.6],
  [5.4, 0.25, 0.35],
  [8.93, 0.12, 0.2],
];
export const glass: readonly Partial[] = [
  [1, 1, 1],
  [1.006, 0.7, 0.9],
  [2.32, 0.55, 0.6],
  [4.25, 0.35, 0.35],
  [6.63, 0.18, 0.2],
];
export const prong: readonly Partial[] = [
  [1, 1, 1],
  [6.27, 0.1, 0.06],
];
export const clay: readonly Partial[] = [
  [1, 1, 1],
  [1.72, 0.6, 0.7],
  [2.9, 0.35, 0.5],
  [4.4, 0.2, 0.4],
];
const mains: readonly Partial[] = [
  [1, 1, 1],
  [2, 0.6, 1],
  [3, 0.35, 1],
  [4, 0.2, 1],
  [6, 0.12, 1],
];
export const wire: readonly Partial[] = [
  [1, 1, 1],
  [2, 0.5, 0.7],
  [3, 0.28, 0.5],
  [4, 0.14, 0.4],
];
export const plain: readonly Partial[] = [[1, 1, 1]];
/**
 * The body of all five voices, because the agents are copies of one model. The voices differ only in pitch, interval
 * and pace.
 */
export const throat: readonly Partial[] = [
  [1, 1, 1],
  [2, 0.62, 0.95],
  [3, 0.5, 0.9],
  [4, 0.22, 0.8],
  [5, 0.26, 0.75],
  [7, 0.1, 0.6],
];

export const thump = (atMs: number, hz: number, level: number): Part => ({ atMs, hz, body: plain, decayMs: 90, level });
export const click = (atMs: number, hz: number, level: number, decayMs = 14): Part => ({
  atMs,
  noiseHz: hz,
  q: 1.2,
  attackMs: 1,
  decayMs,
  level,
});
export const times = (count: number, part: (index: number) => Part): readonly Part[] =>
  Array.from({ length: count }, (_, index) => part(index));

/** Notes of a voice: a base pitch, the intervals, and the duration of a note. */
export const spoken = (hz: number, intervals: readonly number[], noteMs: number, level = 0.15): readonly Part[] =>
  intervals.flatMap((interval, index): readonly Part[] => [
    {
      atMs: index * noteMs,
      hz: hz * interval,
      body: throat,
      attackMs: noteMs * 0.2,
      holdMs: noteMs * 0.25,
      decayMs: noteMs * 0.55,
      level,
    },
    { atMs: index * noteMs, noiseHz: hz * 9, q: 2, attackMs: noteMs * 0.3, decayMs: noteMs * 0.5, level: level * 0.12 },
  ]);

export const voices = {
  archivist: spoken(146.8, [1, 1, 9 / 8, 1], 190),
  observer: spoken(220, [1, 5 / 4, 1, 9 / 8, 1], 105),
  advocate: spoken(174.6, [1, 6 / 5, 4 / 3, 6 / 5], 230),
  judge: spoken(110, [1, 1, 2 / 3], 420),
  stranger: spoken(73.4, [1, 3 / 2, Math.SQRT2], 700),
} as const;

/** Time between two knocks, after the first number of a pair, and after a pair, ms. */
const knockMs = { next: 230, half: 560, pair: 1150 } as const;

/** Knocks. Each figure is a number of knocks; a longer pause follows each second figure. */
export function knocks(figures: readonly number[]): readonly Part[] {
  let atMs = 0;
  return figures.flatMap((figure, place) => {
    const starts = Array.from({ length: figure }, (_, index) => atMs + index * knockMs.next);
    atMs = (starts.at(-1) ?? atMs) + (place % 2 === 0 ? knockMs.half : knockMs.pair);
    return starts.flatMap((at): readonly Part[] => [
      { atMs: at, hz: 182, body: bar, attackMs: 1, decayMs: 210, level: 0.13 },
      click(at, 950, 0.07, 22),
    ]);
  });
}

export const hum = (lastsMs: number, decayMs: number): Part => ({
  hz: 100,
  body: mains,
  attackMs: 30,
  holdMs: lastsMs,
  decayMs,
  level: 0.09,
});
/** One lamp that goes out: its hum, then its switch. */
export const lampOut = (atMs: number, hz: number): readonly Part[] => [
  { atMs, hz, body: mains, attackMs: 20, holdMs: 420, decayMs: 30, level: 0.08 },
  click(atMs + 440, 2600, 0.16),
  thump(atMs + 442, 210, 0.07),
];

/**
 * Maximum number of ticks in a row, because more would sound like noise. Minimum time between two ticks, ms, so that
 * they can be counted.
 */
export const mostCounted = 40;
const leastApartMs = 50;
export const apart = (stepMs = 120): number => Math.max(leastApartMs, stepMs);
