import { mutate } from 'swr';
import { apiPaths } from '#contract/paths.ts';
import type { SimulationChange } from '#contract/simulation.ts';
import type { UnlockedProtocol } from '#contract/visitor.ts';
import { confirmWord } from '../api/protocol.ts';
import { withRetries } from '../api/retryPolicy.ts';
import { advancedFrom, advancedMessage, protocolTexts } from '../content/protocolTexts.ts';
import { showSealAtom } from '../panels/drawer/tabs.ts';
import { effectsModeAtom } from '../state/effects.ts';
import { profileAtom } from '../state/profile.ts';
import {
  addProtocolAtom,
  confirmedProtocolAtom,
  isCollationOpenAtom,
  isLastSealAtom,
  isSealFreshAtom,
  protocolsAtom,
  wordAnswerAtom,
} from '../state/protocols.ts';
import { soundedAtom } from '../state/sound.ts';
import { showToastAtom } from '../state/toasts.ts';
import type { Store } from '../state/Store.ts';

export interface ProtocolController {
  /** Handles the secret-word events of a change. */
  readonly handle: (change: SimulationChange) => void;
  /** Ends all requests. */
  readonly stop: () => void;
}

/**
 * Asks the server to confirm the secret words that the simulation recognizes, and shows the result. R-SEC-01. Nothing
 * is shown before the confirmation; a failed request is repeated by the retry policy. `onUnlocked` is called once for
 * each protocol, with the number of unlocked protocols.
 */
export function protocolController(store: Store, onUnlocked: (count: number) => void): ProtocolController {
  const stopping = new AbortController();
  const asking = new Set<string>();
  const isUnlocked = (word: string) => store.get(protocolsAtom).some((protocol) => protocol.word === word);

  const confirm = async (word: string): Promise<void> => {
    if (asking.has(word)) return;
    asking.add(word);
    let tries = 0;
    let wasLocked = false;
    const request = () => {
      // Whether the protocol is new depends on the profile at this moment: the next profile may contain the protocol
      // before this reply arrives. After the first try, only this request can have unlocked the protocol.
      wasLocked = tries > 0 || store.get(profileAtom) !== null;
      tries += 1;
      return confirmWord(word);
    };
    try {
      const protocol = await withRetries(request, {
        signal: stopping.signal,
        onError: (error) => console.error('Could not confirm a secret word.', error),
      });
      announce(protocol, wasLocked);
    } catch {
      // The request was finally rejected, or stopped.
      if (!stopping.signal.aborted) store.set(wordAnswerAtom, 'missed');
    }
    asking.delete(word);
  };

  const announce = (protocol: UnlockedProtocol, wasLocked: boolean): void => {
    const { word } = protocol;
    if (isUnlocked(word) && !wasLocked) {
      store.set(wordAnswerAtom, 'known');
      return;
    }
    const count = store.get(protocolsAtom).length + (isUnlocked(word) ? 0 : 1);
    unlock(store, protocol, count);
    onUnlocked(count);
  };

  return {
    handle({ secretWordRecognized: word, secretWordRejected }) {
      if (secretWordRejected === true) store.set(wordAnswerAtom, 'missed');
      if (word === undefined) return;
      // A restarted worker may recognize a word again.
      const isKnown = isUnlocked(word);
      store.set(wordAnswerAtom, isKnown ? 'known' : 'heard');
      if (!isKnown) void confirm(word);
    },
    stop: () => stopping.abort(),
  };
}

/**
 * Shows a newly unlocked protocol and adds it to the unlocked ones. R-SEC-02. The panel of the seals opens after the
 * confirmation. After the last protocol, the texts of all four protocols cover the browser window side by side
 * (B-SEAL-01, B-SEAL-02). The notice of the third and of the fourth protocol announces the advanced investigation mode.
 * `count`: the number of unlocked protocols, including the new protocol.
 */
function unlock(store: Store, { word, title, text }: UnlockedProtocol, count: number): void {
  const protocol = { word, title, text };
  if (store.get(effectsModeAtom) !== 'off') store.set(confirmedProtocolAtom, protocol);
  store.set(wordAnswerAtom, 'broken');
  store.set(soundedAtom, 'seal');
  const noticeText = count >= advancedFrom ? advancedMessage(count) : protocolTexts.noticeText;
  store.set(showToastAtom, { title: protocolTexts.notice(title), text: noticeText });
  store.set(addProtocolAtom, protocol);
  store.set(isSealFreshAtom, true);
  store.set(showSealAtom);
  if (count >= protocolTexts.seals) {
    store.set(isLastSealAtom, true);
    store.set(isCollationOpenAtom, true);
  }
  // After the last protocol the profile has the texts side by side.
  void mutate(apiPaths.profile);
}
