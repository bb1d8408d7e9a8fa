import { useAtomValue } from 'jotai';
import type { StoryChoice } from '#contract/api/story.ts';
import { endedAtom, keptWordAtom } from '../../state/profile.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import style from './style.module.css';
import { WordForm } from './WordForm.tsx';

interface Options {
  /**
   * Below which passage: the chair that was looked at, or a later one, from sitting down on it to the end of the votes.
   */
  readonly at: string;
  readonly choices: readonly StoryChoice[];
  /** Goes on with the story once the word has been heard, or is kept. */
  readonly onHeard: (choice: StoryChoice) => void;
}

/** The next part of the speech of the five to the seated reader, in order. */
const parts = ['votes', 'recordings', 'queue'];

/**
 * The acts on the sixth chair: sit down; then hear the five, part by part, and say one word, which the server knows,
 * or keep it. B-END-01, B-END-02, B-END-03.
 */
export function SixthChair({ at, choices, onHeard }: Options) {
  const hasEnded = useAtomValue(endedAtom);
  const hasKeptWord = useAtomValue(keptWordAtom);
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
      {hasEnded ? (
        button(word, 'say:again')
      ) : (
        <WordForm word={word} keep={choiceOf('keep')} isAsked={!hasKeptWord} onHeard={onHeard} />
      )}
    </>
  );
}
