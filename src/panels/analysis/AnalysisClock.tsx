import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useInterval } from '../../ui/useInterval.ts';
import { beginReadingAtom, tickMs, tickReadingAtom } from './reading.ts';

/** Takes the readings while an analysis is kept, open or not; a hidden window is nobody to read. R-PRO-06. */
export function AnalysisClock() {
  const begin = useSetAtom(beginReadingAtom);
  const tick = useSetAtom(tickReadingAtom);
  useEffect(() => begin(), [begin]);
  useInterval(() => {
    if (!document.hidden) tick();
  }, tickMs);
  return null;
}
