import { recordKinds } from '#contract/telemetry.ts';
import type { Absence, WriteRecord } from './sink.ts';

/**
 * Reports when the page is hidden and when it is visible again. `pagehide` comes before `visibilitychange` when a tab
 * closes, and alone when a page is left. Either event ends the view; only the first event counts.
 */
export function observeVisibility(
  record: WriteRecord,
  onHidden: () => void,
  onVisible: (absence: Absence) => void,
): () => void {
  let hiddenAt = performance.now();
  let isVisible = document.visibilityState === 'visible';
  if (isVisible) record(recordKinds.visible, 0);

  const hide = () => {
    if (!isVisible) return;
    isVisible = false;
    hiddenAt = performance.now();
    record(recordKinds.hidden, 0);
    onHidden();
  };
  const show = (wasCached: boolean) => {
    if (isVisible || document.visibilityState !== 'visible') return;
    isVisible = true;
    record(recordKinds.visible, 0);
    onVisible({ ms: performance.now() - hiddenAt, wasCached });
  };
  // A page being left may report "hidden" twice, and a page from the cache may report "visible" before pageshow.
  let isCached = false;
  const onChange = () => {
    if (document.visibilityState === 'hidden') hide();
    else if (!isCached) show(false);
  };
  const leave = ({ persisted }: PageTransitionEvent) => {
    isCached = persisted;
    hide();
  };
  // The page is restored from the back-forward cache.
  const comeBack = ({ persisted }: PageTransitionEvent) => {
    isCached = false;
    show(persisted);
  };
  document.addEventListener('visibilitychange', onChange);
  addEventListener('pagehide', leave);
  addEventListener('pageshow', comeBack);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', comeBack);
  };
}
