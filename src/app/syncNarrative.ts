import { mergeNarratives } from '#contract/mergeNarratives.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import { postNarrativeState } from '../api/narrative.ts';
import { withRetries } from '../api/retryPolicy.ts';
import { isRecordKept } from '../device/consent.ts';
import { loadNarrative, saveNarrative } from '../state/narrative.ts';
import { hashText } from '../ui/random.ts';

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
 * `known` is the state that was stored at the start: what the server does not hold of it, as far as this device knows, is
 * posted at once. Neither stores nor posts while no record is kept. R-PRO-04, B-PRV-04, B-SYNC-01.
 */
export function syncNarrative(storage: Pick<Storage, 'getItem' | 'setItem'>, known: NarrativeState): NarrativeSync {
  let lastPath = pathOf(known);
  const poster = createPoster((path) => savePosted(storage, path));
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

/** A path as one text. Its length alone does not tell paths apart: it stays the same once the oldest steps are cut off. */
const pathOf = ({ investigationPath }: NarrativeState): string => investigationPath.join(' ');

/** Holds the hash of the path that the server holds, as far as this device knows. */
const postedStorageKey = 'd5u-posted';

/** True when there is nothing to post: the path (its steps with spaces between) is empty, or the server had exactly it last. B-SYNC-01. */
function isPosted(storage: Pick<Storage, 'getItem'>, path: string): boolean {
  try {
    return path === '' || storage.getItem(postedStorageKey) === String(hashText(path));
  } catch {
    return false;
  }
}

/** Notes that the server holds a path. Where nothing can be stored it is posted again by the next page load. */
export function savePosted(storage: Pick<Storage, 'setItem'>, path: string): void {
  try {
    storage.setItem(postedStorageKey, String(hashText(path)));
  } catch {
    // `saveNarrative` has said so already.
  }
}

/**
 * Posts one state at a time; a newer one takes the place of one that waits. `onPosted` gets the path of a state that the server
 * holds now. What waits when the consent ends is dropped.
 */
function createPoster(onPosted: (path: string) => void) {
  const stopping = new AbortController();
  let next: NarrativeState | null = null;
  let isPosting = false;
  let tried: NarrativeState | null = null;

  const postNext = async (): Promise<void> => {
    tried = next;
    // The consent may have ended while this waited for its next try.
    if (tried === null || !isRecordKept()) {
      next = null;
      return;
    }
    const held = await postNarrativeState(tried);
    stopping.signal.throwIfAborted();
    // 0: the server holds nothing of it yet, so the next page load posts it again.
    if (held > 0 && isRecordKept()) onPosted(pathOf(tried));
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
        // Refused for good, which is logged, or stopped. A newer state that waits is posted all the same.
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
