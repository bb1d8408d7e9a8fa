import { recordKinds, scrollsByPage } from '#contract/telemetry.ts';
import type { WriteRecord } from './sink.ts';

/**
 * A scroll of the page's own is over after so long without an event of it, ms. Not every browser has `scrollend`. No
 * gesture of the reader ends it: a glide may go on after a turn of the wheel, and would be taken for theirs.
 */
const quietMs = 1000;

/**
 * Records the scroll position in percent, unless `isBetweenPages`: the next page starts at its top, and that is not the
 * reader's doing. Nor is what the page scrolls by itself (src/ui/scrollByPage.ts): of that only the end is recorded, as
 * `moved`. Heights are read when the page or the window is resized, not on scroll, and each change is recorded: a
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

  const write = (kind: number) => {
    const percent = Math.min(100, Math.max(0, (100 * scrollY) / scrollable));
    record(kind, Math.round(percent * 10) / 10);
  };

  let isByPage = false;
  let hasMoved = false;
  /** When the page's own scroll began, or its newest event. */
  let movedAt = 0;
  const onBegin = () => {
    isByPage = true;
    movedAt = performance.now();
  };
  const end = () => {
    if (hasMoved && scrollable > 0) write(recordKinds.moved);
    isByPage = false;
    hasMoved = false;
  };
  const onEnd = () => {
    // The end of what the reader scrolled before may come when the page has begun.
    if (hasMoved) end();
  };

  const onScroll = () => {
    if (scrollable <= 0 || isBetweenPages()) return;
    if (isByPage) {
      const now = performance.now();
      if (now - movedAt < quietMs) {
        movedAt = now;
        hasMoved = true;
        return;
      }
      end();
    }
    write(recordKinds.scroll);
  };
  addEventListener('scroll', onScroll, { passive: true });
  addEventListener('scrollend', onEnd, { passive: true });
  addEventListener(scrollsByPage, onBegin);
  return () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('scrollend', onEnd);
    removeEventListener(scrollsByPage, onBegin);
    removeEventListener('resize', measure);
    resized.disconnect();
  };
}
