import { scrollsByPage } from '#contract/telemetry.ts';

/**
 * Calls `scroll`, which may scroll the window at once or smoothly: `scrollTo`, `scrollIntoView` or `focus`. An event is
 * dispatched first, so that the scroll is not recorded as the reader's own. Do not use this for a scroll that the
 * reader makes by a key or gesture. R-BEH-01.
 */
export function scrollByPage(scroll: () => void): void {
  dispatchEvent(new Event(scrollsByPage));
  scroll();
}
