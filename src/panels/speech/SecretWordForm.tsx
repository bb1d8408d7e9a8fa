import { useAtomValue } from 'jotai';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router-dom';
import { longestSaying } from '#contract/saying.ts';
import { sayTexts } from '../../content/sayTexts.ts';
import { type Exchange, exchangesAtom } from '../../state/exchanges.ts';
import { TextField } from '../../ui/fields.tsx';
import style from './SecretWordForm.module.css';
import { useSaying } from './useSaying.ts';

interface SecretWordFormProps {
  /** Focuses the field: true when the reader has just opened the form. */
  readonly isFocused?: boolean;
}

/**
 * An input line for any saying, including a secret word. It is for touch screens, and for readers who cannot type a
 * secret word on the page within two seconds a key. R-SEC-01, B-SAY-06, B-A11Y-04. The worker compares the saying with
 * the digests on this device; if the saying is not a secret word, the server answers. The last three exchanges stay
 * above the field.
 */
export function SecretWordForm({ isFocused = false }: SecretWordFormProps) {
  const id = useId();
  const [words, setWords] = useState('');
  const { state, say } = useSaying((unanswered) => setWords((now) => (now === '' ? unanswered : now)));
  const exchanges = useAtomValue(exchangesAtom);
  const [hasSaid, setHasSaid] = useState(false);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (words.trim() === '') return;
    setHasSaid(true);
    say(words.trim());
    setWords('');
  };

  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // On a phone a long answer pushes the field out of view. jsdom has no scrollIntoView.
    if (hasSaid && state === 'answered') field.current?.scrollIntoView?.({ block: 'nearest' });
  }, [hasSaid, state, exchanges]);

  const isShown = hasSaid || isFocused;
  const newest = isShown && state === 'answered' ? exchanges.at(-1) : undefined;
  const earlier = isShown ? (newest === undefined ? exchanges : exchanges.slice(0, -1)) : [];
  return (
    <form className={style.form} onSubmit={submit} autoComplete="off">
      {earlier.length > 0 ? (
        <ol className={style.earlier} data-private>
          {earlier.map((exchange, at) => (
            <li key={at} className={style.exchange}>
              <Answered exchange={exchange} />
            </li>
          ))}
        </ol>
      ) : null}
      <div className={style.answer} role="status" data-private>
        {newest === undefined ? statusOf(state) : <Answered key={exchanges.length} exchange={newest} />}
      </div>
      <label htmlFor={id}>{sayTexts.label}</label>
      <span className={style.line}>
        <TextField
          ref={field}
          id={id}
          value={words}
          onChange={(event) => setWords(event.target.value)}
          maxLength={longestSaying}
          autoCapitalize="none"
          enterKeyHint="send"
          // The reader opened the form in order to type.
          autoFocus={isFocused}
        />
        <button type="submit" data-track="say:word">
          {sayTexts.say}
        </button>
      </span>
    </form>
  );
}

/** A saying, and below it the answer with the name of the speaker. */
function Answered({ exchange: { said, answer, from, link } }: { readonly exchange: Exchange }) {
  return (
    <>
      <span className={style.said} translate="no">
        {sayTexts.said(said)}
      </span>
      <p className={style.text}>
        <span>{answer}</span>
        {link === null ? null : (
          <span>
            {' '}
            <Link to={link} translate="no" data-track={`follow:answer:${link}`}>
              {link}
            </Link>
          </span>
        )}
      </p>
      {from === '' ? null : <span className={style.from}>{from}</span>}
    </>
  );
}

const statusOf = (state: ReturnType<typeof useSaying>['state']): string => {
  if (state === 'asking') return sayTexts.asking;
  return state === 'unanswered' ? sayTexts.away : '';
};
