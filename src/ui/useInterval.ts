import { type RefObject, useEffect, useEffectEvent } from 'react';
import { useMotion } from './motion.ts';
import { watchSight } from './watchSight.ts';

/**
 * Calls `onBeat` every `everyMs` milliseconds while mounted and visible: the tab is visible, and `element`, if given,
 * is in the window. After each return into view, the first call is a whole interval later. With effects off there are
 * no calls: a movement of more than five seconds must be stoppable (WCAG 2.2.2, B-A11Y-03). With `everyMs: null` there
 * are no calls either. A change of `restart` begins a new interval.
 */
export function useInterval(
  onBeat: () => void,
  everyMs: number | null,
  element?: RefObject<Element | null>,
  restart?: boolean,
): void {
  const motion = useMotion();
  const beat = useEffectEvent(onBeat);
  const period = motion === 'off' ? null : everyMs;
  useEffect(() => {
    if (period === null) return;
    let timer: ReturnType<typeof setInterval> | undefined;
    const stop = watchSight(element?.current ?? null, (isSeen) => {
      if (isSeen) timer = setInterval(() => beat(), period);
      else clearInterval(timer);
    });
    return () => {
      stop();
      clearInterval(timer);
    };
  }, [period, element, restart]);
}
