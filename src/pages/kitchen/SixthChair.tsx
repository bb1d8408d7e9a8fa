import { useAtomValue } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { sayEndingWord } from '../../api/ending.ts';
import { endingTexts } from '../../content/endingTexts.ts';
import { endedAtom } from '../../state/profile.ts';
import { ChoiceButton } from '../../ui/story/ChoiceButton.tsx';
import style from './style.module.css';

interface Options {
  /** Below which of the two: the chair that was looked at, or the one that is sat on. */
  readonly at: string;
  readonly choices: readonly StoryChoice[];
  /** Goes on with the story once the word has been heard. */
  readonly onHeard: (choice: StoryChoice) => void;
}

/** The last two things to do in the kitchen: to sit down, and then to say one word, which the server knows. */
export function SixthChair({ at, choices, onHeard }: Options) {
  const hasEnded = useAtomValue(endedAtom);
  const choice = choices.find(({ object }) => object === (at === 'chair' ? 'seat' : 'word'));
  if (choice === undefined) return null;
  return at === 'chair' || hasEnded ? (
    <p>
      <ChoiceButton
        choice={choice}
        className={style.object}
        data-track={at === 'chair' ? 'examine:seat' : 'say:again'}
      />
    </p>
  ) : (
    <WordForm onHeard={() => onHeard(choice)} />
  );
}

type Saying =
  { readonly state: 'waiting' | 'saying' | 'failed' } | { readonly state: 'unheard'; readonly answer: string };

function WordForm({ onHeard }: { readonly onHeard: () => void }) {
  const id = useId();
  const [word, setWord] = useState('');
  const [saying, setSaying] = useState<Saying>({ state: 'waiting' });

  const say = async (event: FormEvent) => {
    event.preventDefault();
    const said = word.trim();
    if (said === '' || saying.state === 'saying') return;
    setSaying({ state: 'saying' });
    try {
      const { heard, answer } = await sayEndingWord(said);
      if (heard) onHeard();
      else setSaying({ state: 'unheard', answer });
    } catch {
      setSaying({ state: 'failed' });
    }
  };
  return (
    <form className={style.word} onSubmit={(event) => void say(event)}>
      <label htmlFor={id}>{endingTexts.label}</label>
      <input
        id={id}
        value={word}
        onChange={({ target }) => setWord(target.value)}
        maxLength={40}
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
      />
      <button type="submit" data-track="say:word">
        {endingTexts.say}
      </button>
      <p role="status">
        {saying.state === 'saying' ? endingTexts.saying : null}
        {saying.state === 'unheard' ? saying.answer : null}
        {saying.state === 'failed' ? endingTexts.failed : null}
      </p>
    </form>
  );
}
