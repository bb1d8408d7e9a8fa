import type { Disturbance } from '#contract/simulation.ts';
import type { Random } from './random.ts';
import type { ReaderFacts } from './state.ts';

/** Shortest and longest wait for a reader at phase 0 whom nobody suspects. The spec says tens of seconds to minutes. */
export interface CalmWait {
  readonly shortest: number;
  readonly longest: number;
}

/** How much of a wait one phase, or one point of suspicion, takes away: at 5 and 5 it is two fifths. */
const waitTakenPerPoint = 0.06;

/** 20 to 72 s at phase 5 and suspicion 5. */
export const calmGlitchWaitMs: CalmWait = { shortest: 50_000, longest: 180_000 };

/** Milliseconds until the next ambient overlay of a kind may come, drawn from the seed. Spec §9, R-UI-06. */
export function ambientWaitMs(calm: CalmWait, { phase, suspicion }: ReaderFacts, random: Random): number {
  const scale = 1 - waitTakenPerPoint * (phase + suspicion);
  return Math.round((calm.shortest + random.ratio() * (calm.longest - calm.shortest)) * scale);
}

/** A disturbance of 120 to 240 ms with a look of its own. */
export const drawDisturbance = (id: number, random: Random): Disturbance => ({
  id,
  kind: 'glitch',
  durationMs: random.whole(120, 240),
  seed: random.whole(0, 0xffff_ffff),
});
