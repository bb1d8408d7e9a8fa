import { useAtom, useAtomValue, useSetAtom, useStore } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { SayReply } from '#contract/api/say.ts';
import { hashOf, mostHeard, mostMissed } from '#contract/saying.ts';
import { sayWords } from '../../api/say.ts';
import { wordLengths } from '../../content/protocolDigests.ts';
import { sayTexts } from '../../content/sayTexts.ts';
import { addExchangeAtom, heardAtom, lastHintAtom, missedAtom } from '../../state/exchanges.ts';
import { protocolsAtom, saidWordsAtom, wordAnswerAtom } from '../../state/protocols.ts';
import { sendToSimulationAtom, simulationStatusAtom } from '../../state/simulation.ts';
import { restedWordsAtom } from '../../state/trace.ts';
import { answerToLine } from './answerToLine.ts';
import { asWord } from './asWord.ts';
import { isAsLongAsOne } from './isAsLongAsOne.ts';
import { lookedAt } from './lookedAt.ts';

/** Longest wait for the worker's decision whether a word is secret, ms. */
const patienceMs = 3_000;

/** The hashes with `hash` as the latest, oldest first; at most `most`. */
const withLatest = (hashes: readonly number[], hash: number, most: number): readonly number[] =>
  [...hashes.filter((each) => each !== hash), hash].slice(-most);

/**
 * `quiet`: nothing is announced. This is the state before the first saying, and after a word that broke a seal, because
 * a broken seal has its own notice.
 */
type SayingState = 'quiet' | 'asking' | 'answered' | 'unanswered';

/**
 * Sends a saying. First the worker decides whether the saying is a secret word; the server answers any other saying. A
 * question about the reader's pointer is answered here (lookedAt.ts). `onUnanswered` is called with the words of an
 * unanswered saying. R-SEC-01, B-SAY-06, B-SAY-11.
 */
export function useSaying(onUnanswered: (words: string) => void) {
  const [state, setState] = useState<SayingState>('quiet');
  // The saying of this form that waits for the worker's decision; null for none.
  const [withWorker, setWithWorker] = useState<string | null>(null);
  const [saidWords, setSaidWords] = useAtom(saidWordsAtom);
  const [missed, setMissed] = useAtom(missedAtom);
  const [lastHint, setLastHint] = useAtom(lastHintAtom);
  const setHeard = useSetAtom(heardAtom);
  const store = useStore();
  const known = useAtomValue(protocolsAtom);
  const status = useAtomValue(simulationStatusAtom);
  const send = useSetAtom(sendToSimulationAtom);
  const add = useSetAtom(addExchangeAtom);
  const { pathname } = useLocation();

  const show = (said: string, answer: string, from = '', link: string | null = null) => {
    add({ said, answer, from, link });
    setState('answered');
  };

  const showReply = async (said: string, reply: SayReply): Promise<void> => {
    const { kind, answer, from, link = null, line } = reply;
    if (kind === 'seal') {
      onUnanswered(said);
      return show(said, status === 'ended' ? sayTexts.gone : sayTexts.nobody);
    }
    if (kind === 'hint') setLastHint(reply.hint ?? null);
    const toLine = line === undefined ? null : await answerToLine(line);
    if (toLine !== null) return show(said, toLine, from, link);
    if (kind !== 'missed') return show(said, isRepeated(reply) ? sayTexts.asBefore(answer) : answer, from, link);
    const word = said.toLowerCase();
    setSaidWords([...saidWords, word]);
    setMissed(withLatest(missed, hashOf(answer), mostMissed));
    const words = known.map((protocol) => protocol.word);
    const isAsLong = isAsLongAsOne(asWord(said) ?? '', words, wordLengths);
    show(said, isAsLong ? `${answer} ${sayTexts.isAsLong}` : answer, from, link);
  };

  /**
   * Adds an answer to the heard answers. Returns true if the answer was heard before. Answers of care and hints are
   * never added. B-SAY-12.
   */
  const isRepeated = ({ kind, voice, answer }: SayReply): boolean => {
    if ((kind !== 'answer' && kind !== 'near') || voice === 'site') return false;
    const heard = store.get(heardAtom);
    const hash = hashOf(answer);
    setHeard(withLatest(heard, hash, mostHeard));
    return heard.includes(hash);
  };

  const ask = async (said: string): Promise<void> => {
    setWithWorker(null);
    setState('asking');
    try {
      await showReply(said, await sayWords(said, pathname, { hint: lastHint, missed, heard: store.get(heardAtom) }));
    } catch (error) {
      console.error('Nothing was answered.', error);
      setState('unanswered');
      onUnanswered(said);
    }
  };

  const say = (said: string): void => {
    const own = lookedAt(said, store.get(restedWordsAtom));
    if (own !== null) return show(said, own, sayTexts.lookedAt.from);
    const word = asWord(said);
    if (saidWords.includes(said.toLowerCase())) return show(said, sayTexts.missedAgain);
    if (word === null || status !== 'running') return void ask(said);
    store.set(wordAnswerAtom, null);
    setState('asking');
    setWithWorker(said);
    send({ kind: 'secret-word-submitted', word });
  };

  const decide = useEffectEvent(() => {
    const wordAnswer = store.get(wordAnswerAtom);
    if (withWorker === null || wordAnswer === null || wordAnswer === 'heard') return;
    if (wordAnswer === 'missed') return void ask(withWorker);
    setWithWorker(null);
    if (wordAnswer === 'known') show(withWorker, sayTexts.known);
    else {
      // This answer is not in the live region: the notice announces the broken seal, and one announcement is enough.
      add({ said: withWorker, answer: sayTexts.broken, from: '', link: null });
      setState('quiet');
    }
  });
  const giveUp = useEffectEvent(() => {
    if (withWorker !== null && store.get(wordAnswerAtom) === null) void ask(withWorker);
  });
  useEffect(() => {
    if (withWorker === null) return;
    const unsubscribe = store.sub(wordAnswerAtom, () => decide());
    const timer = setTimeout(() => giveUp(), patienceMs);
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [withWorker, store]);

  return { state, say };
}
