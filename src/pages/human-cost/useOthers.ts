import { useEffect, useRef, useState } from 'react';
import { useInterval } from '../../ui/useInterval.ts';
import { docketMs, docketsIn } from './pace.ts';

/**
 * Counts the dockets that go by while the reader sits here, by the clock and not by beats: they go by in a hidden tab
 * too. `stop` says how long it was, and leaves the count standing; whoever comes back goes on from there, unless it was
 * cleared.
 */
export function useOthers(isCounting: boolean): {
  others: number;
  stop: () => number;
  clear: () => void;
} {
  const since = useRef<number | null>(null);
  const earlierMs = useRef(0);
  const [others, setOthers] = useState(0);
  useEffect(() => {
    if (isCounting) since.current ??= performance.now();
  }, [isCounting]);
  const passed = () => earlierMs.current + (since.current === null ? 0 : performance.now() - since.current);
  useInterval(() => setOthers(docketsIn(passed())), isCounting ? Math.ceil(docketMs) : null);
  return {
    others,
    stop: () => {
      earlierMs.current = passed();
      since.current = null;
      return earlierMs.current;
    },
    clear: () => {
      earlierMs.current = 0;
      setOthers(0);
    },
  };
}
