import { useStore } from 'jotai';
import { type RefObject, useState } from 'react';
import { awarenessAtom, stabilityAtom } from '../../state/simulation.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { atRest, type VitalsSample } from './vitals.ts';

/**
 * Awareness and stability of the simulation, and the hour, sampled every `everyMs` while `element` is in view. Between
 * two samples nothing is rendered. With effects off the sample never changes.
 */
export function useVitalsSample(everyMs: number, element: RefObject<Element | null>): VitalsSample {
  const store = useStore();
  const [sample, setSample] = useState(atRest);
  useInterval(
    () => {
      const [awareness, stability] = [store.get(awarenessAtom), store.get(stabilityAtom)];
      const now = new Date();
      const [hour, second] = [now.getHours(), Math.floor(now.getTime() / 1000)];
      setSample(({ beat }) => ({ beat: beat + 1, awareness, stability, hour, second }));
    },
    everyMs,
    element,
  );
  return sample;
}
