import { pathAtom } from '../state/route.ts';
import type { Store } from './App.tsx';

/**
 * Returns a function that tells whether the reader has left the page that is shown while the next one is not shown yet. It is
 * called at each scroll, so it compares the whole address first: that takes a tenth of the time of reading the path. R-BEH-01.
 */
export function betweenPages(store: Store): () => boolean {
  /** An address of the page that is shown; null before it was looked at. */
  let seenAt: string | null = null;
  // The address of the page before may come back while the next one is still shown.
  store.sub(pathAtom, () => (seenAt = null));
  return () => {
    if (document.URL === seenAt) return false;
    if (store.get(pathAtom) !== location.pathname) return true;
    seenAt = document.URL;
    return false;
  };
}
