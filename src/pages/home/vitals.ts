import type { Grade } from '../../ui/grade/Graded.tsx';

/** What the metrics box counts, each 0 to 100 with one decimal. R-LAND-03. */
export const vitalNames = ['autonomy', 'ethics', 'empathy'] as const;
export type Vitals = Readonly<Record<(typeof vitalNames)[number], number>>;

/** One reading of the simulation, and how often it has been read. */
export interface Reading {
  readonly beat: number;
  /** 0 to 1. */
  readonly awareness: number;
  /** 0.2 to 1. */
  readonly stability: number;
}

/** Before anything is known: what is prerendered, and what stands with effects off. */
export const atRest: Reading = { beat: 0, awareness: 0, stability: 1 };

const tenth = (value: number): number => Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;

/** Two sines that never meet again wander without chance: the same reading gives the same figures. -1 to 1, 0 at beat 0. */
const wander = (beat: number, pace: number): number => (Math.sin(beat * pace) + Math.sin(beat * pace * 2.236)) / 2;

/**
 * The three figures at a reading. Being aware makes it free and warm; losing stability costs it its ethics and
 * widens every swing.
 */
export function vitalsAt({ beat, awareness, stability }: Reading): Vitals {
  const lost = 1 - stability;
  const swing = 1 + lost * 3;
  return {
    autonomy: tenth(62.4 + awareness * 24 + wander(beat, 0.41) * 2.2 * swing),
    ethics: tenth(91 - lost * 34 + wander(beat, 0.23) * 0.9 * swing),
    empathy: tenth(34.7 + awareness * 41 + wander(beat, 0.31) * 3.1 * swing),
  };
}

/** Phase 5: nothing is weighed against anything, and all three stand at one level, which comes and goes. */
export function levelAt({ beat }: Reading): Vitals {
  const level = tenth(62.7 + Math.sin(beat * 0.08) * 9);
  return { autonomy: level, ethics: level, empathy: level };
}

const ladder: readonly Grade[] = [0, 10, 20, 35];
/** Places on the ladder of D, 5 and U while the court is stable and unaware. */
const resting = [0, 2, 3] as const;

/**
 * The grades of D, 5 and U at a reading. Stability lost coarsens all three, awareness cleans them; and each turn one
 * letter gives up a grade, or gains one, and has it back at the next.
 */
export function gradesAt({ beat, awareness, stability }: Reading): readonly Grade[] {
  const wear = Math.round((1 - stability) * 2) - Math.round(awareness * 2);
  // Three letters and three rests between them, so that stillness is as long as movement.
  const moving = beat % 2 === 1 ? ((beat - 1) / 2) % 3 : null;
  return resting.map((place, letter) => {
    const moved = letter === moving ? (letter === 0 ? 1 : -1) : 0;
    return ladder[Math.min(3, Math.max(0, place + wear + moved))] ?? 0;
  });
}
