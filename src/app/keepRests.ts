import { keptRestsAtom } from '../state/keptRests.ts';
import { longestRests } from '../state/restedWords.ts';
import { restedWordsAtom } from '../state/trace.ts';
import type { Store } from '../state/Store.ts';

/** Largest number of words that are stored. */
const mostKept = 20;

/**
 * Adds the rests of an earlier page load in this tab to those of the present one, and stores the longest whenever the
 * page is hidden, as before a reload. Without a record of the reading nothing is stored. Returns a function that stops
 * the storing. B-OVL-07.
 */
export function keepRests(store: Store): () => void {
  const kept = store.get(keptRestsAtom);
  const now = store.get(restedWordsAtom);
  if (kept.length > 0)
    store.set(restedWordsAtom, new Map([...kept.map(({ word, ms }) => [word, ms] as const), ...now]));
  const keep = () => {
    if (document.visibilityState === 'visible') return;
    const longest = longestRests(store.get(restedWordsAtom)).slice(0, mostKept);
    store.set(
      keptRestsAtom,
      longest.map(([word, ms]) => ({ word, ms: Math.round(ms) })),
    );
  };
  document.addEventListener('visibilitychange', keep);
  return () => document.removeEventListener('visibilitychange', keep);
}
