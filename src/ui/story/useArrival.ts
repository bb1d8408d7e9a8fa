import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useMotion } from '../motion.ts';
import { scrollByPage } from '../scrollByPage.ts';

interface Arrival {
  /** Ref for the element that gets the focus. */
  readonly target: RefCallback<HTMLElement>;
  /** The next change of the key is one that moves the focus. */
  readonly expect: () => void;
}

/** The beginning of a text: two lines of it, CSS pixels. */
const beginningPx = 60;

/** The height of the bar at the foot, and of a panel that opened by itself above it. 0 without layout. */
const footPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).scrollPaddingBottom) || 0;

/**
 * Moves the focus to the passage of a choice: after `expect()`, the next change of `key` focuses the target. Where its
 * beginning cannot be seen it is scrolled into view, gliding where effects are full, so that one sees where the page
 * went. A target with `data-whole` is also scrolled where its end cannot be seen: as much of it as fits, from its
 * beginning. An empty key means that nothing is there yet. A reload or the back button expects nothing and moves
 * nothing.
 */
export function useArrival(key: string): Arrival {
  const element = useRef<HTMLElement>(null);
  const isExpected = useRef(false);
  const motion = useMotion();
  const scrollTo = useEffectEvent((one: HTMLElement) => {
    const { top, bottom } = one.getBoundingClientRect();
    const end = 'whole' in one.dataset ? bottom : top + beginningPx;
    if (top >= 0 && end <= innerHeight - footPx()) return;
    // jsdom has no layout to scroll.
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
