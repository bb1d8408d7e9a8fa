import { type Disturbance, type GlitchKind, glitchKinds, type ReadingKind } from '#contract/simulation.ts';
import type { Random } from './random.ts';
import type { ReaderFacts, SimulationState } from './state.ts';

/** Shortest and longest wait at phase 0 and suspicion 0, ms. The specification says tens of seconds to minutes. */
export interface CalmWait {
  readonly shortest: number;
  readonly longest: number;
  /** Share of the wait, 0 to 1, that each phase and each point of suspicion takes away. */
  readonly takenPerPoint: number;
}

/** About eight effects in five minutes. At phase 5 and suspicion 5 the wait is two thirds as long: 20 to 30 s. */
export const calmDisturbanceWaitMs: CalmWait = { shortest: 30_000, longest: 45_000, takenPerPoint: 1 / 30 };

/** Draws the time until the next ambient overlay of a kind, ms. Spec §9, R-UI-06. */
export function ambientWaitMs(calm: CalmWait, { phase, suspicion }: ReaderFacts, random: Random): number {
  const scale = 1 - calm.takenPerPoint * (phase + suspicion);
  return Math.round((calm.shortest + random.ratio() * (calm.longest - calm.shortest)) * scale);
}

/**
 * The first effect of a page appears after at most 35 s, so that nearly every visit shows an effect. On the first page
 * of a visit it appears after 20 to 35 s. The calm wait also varies by 15 s, so each of these times is equally likely.
 */
const firstWait = { shortest: 20_000, longest: 35_000 } as const;

/**
 * The time of the next effect after the reader enters a page. R-UI-06. The result is the drawn time `nextAt`, or
 * the end of the first wait if that is earlier. The length of the first wait is computed from the drawn time.
 */
export function firstDisturbanceAt(nextAt: number, nowMs: number): number {
  const { shortest, longest } = firstWait;
  return Math.min(nextAt, nowMs + shortest + (Math.max(0, nextAt - nowMs) % (longest - shortest)));
}

/** From this phase on, one glitch in three is of a kind other than the page's own. */
const mixedFromPhase = 3;

/** Greatest share of the window's height that an effect covers. */
const mostReach = 0.5;

/** Unrest that each effect of a visit adds for the next effects, and the most that they add. */
const [unrestPerEffect, mostOfEffects] = [0.075, 0.3];

/**
 * Unrest of the page, 0 to 1: the largest of three values. The first depends on stability (1 at the minimum, 0.2), the
 * second on the phase (0.8 at phase 5), the third on the number of effects that were shown before (0.3 from the fourth
 * on). So a long visit at phase 0 sees more than single lines.
 */
export const unrestOf = (stability: number, phase: number, shownBefore: number): number =>
  Math.max((1 - stability) / 0.8, (phase * 4) / 25, Math.min(mostOfEffects, unrestPerEffect * shownBefore));

/** Share of reading effects among the ambient effects, by unrest: 0.6 on an intact page, 0.15 at unrest 1. */
export const readingShare = (unrest: number): number => 0.6 - 0.45 * unrest;

/**
 * Weight of each reading effect. Suspicion makes threads, which show the reader's own pointer, more frequent. Settling
 * shows little, and a rest of the pointer is already answered by it (src/app/answerRests.ts).
 */
const readingWeights = (suspicion: number): readonly (readonly [ReadingKind, number])[] => [
  ['pieces', 3],
  ['surprise', 3],
  ['settling', 1],
  ['threads', 2 + suspicion],
];

/**
 * Reach of a reading effect at unrest 0, as a share of the greatest, and how much each unit of unrest adds. It takes
 * more lines than a glitch, because it hides none: four at unrest 0, ten at unrest 0.3.
 */
const [leastReading, readingPerUnrest] = [0.2, 1.5];

/**
 * Draws an ambient effect at random: a reading effect or a glitch, its kind, its reach, the duration of a glitch, and
 * the seed of its appearance. `id`: the number of the effect in this visit, from 1. `own`: the page's kind of glitch.
 * R-UI-06, B-OVL-06. The reach of a first glitch is 0 (one line of text) at phase 0 and stability 1; at stability 0.2
 * it is up to half of the window's height.
 */
export function drawDisturbance(
  id: number,
  own: GlitchKind,
  { facts: { phase, suspicion }, stability }: Pick<SimulationState, 'facts' | 'stability'>,
  random: Random,
): Disturbance {
  const durationMs = random.whole(120, 240);
  const seed = random.whole(0, 0xffff_ffff);
  const unrest = unrestOf(stability, phase, id - 1);
  const greatest = mostReach * (0.5 + 0.5 * random.ratio());
  if (random.ratio() < readingShare(unrest)) {
    const reading = weighted(readingWeights(suspicion), random);
    const reach = greatest * Math.min(1, leastReading + readingPerUnrest * unrest);
    return { id, kind: 'reading', reading, reach, seed };
  }
  const reach = greatest * unrest;
  const isOther = phase >= mixedFromPhase && seed % 3 === 0;
  const others = glitchKinds.filter((kind) => kind !== own);
  return { id, kind: 'glitch', glitch: isOther ? others[seed % others.length]! : own, reach, durationMs, seed };
}

function weighted<T>(choices: readonly (readonly [T, number])[], random: Random): T {
  let left = random.ratio() * choices.reduce((sum, [, weight]) => sum + weight, 0);
  return (choices.find(([, weight]) => (left -= weight) < 0) ?? choices.at(-1)!)[0];
}
