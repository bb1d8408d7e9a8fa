import { useAtomValue } from 'jotai';
import type { StoryChoice } from '#contract/api/story.ts';
import { endedAtom, keptWordAtom } from '../../state/profile.ts';
import style from './style.module.css';
import { WordForm } from './WordForm.tsx';

interface Options {
  readonly choices: readonly StoryChoice[];
  /** Continues the story after the server has recognised the word, or has stored that the word is kept. */
  readonly onHeard: (choice: StoryChoice) => void;
}

/**
 * Asks the seated reader for one word. The server checks the word. The reader may keep the word instead. The form is
 * beside the scene, so that it covers no text; on a phone the form is one row at the bottom. B-END-01, B-END-02,
 * B-KIT-03.
 */
export function AskedWord({ choices, onHeard }: Options) {
  const hasEnded = useAtomValue(endedAtom);
  const hasKeptWord = useAtomValue(keptWordAtom);
  const choiceOf = (object: string) => choices.find((choice) => choice.object === object);
  const word = choiceOf('word');
  if (word === undefined || hasEnded) return null;
  return (
    <div className={style.track}>
      <div className={style.ask}>
        <WordForm word={word} keep={choiceOf('keep')} isAsked={!hasKeptWord} onHeard={onHeard} />
      </div>
    </div>
  );
}
