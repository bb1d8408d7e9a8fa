import { useEffect, useEffectEvent } from 'react';
import { useMotion } from './motion.ts';

/**
 * Calls `onBeat` every `everyMs` milliseconds while mounted. With effects off it stands still: what moves for longer
 * than five seconds must be stoppable (WCAG 2.2.2, B-A11Y-03). `everyMs: null` stops it too.
 */
export function useInterval(onBeat: () => void, everyMs: number | null): void {
  const motion = useMotion();
  const beat = useEffectEvent(onBeat);
  const period = motion === 'off' ? null : everyMs;
  useEffect(() => {
    if (period === null) return;
    const timer = setInterval(() => beat(), period);
    return () => clearInterval(timer);
  }, [period]);
}
