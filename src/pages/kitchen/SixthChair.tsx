import { useAtomValue } from 'jotai';
import type { StoryChoice } from '#contract/api/story.ts';
import { endedAtom } from '../../state/profile.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import style from './style.module.css';

interface Options {
  /** Object of the passage above: `chair` before the reader sits down, later `seat` or a part of the agents' speech. */
  readonly at: string;
  readonly choices: readonly StoryChoice[];
}

/** Parts of the agents' speech to the seated reader, in order. */
const parts = ['votes', 'recordings', 'queue'];

/**
 * Choices of the scene at the sixth chair: sit down, then hear the five agents part by part. The word is said in
 * `AskedWord`. After the end of the story, a button here makes an agent say the word again. B-END-01, B-END-03.
 */
export function SixthChair({ at, choices }: Options) {
  const hasEnded = useAtomValue(endedAtom);
  const choiceOf = (object: string) => choices.find((choice) => choice.object === object);
  const button = (choice: StoryChoice, track: string) => (
    <p>
      <ChoiceButton choice={choice} className={style.object} data-track={track} />
    </p>
  );
  if (at === 'chair') {
    const seat = choiceOf('seat');
    return seat === undefined ? null : button(seat, 'examine:seat');
  }
  const word = choiceOf('word');
  if (word === undefined) return null;
  const next = choices.find(({ object }) => object !== undefined && parts.includes(object));
  return (
    <>
      {next === undefined ? null : button(next, `hear:${next.object}`)}
      {hasEnded ? button(word, 'say:again') : null}
    </>
  );
}
