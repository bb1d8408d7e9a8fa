import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useMotion } from '../motion.ts';
import { scrollByPage } from '../scrollByPage.ts';

interface Arrival {
  /** Ref for the element that gets the focus. */
  readonly target: RefCallback<HTMLElement>;
  /** Makes the next change of `key` move the focus. */
  readonly expect: () => void;
}

/** Height of the beginning of a text, about two lines, CSS pixels. */
const beginningPx = 60;

/** Height of the bar at the bottom of the window, and of a panel above it that opened by itself; 0 without layout. */
const footPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;

/**
 * Moves the focus to the passage of a choice: after `expect()`, the next change of `key` focuses the target. If the
 * beginning of the target is not visible, it is scrolled into view, smoothly if effects are full, so that the reader
 * sees the movement of the page. A target with `data-whole` is also scrolled if its end is not visible; if the whole
 * target does not fit, its beginning is shown. An empty key means that no content has loaded yet. After a reload or
 * Back, nothing is expected and nothing moves.
 */
export function useArrival(key: string): Arrival {
  const element = useRef<HTMLElement>(null);
  const isExpected = useRef(false);
  const motion = useMotion();
  const scrollTo = useEffectEvent((one: HTMLElement) => {
    const { top, bottom } = one.getBoundingClientRect();
    const end = 'whole' in one.dataset ? bottom : top + beginningPx;
    if (top >= 0 && end <= innerHeight - footPx()) return;
    // jsdom has no `scrollIntoView`.
    scrollByPage(() => one.scrollIntoView?.({ block: 'nearest', behavior: motion === 'full' ? 'smooth' : 'instant' }));
  });
  useEffect(() => {
    if (key === '' || !isExpected.current || element.current === null) return;
    isExpected.current = false;
    element.current.focus({ preventScroll: true });
    scrollTo(element.current);
  }, [key]);
  const target = useCallback((now: HTMLElement | null) => {
    element.current = now;
  }, []);
  return {
    target,
    expect: () => {
      isExpected.current = true;
    },
  };
}
