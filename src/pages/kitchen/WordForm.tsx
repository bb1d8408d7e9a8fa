import { type FormEvent, useContext, useId, useState } from 'react';
import type { EndingReply } from '#contract/api/visitor.ts';
import type { StoryChoice } from '#contract/api/story.ts';
import { keepEndingWord, sayEndingWord } from '../../api/ending.ts';
import { endingTexts } from '../../content/endingTexts.ts';
import { ActionButton } from '../../ui/ActionButton.tsx';
import { TextField } from '../../ui/fields.tsx';
import { StoryContext } from '../../ui/story/StoryContext.ts';
import style from './style.module.css';

interface Options {
  /**
   * `word` is the choice taken once the server has recognised the word; `keep` is taken once the word is kept. Without
   * `keep` the form has no button to keep it.
   */
  readonly word: StoryChoice;
  readonly keep?: StoryChoice | undefined;
  /** Whether the form is shown at once. A reader who has kept the word gets a button that opens the form. */
  readonly isAsked: boolean;
  readonly onHeard: (choice: StoryChoice) => void;
}

type Saying =
  | { readonly state: 'waiting' | 'saying' | 'keeping' | 'failed' | 'not-kept' }
  | { readonly state: 'unheard'; readonly answer: string };

/** The message of the form about the last attempt; null before the first attempt. */
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

/**
 * Form that sends one word to the server, with a button to keep the word instead. Sends nothing while the next page of
 * the story loads: the choice could not be taken afterwards. B-END-01, B-END-02.
 */
export function WordForm({ word: wordChoice, keep, isAsked, onHeard }: Options) {
  const id = useId();
  const [isOpen, setOpen] = useState(isAsked);
  const [word, setWord] = useState('');
  const [saying, setSaying] = useState<Saying>({ state: 'waiting' });
  const { isSettled } = useContext(StoryContext);
  const isBusy = saying.state === 'saying' || saying.state === 'keeping';

  const tell = async (call: () => Promise<EndingReply>, busy: 'saying' | 'keeping', choice: StoryChoice) => {
    if (isBusy || !isSettled) return;
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
        // Without `isAsked`, the reader has just opened the form.
        autoFocus={!isAsked}
      />
      <button type="submit" data-track="say:word" aria-disabled={!isSettled || undefined}>
        {endingTexts.say}
      </button>
      {keep === undefined ? null : (
        <ActionButton
          isDisabled={!isSettled}
          data-track="say:keep"
          onClick={() => void tell(keepEndingWord, 'keeping', keep)}
        >
          {endingTexts.keep}
        </ActionButton>
      )}
      <p className={style.answer} role="status">
        {answerTo(saying)}
      </p>
    </form>
  );
}
