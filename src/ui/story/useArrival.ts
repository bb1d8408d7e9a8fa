import { type RefCallback, useCallback, useEffect, useRef } from 'react';

interface Arrival {
  /** Ref for the element that gets the focus. */
  readonly target: RefCallback<HTMLElement>;
  /** The next change of the key is one that moves the focus. */
  readonly expect: () => void;
}

/**
 * Moves the focus to what a choice brings: after `expect()`, the next change of `key` focuses the target and scrolls it
 * into view. An empty key means that nothing is there yet. A reload or the back button expects nothing and moves nothing.
 */
export function useArrival(key: string): Arrival {
  const element = useRef<HTMLElement>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (key === '' || !isExpected.current || element.current === null) return;
    isExpected.current = false;
    element.current.focus({ preventScroll: true });
    // jsdom has no layout to scroll.
    element.current.scrollIntoView?.({ block: 'nearest' });
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
