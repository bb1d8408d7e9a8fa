import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { sayTexts } from '../../content/protocolTexts.ts';
import { type WordAnswer, wordAnswerAtom } from '../../state/protocols.ts';
import { sendToSimulationAtom, simulationStatusAtom } from '../../state/simulation.ts';
import style from './SecretWordForm.module.css';

interface SecretWordFormProps {
  /** Puts the focus into the field: true where the reader has just opened the form. */
  readonly isFocused?: boolean;
}

/**
 * One line for a word, for touch screens and for those who cannot type it into the air within two seconds a key. The
 * word is held against the digests on this machine; a wrong one is sent nowhere. R-SEC-01, B-A11Y-04.
 */
export function SecretWordForm({ isFocused = false }: SecretWordFormProps) {
  const id = useId();
  const [word, setWord] = useState('');
  const [hasSaid, setSaid] = useState(false);
  const [answer, setAnswer] = useAtom(wordAnswerAtom);
  const status = useAtomValue(simulationStatusAtom);
  const send = useSetAtom(sendToSimulationAtom);

  const say = (event: FormEvent) => {
    event.preventDefault();
    const said = word.trim().toLowerCase();
    if (said === '') return;
    setSaid(true);
    const mayBe = /^[a-z]{5,9}$/.test(said);
    setAnswer(mayBe ? null : 'missed');
    // Before the simulation runs the form asks to say it again, so the word is not queued as well.
    if (mayBe && status === 'running') send({ kind: 'secret-word-submitted', word: said });
    setWord('');
  };

  return (
    <form className={style.form} onSubmit={say} autoComplete="off">
      <label htmlFor={id}>{sayTexts.label}</label>
      <span className={style.line}>
        <input
          id={id}
          type="text"
          value={word}
          onChange={(event) => setWord(event.target.value)}
          maxLength={24}
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="send"
          // Somebody opened it in order to type.
          autoFocus={isFocused}
        />
        <button type="submit" data-track="say:word">
          {sayTexts.say}
        </button>
      </span>
      <span className={style.answer} role="status">
        {hasSaid ? (status === 'ended' ? sayTexts.gone : sentenceOf(answer, status === 'running')) : ''}
      </span>
    </form>
  );
}

/** Nothing for a seal that has just broken: the notice says so, and once is enough for whoever listens. */
function sentenceOf(answer: WordAnswer | null, isRunning: boolean): string {
  if (answer === 'broken') return '';
  if (answer === null) return isRunning ? '' : sayTexts.nobody;
  return answer === 'heard' ? sayTexts.asking : sayTexts[answer];
}
