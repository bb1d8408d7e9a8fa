import { watchAttention } from './watchAttention.ts';

/**
 * Watches whether an element is visible: at least `threshold` of it, 0 to 1, is inside the window and its scrolling
 * ancestors, and the tab is visible. Calls `onChange` when the visibility changes. Until the first call the element
 * counts as not visible. If the element is null, or without IntersectionObserver, only the tab counts. `rootMargin`:
 * the part of the window that counts, in the notation of IntersectionObserver. Returns a function that stops watching.
 */
export function watchSight(
  element: Element | null,
  onChange: (isSeen: boolean) => void,
  threshold = 0,
  rootMargin = '0px',
): () => void {
  let isInside = element === null || typeof IntersectionObserver === 'undefined';
  let wasSeen = false;
  const follow = () => {
    const isSeen = isInside && !document.hidden;
    if (isSeen === wasSeen) return;
    wasSeen = isSeen;
    onChange(isSeen);
  };
  const observer = isInside
    ? null
    : new IntersectionObserver(
        (entries) => {
          isInside = entries.at(-1)?.isIntersecting === true;
          follow();
        },
        { threshold, rootMargin },
      );
  if (element !== null) observer?.observe(element);
  document.addEventListener('visibilitychange', follow);
  follow();
  return () => {
    observer?.disconnect();
    document.removeEventListener('visibilitychange', follow);
  };
}

/**
 * Like `watchSight`, for an element that moves by itself. While the window is unattended, the element also counts as
 * not visible.
 */
export function watchMotion(element: Element | null, onChange: (moves: boolean) => void): () => void {
  let isSeen = false;
  let isAttended = true;
  let didMove = false;
  const follow = () => {
    const moves = isSeen && isAttended;
    if (moves === didMove) return;
    didMove = moves;
    onChange(moves);
  };
  const stopAttention = watchAttention((next) => {
    isAttended = next;
    follow();
  });
  const stopSight = watchSight(element, (next) => {
    isSeen = next;
    follow();
  });
  return () => {
    stopAttention();
    stopSight();
  };
}
