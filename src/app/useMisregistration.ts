import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { effectsModeAtom } from '../state/effects.ts';
import { stabilityAtom } from '../state/simulation.ts';

/** Below this stability headings begin to lose their registration. */
const firmFrom = 0.8;
/** Distance of the second impression at the lowest stability, CSS pixels, and the steps in which it is reached. */
const most = 3;
const step = 0.5;

/** The distance between the two impressions of a heading, CSS pixels: 0 from 0.8 on, 3 at 0.2. */
export const misregistrationOf = (stability: number): number =>
  Math.round((Math.max(0, firmFrom - stability) / (firmFrom - 0.2)) * (most / step)) * step;

/** Prints headings a second time, faintly and beside the first, the farther the lower the stability. It is still in every mode. */
export function useMisregistration(): void {
  const isOff = useAtomValue(effectsModeAtom) === 'off';
  const distance = misregistrationOf(useAtomValue(stabilityAtom));
  useEffect(() => {
    const { style, dataset } = document.documentElement;
    if (isOff || distance === 0) return;
    style.setProperty('--misregistered', `${distance}px`);
    dataset['misregistered'] = '';
    return () => {
      style.removeProperty('--misregistered');
      delete dataset['misregistered'];
    };
  }, [isOff, distance]);
}
