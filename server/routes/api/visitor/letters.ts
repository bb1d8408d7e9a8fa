import { letterAfterTheEnd, type PersonalizedNote } from '#contract/visitor.ts';
import { ending } from '../../../content/ending/ending.ts';
import { letters } from '../../../content/letters/letters.ts';

/** The letters up to a phase, in order of phase, and after the end the one from all five. R-PRO-02. */
export const lettersUpTo = (phaseUnlocked: number, hasEnded: boolean): PersonalizedNote[] => [
  ...([1, 2, 3, 4, 5] as const)
    .filter((phase) => phase <= phaseUnlocked)
    .map((phase) => ({ phase, ...letters[phase] })),
  ...(hasEnded ? [{ phase: letterAfterTheEnd, ...ending.letter }] : []),
];
