import { useSetAtom } from 'jotai';
import { useLayoutEffect } from 'react';
import { quietAtom } from './disturbance.ts';

/** Makes the page quiet while `isQuiet`: no effect, egg, notice or panel comes by itself. */
export function useQuiet(isQuiet: boolean): void {
  const setQuiet = useSetAtom(quietAtom);
  // Before the next paint: a notice that is rendered at the same time must not flash.
  useLayoutEffect(() => {
    if (!isQuiet) return;
    setQuiet(true);
    return () => setQuiet(false);
  }, [isQuiet, setQuiet]);
}
