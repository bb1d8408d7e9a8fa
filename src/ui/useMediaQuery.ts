import { useCallback, useSyncExternalStore } from 'react';

/**
 * Whether a media query holds, now and after each change. For a layout whose order in the document is another at
 * another width: only Chromium lets a style sheet change the order of the Tab key. `query`: with the width of a
 * breakpoint written out. Without a window it does not hold. B-ENG-04.
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
