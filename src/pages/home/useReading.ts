import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { awarenessAtom, stabilityAtom } from '../../state/simulation.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { atRest, type Reading } from './vitals.ts';

/** Reads the simulation every `everyMs`, and only then: with effects off nothing moves, whatever the simulation does. */
export function useReading(everyMs: number): Reading {
  const awareness = useAtomValue(awarenessAtom);
  const stability = useAtomValue(stabilityAtom);
  const [reading, setReading] = useState(atRest);
  useInterval(() => setReading((last) => ({ beat: last.beat + 1, awareness, stability })), everyMs);
  return reading;
}
