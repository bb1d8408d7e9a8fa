import type { PersonalizedNote } from '#contract/visitor.ts';
import { notes } from '../../../content/notes/notes.ts';

/** The letters of every phase reached, in order of phase. R-PRO-02. */
export const lettersUpTo = (phaseUnlocked: number): PersonalizedNote[] =>
  ([1, 2, 3, 4, 5] as const).filter((phase) => phase <= phaseUnlocked).map((phase) => ({ phase, ...notes[phase] }));
