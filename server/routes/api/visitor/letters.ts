import { judgesLetter, judgesLines } from '#contract/objection.ts';
import { letterAfterTheEnd } from '#contract/narrative.ts';
import type { PersonalizedNote } from '#contract/visitor.ts';
import { ending } from '../../../content/ending/ending.ts';
import { letters } from '../../../content/letters/letters.ts';
import { objections, replies } from '../../../content/letters/replies.ts';
import { type ActsDone, replyIds } from '../../../profile/acts.ts';

/** The end of a visitor's story: the word said, withheld, or neither. */
interface Ending {
  readonly ended: boolean;
  readonly keptWord: boolean;
}

/** The last letter, from all five agents, for the word said or for the word withheld; null before both. */
function lastLetter({ ended, keptWord }: Ending) {
  if (ended) return ending.letter;
  return keptWord ? ending.letterOfTheKeptWord : null;
}

type LetterNumber = keyof typeof letters;

/** The act of a reply, for each letter except the Judge's. */
const replyActs = { 1: 'reply_archivist', 2: 'reply_observer', 3: 'reply_advocate', 5: 'reply_stranger' } as const;

/** A reply: its text, the agent's answer, and the act that is stored. */
interface LetterReply {
  readonly id: string;
  readonly text: string;
  readonly answer: string;
  readonly act: string;
  readonly value: string;
}

/** The lines of the Judge's letter without their numbers. */
const lines = letters[judgesLetter].text.split('\n').map((line) => line.replace(/^\d+\. /, ''));

/** The possible replies to a letter (1 to 5), in order. B-LET-01, B-LET-02. */
export const repliesTo = (letter: LetterNumber): readonly LetterReply[] =>
  letter === judgesLetter
    ? judgesLines.map((id, index) => ({
        id,
        text: lines[index] ?? '',
        answer: objections[id],
        act: `line_${id}`,
        value: 'objected',
      }))
    : replyIds.map((id) => ({ id, ...replies[letter][id], act: replyActs[letter], value: id }));

/** The possible replies to a letter, and the replies that were sent, with their answers. */
function correspondence(letter: LetterNumber, done: ActsDone): Pick<PersonalizedNote, 'replies' | 'answers'> {
  const offered = repliesTo(letter);
  return {
    replies: offered.map(({ id, text }) => ({ id, text })),
    answers: offered.filter(({ act, value }) => done[act] === value).map(({ id, answer }) => ({ id, answer })),
  };
}

/**
 * The letters up to a phase, in order, with their possible and sent replies; after the end, or with the word withheld,
 * also the letter from all five. R-PRO-02, B-LET-01, B-END-02.
 */
export function lettersUpTo(phaseUnlocked: number, end: Ending, done: ActsDone = {}): PersonalizedNote[] {
  const last = lastLetter(end);
  return [
    ...([1, 2, 3, 4, 5] as const)
      .filter((phase) => phase <= phaseUnlocked)
      .map((phase) => ({ phase, ...letters[phase], ...correspondence(phase, done) })),
    ...(last === null ? [] : [{ phase: letterAfterTheEnd, ...last }]),
  ];
}
