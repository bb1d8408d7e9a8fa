import { type RefCallback, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { useMotion } from '../motion.ts';
import { scrollByPage } from '../scrollByPage.ts';

interface Arrival {
  /** Ref for the element that gets the focus. */
  readonly target: RefCallback<HTMLElement>;
  /** The next change of the key is one that moves the focus. */
  readonly expect: () => void;
}

/** The beginning of a text: two lines of it and the bar at the foot, CSS pixels. */
const beginningPx = 120;

/**
 * Moves the focus to what a choice brings: after `expect()`, the next change of `key` focuses the target. Where its
 * beginning cannot be seen it is scrolled into view, gliding where effects are full, so that one sees where the page went.
 * An empty key means that nothing is there yet. A reload or the back button expects nothing and moves nothing.
 */
export function useArrival(key: string): Arrival {
  const element = useRef<HTMLElement>(null);
  const isExpected = useRef(false);
  const motion = useMotion();
  const scrollTo = useEffectEvent((one: HTMLElement) => {
    const { top } = one.getBoundingClientRect();
    if (top >= 0 && top < innerHeight - beginningPx) return;
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
