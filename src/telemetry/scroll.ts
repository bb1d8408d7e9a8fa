import { recordKinds } from '#contract/telemetry.ts';
import type { WriteRecord } from './sink.ts';

/**
 * Records the scroll position in percent, unless `isBetweenPages`: the next page starts at its top, and that is not the
 * reader's doing. Heights are read when the page or the window is resized, not on scroll, and each change is recorded: a
 * percentage becomes smaller also when the page grows. R-BEH-01.
 */
export function observeScroll(record: WriteRecord, isBetweenPages: () => boolean): () => void {
  let scrollable = 0;
  const measure = () => {
    const now = Math.max(0, document.documentElement.scrollHeight - innerHeight);
    if (now === scrollable) return;
    scrollable = now;
    record(recordKinds.extent, scrollable);
  };
  const resized = new ResizeObserver(measure);
  resized.observe(document.documentElement);
  resized.observe(document.body);
  // A window that only becomes higher or lower resizes neither of the two.
  addEventListener('resize', measure, { passive: true });

  const onScroll = () => {
    if (scrollable <= 0 || isBetweenPages()) return;
    const percent = Math.min(100, Math.max(0, (100 * scrollY) / scrollable));
    record(recordKinds.scroll, Math.round(percent * 10) / 10);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('resize', measure);
    resized.disconnect();
  };
}
