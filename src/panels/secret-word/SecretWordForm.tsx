import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useId, useState } from 'react';
import { wordLengths } from '../../content/protocolDigests.ts';
import { sayTexts } from '../../content/protocolTexts.ts';
import { protocolsAtom, saidWordsAtom, type WordAnswer, wordAnswerAtom } from '../../state/protocols.ts';
import { sendToSimulationAtom, simulationStatusAtom } from '../../state/simulation.ts';
import { missedSentence } from './missedSentence.ts';
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
  // The sentence for the word said last, in case it is wrong; null before the first.
  const [ifMissed, setIfMissed] = useState<string | null>(null);
  const [saidBefore, setSaidBefore] = useAtom(saidWordsAtom);
  const protocols = useAtomValue(protocolsAtom);
  const [answer, setAnswer] = useAtom(wordAnswerAtom);
  const status = useAtomValue(simulationStatusAtom);
  const send = useSetAtom(sendToSimulationAtom);

  const say = (event: FormEvent) => {
    event.preventDefault();
    const said = word.trim().toLowerCase();
    if (said === '') return;
    const mayBe = /^[a-z]{5,9}$/.test(said);
    const known = protocols.map((protocol) => protocol.word);
    setIfMissed(missedSentence({ word: said, before: saidBefore, known, lengths: wordLengths }));
    setAnswer(mayBe ? null : 'missed');
    // Before the simulation runs the form asks to say it again, so the word is neither queued nor counted as said.
    if (mayBe && status === 'running') send({ kind: 'secret-word-submitted', word: said });
    if (!mayBe || status === 'running') setSaidBefore([...saidBefore, said]);
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
        {ifMissed === null
          ? ''
          : status === 'ended'
            ? sayTexts.gone
            : sentenceOf(answer, ifMissed, status === 'running')}
      </span>
    </form>
  );
}

/** Nothing for a seal that has just broken: the notice says so, and once is enough for whoever listens. */
function sentenceOf(answer: WordAnswer | null, ifMissed: string, isRunning: boolean): string {
  if (answer === 'broken') return '';
  if (answer === null) return isRunning ? '' : sayTexts.nobody;
  if (answer === 'missed') return ifMissed;
  return answer === 'heard' ? sayTexts.asking : sayTexts.known;
}
