import { useSetAtom } from 'jotai';
import { type RefObject, useLayoutEffect } from 'react';
import { quietAtom } from './disturbance.ts';

/**
 * Makes the page quiet while `isQuiet`: no effect, egg, notice or panel comes by itself. `scene`: an element that must
 * be whole in the window at the beginning, otherwise the page does not become quiet; none for no condition.
 */
export function useQuiet(isQuiet: boolean, scene?: RefObject<Element | null> | null): void {
  const setQuiet = useSetAtom(quietAtom);
  // Before the next paint: a notice that is rendered at the same time must not flash.
  useLayoutEffect(() => {
    const box = scene?.current?.getBoundingClientRect();
    if (!isQuiet || (box && (box.top < 0 || box.bottom > innerHeight))) return;
    setQuiet(true);
    return () => setQuiet(false);
  }, [isQuiet, scene, setQuiet]);
}
