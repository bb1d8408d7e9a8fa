import { mutate } from 'swr';
import { apiPaths } from '#contract/paths.ts';
import type { SimulationChange } from '#contract/simulation.ts';
import type { Profile, UnlockedProtocol } from '#contract/visitor.ts';
import { confirmWord } from '../api/protocol.ts';
import { protocolTexts } from '../content/protocolTexts.ts';
import { effectsModeAtom } from '../state/effects.ts';
import { profileAtom } from '../state/profile.ts';
import { breakingAtom, protocolsAtom, wordAnswerAtom } from '../state/protocols.ts';
import { showToastAtom } from '../state/toasts.ts';
import type { Store } from './App.tsx';

/**
 * Takes the words that the simulation has heard to the registry, and says what came of it. Nothing is shown before the
 * server has confirmed; a word that could not be put to it is kept in memory until `askAgain`. `onBroken` is told, once for
 * each seal, how many are broken by now. R-SEC-01.
 */
export function protocolDesk(store: Store, onBroken: (seals: number) => void) {
  const waiting = new Set<string>();
  const underWay = new Set<string>();
  const announced = new Set<string>();

  const ask = async (word: string): Promise<void> => {
    if (underWay.has(word)) return;
    underWay.add(word);
    // The next profile may hold the clause before its reply is here: a seal is new by what was known when it was asked for.
    const wasSealed = waiting.has(word) || store.get(profileAtom) !== null;
    const reply = await confirmWord(word);
    underWay.delete(word);
    if (reply === 'unanswered') {
      waiting.add(word);
      return;
    }
    waiting.delete(word);
    if (reply === 'refused') {
      store.set(wordAnswerAtom, 'missed');
      return;
    }
    // A worker that was started anew may hear again what the first one had heard.
    if (announced.has(word) || (isUnlocked(word) && !wasSealed)) {
      store.set(wordAnswerAtom, 'known');
      return;
    }
    announced.add(word);
    const broken = store.get(protocolsAtom).length + (isUnlocked(word) ? 0 : 1);
    unlock(store, reply);
    onBroken(broken);
  };

  const isUnlocked = (word: string) => store.get(protocolsAtom).some((protocol) => protocol.word === word);

  return {
    take({ protocolHeard: word, protocolMissed }: SimulationChange): void {
      if (protocolMissed === true) store.set(wordAnswerAtom, 'missed');
      if (word === undefined) return;
      store.set(wordAnswerAtom, isUnlocked(word) ? 'known' : 'heard');
      if (!isUnlocked(word)) void ask(word);
    },
    /** Puts to the server what it could not be asked before. */
    askAgain(): void {
      for (const word of waiting) void ask(word);
    },
  };
}

function unlock(store: Store, { word, title, text }: UnlockedProtocol): void {
  const protocol = { word, title, text };
  if (store.get(effectsModeAtom) !== 'off') store.set(breakingAtom, protocol);
  store.set(wordAnswerAtom, 'broken');
  store.set(showToastAtom, { title: protocolTexts.notice(title), text: protocolTexts.noticeText });
  const withIt = (profile: Profile | undefined) =>
    profile === undefined || profile.protocols.some((known) => known.word === word)
      ? profile
      : { ...profile, protocols: [...profile.protocols, protocol] };
  // A profile that is still on its way was asked for before this; the next one has the list.
  void mutate<Profile>(apiPaths.profile, withIt);
}
