import { recordKinds } from '#contract/telemetry.ts';
import type { Record } from './sink.ts';

/**
 * Says when the page goes out of view and comes back. `pagehide` comes before `visibilitychange` when a tab closes, and
 * alone on a page that is left; either ends the view, and only the first of them counts.
 */
export function observeVisibility(record: Record, onHidden: () => void, onVisible: () => void): () => void {
  let isVisible = document.visibilityState === 'visible';
  if (isVisible) record(recordKinds.visible, 0);

  const hide = () => {
    if (!isVisible) return;
    isVisible = false;
    record(recordKinds.hidden, 0);
    onHidden();
  };
  const show = () => {
    if (isVisible || document.visibilityState !== 'visible') return;
    isVisible = true;
    record(recordKinds.visible, 0);
    onVisible();
  };
  const onChange = () => (document.visibilityState === 'hidden' ? hide() : show());
  document.addEventListener('visibilitychange', onChange);
  addEventListener('pagehide', hide);
  // A page that comes out of the back-forward cache.
  addEventListener('pageshow', show);
  return () => {
    document.removeEventListener('visibilitychange', onChange);
    removeEventListener('pagehide', hide);
    removeEventListener('pageshow', show);
  };
}
