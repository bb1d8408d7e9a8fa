import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { awarenessAtom, stabilityAtom } from '../../state/simulation.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { atRest, type VitalsSample } from './vitals.ts';

/** Awareness and stability of the simulation, sampled every `everyMs`. With effects off the sample never changes. */
export function useVitalsSample(everyMs: number): VitalsSample {
  const awareness = useAtomValue(awarenessAtom);
  const stability = useAtomValue(stabilityAtom);
  const [sample, setSample] = useState(atRest);
  useInterval(() => setSample((last) => ({ beat: last.beat + 1, awareness, stability })), everyMs);
  return sample;
}
