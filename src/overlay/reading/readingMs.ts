import type { ReadingKind } from '#contract/simulation.ts';

/** Duration of each reading effect, ms. Reading effects are longer than a glitch, because they hide no line. */
export const readingMs: Readonly<Record<ReadingKind, number>> = {
  pieces: 1400,
  threads: 1800,
  settling: 1400,
  surprise: 2400,
};
