import { scrollsByPage } from '#contract/telemetry.ts';

/**
 * Does `scroll`, which may scroll the window, at once or gliding: `scrollTo`, `scrollIntoView`, or a focus that is not
 * there yet. It is announced first, so that it is not recorded as the reader's own way. Where the reader's key or
 * gesture is what scrolls, call it without this. R-BEH-01.
 */
export function scrollByPage(scroll: () => void): void {
  dispatchEvent(new Event(scrollsByPage));
  scroll();
}
