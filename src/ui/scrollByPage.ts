import { scrollsByPage } from '#contract/telemetry.ts';

/**
 * Calls `scroll`, which may scroll the window at once or smoothly: `scrollTo`, `scrollIntoView` or `focus`. An event
 * announces it first, so that it is not recorded as the reader's own scroll. Do not use this for a scroll by the
 * reader's key or gesture. R-BEH-01.
 */
export function scrollByPage(scroll: () => void): void {
  dispatchEvent(new Event(scrollsByPage));
  scroll();
}
