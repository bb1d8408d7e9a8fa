import { watchSight } from './watchSight.ts';

export interface DwellWatch {
  /** Time in view so far, whole milliseconds. */
  readonly ms: () => number;
  readonly stop: () => void;
}

/**
 * Measures the time for which an element has been in view: at least half of it inside the window and its scrolling
 * ancestors, while the tab is visible. Calls `onSeen` once, after `seenAfterMs` in view. Without IntersectionObserver
 * the element counts as in view. R-REC-07.
 */
export function watchDwell(element: Element, seenAfterMs: number, onSeen: () => void): DwellWatch {
  let earlier = 0;
  let since: number | null = null;
  let isSeenLong = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ms = () => Math.round(earlier + (since === null ? 0 : performance.now() - since));
  const arm = () => {
    if (isSeenLong) return;
    // A timer may fire slightly early.
    timer = setTimeout(() => {
      if (ms() < seenAfterMs) return arm();
      isSeenLong = true;
      onSeen();
    }, seenAfterMs - ms());
  };
  const stop = watchSight(
    element,
    (isInSight) => {
      clearTimeout(timer);
      if (since !== null) earlier += performance.now() - since;
      since = isInSight ? performance.now() : null;
      if (isInSight) arm();
    },
    0.5,
  );

  return {
    ms,
    stop() {
      clearTimeout(timer);
      stop();
    },
  };
}
