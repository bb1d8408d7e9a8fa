import { pathAtom } from '../state/route.ts';
import type { Store } from '../state/Store.ts';

/**
 * Returns a function that tells whether the reader has left the shown page while the next one is not shown yet.
 * R-BEH-01. The returned function is called at each scroll. So it first compares the whole URL, which takes a tenth of
 * the time of reading the path.
 */
export function betweenPages(store: Store): () => boolean {
  /** A URL of the shown page; null before the first check. */
  let seenAt: string | null = null;
  // The reader may return to the previous URL while the next page is still shown.
  store.sub(pathAtom, () => (seenAt = null));
  return () => {
    if (document.URL === seenAt) return false;
    if (store.get(pathAtom) !== location.pathname) return true;
    seenAt = document.URL;
    return false;
  };
}
