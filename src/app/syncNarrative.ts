import { mergeNarratives } from '#contract/mergeNarratives.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import { postNarrativeState } from '../api/narrative.ts';
import { withRetries } from '../api/retryPolicy.ts';
import { isRecordKept } from '../telemetry/consent.ts';
import { loadNarrative, saveNarrative } from '../state/narrative.ts';

export interface NarrativeSync {
  /** Stores a state of this tab, and posts it if its path has changed. Never throws. */
  readonly update: (state: NarrativeState) => void;
  /** Call when the consent has changed: with a record, what was found before it is stored and posted now. */
  readonly handleConsent: () => void;
  /** Posts nothing more. */
  readonly stop: () => void;
}

/**
 * Stores every narrative state on this device, merged with what another tab has stored there since, and posts both when
 * something was found. A post that fails is repeated by the retry policy, with the newest state; failures are only logged.
 * `known` is the state that was stored at the start. Does neither while no record is kept. R-PRO-04, B-PRV-04.
 */
export function syncNarrative(storage: Pick<Storage, 'getItem' | 'setItem'>, known: NarrativeState): NarrativeSync {
  // Its text and not its length, which stays the same once the oldest steps are cut off.
  const pathOf = ({ investigationPath }: NarrativeState) => investigationPath.join(' ');
  let lastPath = pathOf(known);
  const poster = createPoster();
  /** The last state of this tab, while it may not be stored. */
  let unstored: NarrativeState | null = null;
  const update = (state: NarrativeState): void => {
    unstored = isRecordKept() ? null : state;
    if (unstored !== null) return;
    const merged = mergeNarratives(loadNarrative(storage), state);
    saveNarrative(storage, merged);
    if (pathOf(state) === lastPath) return;
    lastPath = pathOf(state);
    poster.post(merged);
  };
  return {
    update,
    handleConsent() {
      if (unstored !== null) update(unstored);
    },
    stop() {
      unstored = null;
      poster.stop();
    },
  };
}

/** Posts one state at a time; a newer one takes the place of one that waits. */
function createPoster() {
  const stopping = new AbortController();
  let next: NarrativeState | null = null;
  let isPosting = false;

  /** Answers true when a newer state waits. */
  const postNext = async (): Promise<boolean> => {
    const state = next;
    if (state === null) return false;
    await postNarrativeState(state);
    if (next === state) next = null;
    return next !== null;
  };
  const postAll = async (): Promise<void> => {
    isPosting = true;
    const onError = (error: unknown) => console.error('The narrative state could not be sent.', error);
    try {
      while (await withRetries(postNext, { signal: stopping.signal, onError }));
    } catch {
      // Refused for good, which is logged, or stopped. What is found next is posted with all that came before.
      next = null;
    }
    isPosting = false;
  };

  return {
    post(state: NarrativeState): void {
      next = state;
      if (!isPosting) void postAll();
    },
    stop: () => stopping.abort(),
  };
}
