import { letterAfterTheEnd, type PersonalizedNote } from '#contract/visitor.ts';
import { ending } from '../../../content/ending/ending.ts';
import { letters } from '../../../content/letters/letters.ts';

/** How the story stands for a visitor: their word said, kept, or neither. */
interface Ending {
  readonly ended: boolean;
  readonly keptWord: boolean;
}

/** The last letter, from all five: one of two, and none before either end. */
function lastLetter({ ended, keptWord }: Ending) {
  if (ended) return ending.letter;
  return keptWord ? ending.letterOfTheKeptWord : null;
}

/** The letters up to a phase, in order of phase, and at the end the one from all five. R-PRO-02, B-END-02. */
export function lettersUpTo(phaseUnlocked: number, end: Ending): PersonalizedNote[] {
  const last = lastLetter(end);
  return [
    ...([1, 2, 3, 4, 5] as const)
      .filter((phase) => phase <= phaseUnlocked)
      .map((phase) => ({ phase, ...letters[phase] })),
    ...(last === null ? [] : [{ phase: letterAfterTheEnd, ...last }]),
  ];
}
