import type { Disturbance } from '#contract/simulation.ts';
import type { Random } from './random.ts';
import type { ReaderFacts } from './state.ts';

/** Shortest and longest wait at phase 0 and suspicion 0, ms. The specification says tens of seconds to minutes. */
export interface CalmWait {
  readonly shortest: number;
  readonly longest: number;
}

/** Each phase and each point of suspicion shortens the wait by this ratio; at 5 and 5 two fifths of it are left. */
const waitTakenPerPoint = 0.06;

/** At phase 5 and suspicion 5 this becomes 20 to 72 s. */
export const calmGlitchWaitMs: CalmWait = { shortest: 50_000, longest: 180_000 };

/** Draws the time until the next ambient overlay of a kind, ms. Spec §9, R-UI-06. */
export function ambientWaitMs(calm: CalmWait, { phase, suspicion }: ReaderFacts, random: Random): number {
  const scale = 1 - waitTakenPerPoint * (phase + suspicion);
  return Math.round((calm.shortest + random.ratio() * (calm.longest - calm.shortest)) * scale);
}

/** Draws a glitch: 120 to 240 ms, and the seed of its look. */
export const drawDisturbance = (id: number, random: Random): Disturbance => ({
  id,
  kind: 'glitch',
  durationMs: random.whole(120, 240),
  seed: random.whole(0, 0xffff_ffff),
});
