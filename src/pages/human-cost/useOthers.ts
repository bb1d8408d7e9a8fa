import { useEffect, useRef, useState } from 'react';
import { useInterval } from '../../ui/useInterval.ts';
import { docketMs, docketsIn } from './pace.ts';

/**
 * Counts the cases that the court finishes while the page is open. The count follows the clock, so it continues in a
 * hidden tab. `stop` ends the count and returns its duration, ms; `clear` sets the number back to 0.
 */
export function useOthers(isCounting: boolean) {
  const since = useRef<number | null>(null);
  const [others, setOthers] = useState(0);
  useEffect(() => {
    if (isCounting) since.current ??= performance.now();
  }, [isCounting]);
  const passed = () => (since.current === null ? 0 : performance.now() - since.current);
  useInterval(() => setOthers(docketsIn(passed())), isCounting ? Math.ceil(docketMs) : null);
  return {
    others,
    stop: () => {
      const countedMs = passed();
      since.current = null;
      return countedMs;
    },
    clear: () => setOthers(0),
  };
}
