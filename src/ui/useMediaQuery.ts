import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query matches, now and after each change. Use it for a layout whose document order depends on the
 * width: only Chromium lets a stylesheet change the order of the Tab key. In `query`, the width of a breakpoint is
 * written out. The result is false without a window. B-ENG-04.
 */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = globalThis.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(
    subscribe,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
}
