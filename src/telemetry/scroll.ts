import { recordKinds, scrollsByPage } from '#contract/telemetry.ts';
import type { WriteRecord } from './sink.ts';

/**
 * Time without scroll events after which the page's own scroll has ended, ms. Not every browser has `scrollend`. A
 * gesture of the reader does not end the page's scroll. This scroll may continue after a turn of the wheel, and would
 * then count as the reader's.
 */
const quietMs = 1000;

/** Keys that jump to an end of the page. On a Mac, Command with an up or down arrow jumps too. */
const isJump = ({ key, metaKey }: KeyboardEvent): boolean =>
  key === 'Home' || key === 'End' || (metaKey && (key === 'ArrowUp' || key === 'ArrowDown'));

/** Keys that scroll by one screen. A reader who pages without a pause looks for something, and does not read. */
const isPaging = ({ key, target }: KeyboardEvent): boolean =>
  key === 'PageUp' || key === 'PageDown' || (key === ' ' && target === document.body);

/** A page key pressed sooner than this after the previous one counts as a jump, ms. */
const restMs = 1000;

/**
 * Records the scroll position in percent. R-BEH-01.
 * - No position is recorded while `isBetweenPages`: the next page starts at its top without an act of the reader.
 * - Of a scroll made by the page itself (src/ui/scrollByPage.ts) only the end is recorded, as `moved`.
 * - Of a jump by Home or End, or of paging faster than once a second, also only the end is recorded: readers with a
 *   screen reader jump, and a jump is no sign of hurry. B-EAR-06.
 * - Heights are read when the page or the browser window is resized, not on scroll. Each change is recorded, because a
 *   percentage also falls when the page grows.
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
  // A browser window that changes only its height resizes neither of the two elements.
  addEventListener('resize', measure, { passive: true });

  const write = (kind: number) => {
    const percent = Math.min(100, Math.max(0, (100 * scrollY) / scrollable));
    record(kind, Math.round(percent * 10) / 10);
  };

  let isByPage = false;
  let hasMoved = false;
  /** Time of the start of the page's own scroll, or of its newest event. */
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
  let keyedAt = -Infinity;
  const onKeyDown = (event: KeyboardEvent) => {
    const isPage = isPaging(event);
    if (!isPage && !isJump(event)) return;
    if (!isPage || event.timeStamp - keyedAt < restMs) onBegin();
    keyedAt = event.timeStamp;
  };
  const onEnd = () => {
    // The `scrollend` of the reader's earlier scroll may follow the start of the page's own scroll.
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
  document.addEventListener('keydown', onKeyDown, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    removeEventListener('scrollend', onEnd);
    removeEventListener(scrollsByPage, onBegin);
    document.removeEventListener('keydown', onKeyDown);
    removeEventListener('resize', measure);
    resized.disconnect();
  };
}
