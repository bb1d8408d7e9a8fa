import { useSetAtom } from 'jotai';
import { useEffect } from 'react';
import { useInterval } from '../../ui/useInterval.ts';
import { measureAnalysisAtom, tickMs, tickAnalysisAtom } from './metrics.ts';

/** Updates the analysis every 5 s, whether its panel is open or not, except while the page is hidden. R-PRO-06. */
export function AnalysisTimer() {
  const begin = useSetAtom(measureAnalysisAtom);
  const tick = useSetAtom(tickAnalysisAtom);
  useEffect(() => begin(), [begin]);
  useInterval(tick, tickMs);
  return null;
}
