import type { Disturbance } from '#contract/simulation.ts';
import type { Random } from './random.ts';
import type { ReaderFacts } from './state.ts';

/** Shortest and longest wait for a reader at phase 0 whom nobody suspects. Spec §9, R-UI-06. */
export const calmWaitMs = { shortest: 45_000, longest: 180_000 } as const;
/** How much of the wait one phase, or one point of suspicion, takes away: at 5 and 5 it is 18 to 72 s. */
export const waitTakenPerPoint = 0.06;

/** Milliseconds until the next disturbance may come, drawn from the seed: 18 s to 3 minutes. R-UI-06. */
export function disturbanceWaitMs({ phase, suspicion }: ReaderFacts, random: Random): number {
  const { shortest, longest } = calmWaitMs;
  const scale = 1 - waitTakenPerPoint * (phase + suspicion);
  return Math.round((shortest + random.ratio() * (longest - shortest)) * scale);
}

/** A disturbance of 120 to 240 ms with a look of its own. */
export const drawDisturbance = (id: number, random: Random): Disturbance => ({
  id,
  kind: 'glitch',
  durationMs: random.whole(120, 240),
  seed: random.whole(0, 0xffff_ffff),
});
