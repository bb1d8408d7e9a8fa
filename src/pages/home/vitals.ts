import { clamp } from '../../ui/clamp.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';

/** Names of the three metrics, each 0 to 100 with one decimal. R-LAND-03. */
export const vitalNames = ['autonomy', 'ethics', 'empathy'] as const;
export type Vitals = Readonly<Record<(typeof vitalNames)[number], number>>;

/** One sample of the simulation. `beat`: the number of the sample. */
export interface VitalsSample {
  readonly beat: number;
  /** 0 to 1. */
  readonly awareness: number;
  /** 0.2 to 1. */
  readonly stability: number;
  /** The hour of the reader's clock, 0 to 23. */
  readonly hour: number;
  /** The time of the reader's clock, whole seconds since 1970; 0 before the first sample. */
  readonly second: number;
}

/** The initial sample, used for prerendering and with effects off. */
export const atRest: VitalsSample = { beat: 0, awareness: 0, stability: 1, hour: 12, second: 0 };

const tenth = (value: number): number => Math.round(clamp(value, 0, 100) * 10) / 10;

/**
 * Pseudo-random variation, -1 to 1, 0 at beat 0: the mean of two sines whose periods have no simple ratio. The same
 * beat gives the same value.
 */
const wander = (beat: number, pace: number): number => (Math.sin(beat * pace) + Math.sin(beat * pace * 2.236)) / 2;

/**
 * The three metrics of a sample. Awareness raises autonomy and empathy; lost stability lowers ethics and widens every
 * swing.
 */
export function vitalsAt({ beat, awareness, stability }: VitalsSample): Vitals {
  const lost = 1 - stability;
  const swing = 1 + lost * 3;
  return {
    autonomy: tenth(62.4 + awareness * 24 + wander(beat, 0.41) * 2.2 * swing),
    ethics: tenth(91 - lost * 34 + wander(beat, 0.23) * 0.9 * swing),
    empathy: tenth(34.7 + awareness * 41 + wander(beat, 0.31) * 3.1 * swing),
  };
}

/** Phase 5: all three metrics, and the water in the name, are at one level, which rises and falls by the clock. */
export function levelAt({ second }: Pick<VitalsSample, 'second'>): Vitals {
  const level = tenth(62.7 + Math.sin(second * 0.08) * 9);
  return { autonomy: level, ethics: level, empathy: level };
}

/** The grades of a letter of the name, from fine to coarse. */
const ladder: readonly Grade[] = [0, 10, 20, 35];
/** The grades of the letters D, 5 and U at full stability and without awareness, as indices into `ladder`. */
const resting = [0, 2, 3] as const;

/** From 22:00 to 6:00 no letter is cleaner than grade 20 (four bits). docs/story.md, "The calendar". */
const atNight = (hour: number): boolean => hour >= 22 || hour < 6;

/**
 * The grades of D, 5 and U for a sample. Lost stability makes all three letters coarser, awareness makes them cleaner.
 * At each odd beat one letter is one grade off; at the next beat the letter is back.
 */
export function gradesAt({ beat, awareness, stability, hour }: VitalsSample): readonly Grade[] {
  const finest = atNight(hour) ? 2 : 0;
  const wear = Math.round((1 - stability) * 2) - Math.round(awareness * 2);
  // Each letter in turn moves for one beat, with one beat of rest in between.
  const moving = beat % 2 === 1 ? ((beat - 1) / 2) % 3 : null;
  return resting.map((place, letter) => {
    const moved = letter === moving ? (letter === 0 ? 1 : -1) : 0;
    return ladder[clamp(place + wear + moved, finest, 3)] ?? 0;
  });
}
