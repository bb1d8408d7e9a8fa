export interface DwellWatch {
  /** Time in view so far, whole milliseconds. */
  readonly ms: () => number;
  readonly stop: () => void;
}

/**
 * Measures how long an element has been in view: at least half of it inside the window and its scrolling ancestors, while
 * the page is visible. Calls `onSeen` once, after `seenAfterMs` in view. Without IntersectionObserver the element counts
 * as in view. R-REC-07.
 */
export function watchDwell(element: Element, seenAfterMs: number, onSeen: () => void): DwellWatch {
  let earlier = 0;
  let since: number | null = null;
  let isInside = typeof IntersectionObserver === 'undefined';
  let isSeen = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const ms = () => Math.round(earlier + (since === null ? 0 : performance.now() - since));
  const arm = () => {
    if (isSeen) return;
    // A timer may fire slightly early.
    timer = setTimeout(() => {
      if (ms() < seenAfterMs) return arm();
      isSeen = true;
      onSeen();
    }, seenAfterMs - ms());
  };
  const follow = () => {
    const isLookedAt = isInside && !document.hidden;
    if (isLookedAt === (since !== null)) return;
    clearTimeout(timer);
    if (since !== null) earlier += performance.now() - since;
    since = isLookedAt ? performance.now() : null;
    if (isLookedAt) arm();
  };

  const observer = isInside
    ? null
    : new IntersectionObserver(
        (entries) => {
          isInside = entries.at(-1)?.isIntersecting === true;
          follow();
        },
        { threshold: 0.5 },
      );
  observer?.observe(element);
  document.addEventListener('visibilitychange', follow);
  follow();

  return {
    ms,
    stop() {
      clearTimeout(timer);
      observer?.disconnect();
      document.removeEventListener('visibilitychange', follow);
    },
  };
}
