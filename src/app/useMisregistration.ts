import { atom, useStore } from 'jotai';
import { useEffect } from 'react';
import { effectsModeAtom } from '../state/effects.ts';
import { stabilityAtom } from '../state/simulation.ts';

/** Below this stability headings are printed a second time, displaced. */
const firmFrom = 0.8;
/** Distance of the second impression at the lowest stability, and the steps of this distance, CSS pixels. */
const most = 3;
const step = 0.5;

/** The distance between the two impressions of a heading, CSS pixels: 0 at a stability of 0.8 or more, 3 at 0.2. */
export const misregistrationOf = (stability: number): number =>
  Math.round((Math.max(0, firmFrom - stability) / (firmFrom - 0.2)) * (most / step)) * step;

/**
 * The displayed distance. The distance changes in steps, so it changes less often than the stability (about once a
 * second).
 */
const shownDistanceAtom = atom((get) => (get(effectsModeAtom) === 'off' ? 0 : misregistrationOf(get(stabilityAtom))));

/**
 * Prints headings a second time, faintly and displaced; the lower the stability, the larger the distance
 * (src/ui/shared.css). The second impression never moves; with effects off there is none. Renders nothing.
 */
export function useMisregistration(): void {
  const store = useStore();
  useEffect(() => {
    const { dataset } = document.documentElement;
    const show = () => {
      const distance = store.get(shownDistanceAtom);
      if (distance > 0) dataset['misregistered'] = String(distance);
      else delete dataset['misregistered'];
    };
    show();
    const stop = store.sub(shownDistanceAtom, show);
    return () => {
      stop();
      delete dataset['misregistered'];
    };
  }, [store]);
}
