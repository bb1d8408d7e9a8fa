import { type RefObject, useEffect, useRef } from 'react';

/**
 * Where a choice leads the reader: after `expect()`, the next `arrived` brings `target` into view and gives it the focus;
 * '' is nowhere yet. A reload or the back button expects nothing and moves nothing.
 */
export function useArrival<T extends HTMLElement>(
  arrived: string,
): { target: RefObject<T | null>; expect: () => void } {
  const target = useRef<T>(null);
  const isExpected = useRef(false);
  useEffect(() => {
    if (arrived === '' || !isExpected.current || target.current === null) return;
    isExpected.current = false;
    target.current.focus({ preventScroll: true });
    // jsdom has no layout to scroll.
    target.current.scrollIntoView?.({ block: 'nearest' });
  }, [arrived]);
  return {
    target,
    expect: () => {
      isExpected.current = true;
    },
  };
}
