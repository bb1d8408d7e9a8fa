import { useAtomValue } from 'jotai';
import type { StoryChoice } from '#contract/api/story.ts';
import { endedAtom } from '../../state/profile.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import style from './style.module.css';

interface Options {
  /**
   * Below which passage: the chair that was looked at, or a later one, from sitting down on it to the end of the votes.
   */
  readonly at: string;
  readonly choices: readonly StoryChoice[];
}

/** The next part of the speech of the five to the seated reader, in order. */
const parts = ['votes', 'recordings', 'queue'];

/**
 * The acts of the story on the sixth chair: sit down; then hear the five, part by part. After the end the word is said
 * again by one of them, before it in `AskedWord`. B-END-01, B-END-03.
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
