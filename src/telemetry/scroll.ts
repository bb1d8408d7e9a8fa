import { recordKinds } from '#contract/telemetry.ts';
import type { Record } from './sink.ts';

/** Records how far down the page the reader is, in percent. The page's height is read when it changes, not when it scrolls. */
export function observeScroll(record: Record): () => void {
  let scrollable = 0;
  const measure = () => {
    scrollable = document.documentElement.scrollHeight - innerHeight;
  };
  const resized = new ResizeObserver(measure);
  resized.observe(document.documentElement);
  resized.observe(document.body);

  const onScroll = () => {
    if (scrollable <= 0) return;
    const percent = Math.min(100, Math.max(0, (100 * scrollY) / scrollable));
    record(recordKinds.scroll, Math.round(percent * 10) / 10);
  };
  addEventListener('scroll', onScroll, { passive: true });
  return () => {
    removeEventListener('scroll', onScroll);
    resized.disconnect();
  };
}
