import { type FormEvent, useId, useState } from 'react';
import type { EndingReply } from '#contract/api/visitor.ts';
import type { StoryChoice } from '#contract/api/story.ts';
import { keepEndingWord, sayEndingWord } from '../../api/ending.ts';
import { endingTexts } from '../../content/endingTexts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { TextField } from '../../ui/fields.tsx';
import style from './style.module.css';

interface Options {
  /**
   * The choices that are taken once the word has been heard, and once it is kept. Without the second it cannot be kept
   * here.
   */
  readonly word: StoryChoice;
  readonly keep?: StoryChoice | undefined;
  /** Whether the word is asked for. A reader who has kept it is offered a button, and gets the form on request. */
  readonly isAsked: boolean;
  readonly onHeard: (choice: StoryChoice) => void;
}

type Saying =
  | { readonly state: 'waiting' | 'saying' | 'keeping' | 'failed' | 'not-kept' }
  | { readonly state: 'unheard'; readonly answer: string };

/** The sentence of the form on the last attempt; null before one. */
function answerTo(saying: Saying): string | null {
  switch (saying.state) {
    case 'saying':
      return endingTexts.saying;
    case 'keeping':
      return endingTexts.keeping;
    case 'failed':
      return endingTexts.failed;
    case 'not-kept':
      return endingTexts.notKept;
    case 'unheard':
      return saying.answer;
    default:
      return null;
  }
}

/** The form in which one word is said to the server, with a button to keep it instead. B-END-01, B-END-02. */
export function WordForm({ word: wordChoice, keep, isAsked, onHeard }: Options) {
  const id = useId();
  const [isOpen, setOpen] = useState(isAsked);
  const [word, setWord] = useState('');
  const [saying, setSaying] = useState<Saying>({ state: 'waiting' });
  const isBusy = saying.state === 'saying' || saying.state === 'keeping';

  const tell = async (call: () => Promise<EndingReply>, busy: 'saying' | 'keeping', choice: StoryChoice) => {
    if (isBusy) return;
    setSaying({ state: busy });
    try {
      const { heard, answer } = await call();
      if (heard) onHeard(choice);
      else setSaying({ state: 'unheard', answer });
    } catch {
      setSaying({ state: busy === 'saying' ? 'failed' : 'not-kept' });
    }
  };
  const say = (event: FormEvent) => {
    event.preventDefault();
    const said = word.trim();
    if (said !== '') void tell(() => sayEndingWord(said), 'saying', wordChoice);
  };
  if (!isOpen) {
    return (
      <p>
        <ActionButton className={style.object} data-track="say:after-all" onClick={() => setOpen(true)}>
          {endingTexts.afterAll}
        </ActionButton>
      </p>
    );
  }
  return (
    <form className={style.word} onSubmit={say}>
      <label htmlFor={id}>{endingTexts.label}</label>
      <TextField
        id={id}
        value={word}
        onChange={({ target }) => setWord(target.value)}
        maxLength={40}
        autoCapitalize="none"
        enterKeyHint="send"
        // A reader who has kept the word has just asked for the field.
        autoFocus={!isAsked}
      />
      <button type="submit" data-track="say:word">
        {endingTexts.say}
      </button>
      {keep === undefined ? null : (
        <ActionButton data-track="say:keep" onClick={() => void tell(keepEndingWord, 'keeping', keep)}>
          {endingTexts.keep}
        </ActionButton>
      )}
      <p className={style.answer} role="status">
        {answerTo(saying)}
      </p>
    </form>
  );
}
