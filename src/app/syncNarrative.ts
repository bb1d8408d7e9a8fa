import { mergeNarratives } from '#contract/mergeNarratives.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import { postNarrativeState } from '../api/narrative.ts';
import { withRetries } from '../api/retryPolicy.ts';
import { isRecordKept } from '../device/consent.ts';
import { loadNarrative, saveNarrative } from '../state/narrative.ts';
import { hashText } from '../ui/random.ts';

export interface NarrativeSync {
  /** Keeps a state of this tab; with a record, stores it and posts it if its path has changed. Never throws. */
  readonly update: (state: NarrativeState) => void;
  /** Call it when the consent has changed. If a record is now kept, fragments found earlier are stored and posted. */
  readonly handleConsent: () => void;
  /** Stops all posts. */
  readonly stop: () => void;
}

/**
 * Stores every narrative state on this device, merged with the state of other tabs. Posts the merged state when the
 * path of this tab's state has changed. R-PRO-04, B-PRV-04, B-SYNC-01. A failed post is repeated by the retry policy,
 * with the newest state; failures are only logged. `known`: the state stored at the start. This state is posted at
 * once, unless its path is empty or is the last path posted from this device. Nothing is stored or posted while no
 * record is kept.
 */
export function syncNarrative(storage: Pick<Storage, 'getItem' | 'setItem'>, known: NarrativeState): NarrativeSync {
  let lastPath = pathOf(known);
  const poster = createPoster((path) => savePosted(storage, path));
  /** The last state of this tab, while it must not be stored. */
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
  const postUnposted = (): void => {
    const stored = loadNarrative(storage);
    if (isRecordKept() && !isPosted(storage, pathOf(stored))) poster.post(stored);
  };
  postUnposted();
  return {
    update,
    handleConsent() {
      if (unstored !== null) update(unstored);
      postUnposted();
    },
    stop() {
      unstored = null;
      poster.stop();
    },
  };
}

/**
 * A path as one string. Its length alone would not show a change: the length stays the same once the oldest steps are
 * cut off.
 */
const pathOf = ({ investigationPath }: NarrativeState): string => investigationPath.join(' ');

/** Key of the stored hash of the last posted path. */
const postedStorageKey = 'd5u-posted';

/**
 * True when there is nothing to post: the path (its steps, separated by spaces) is empty, or is the last posted path.
 * B-SYNC-01.
 */
function isPosted(storage: Pick<Storage, 'getItem'>, path: string): boolean {
  try {
    return path === '' || storage.getItem(postedStorageKey) === String(hashText(path));
  } catch {
    return false;
  }
}

/** Records a path as posted. Where nothing can be stored, the next page load posts the path again. */
export function savePosted(storage: Pick<Storage, 'setItem'>, path: string): void {
  try {
    storage.setItem(postedStorageKey, String(hashText(path)));
  } catch {
    // `saveNarrative` has already logged this failure.
  }
}

/**
 * Posts one state at a time; a newer state replaces a waiting state. `onPosted` gets the path of a state that the
 * server has stored. When the consent ends, the waiting state is dropped.
 */
function createPoster(onPosted: (path: string) => void) {
  const stopping = new AbortController();
  let next: NarrativeState | null = null;
  let isPosting = false;
  let tried: NarrativeState | null = null;

  const postNext = async (): Promise<void> => {
    tried = next;
    // The consent may have ended while the state waited for its next try.
    if (tried === null || !isRecordKept()) {
      next = null;
      return;
    }
    const stored = await postNarrativeState(tried);
    stopping.signal.throwIfAborted();
    // 0: the server has stored no fragment yet, so the next page load posts the state again.
    if (stored > 0 && isRecordKept()) onPosted(pathOf(tried));
    if (next === tried) next = null;
  };
  const postAll = async (): Promise<void> => {
    isPosting = true;
    const onError = (error: unknown) => {
      if (!stopping.signal.aborted) console.error('The narrative state could not be sent.', error);
    };
    while (next !== null) {
      try {
        await withRetries(postNext, { signal: stopping.signal, onError });
      } catch {
        // The post was stopped, or was finally rejected (`onError` has logged this). After a rejection, a newer waiting
        // state is still posted.
        if (next === tried || stopping.signal.aborted) next = null;
      }
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
