import { type RefObject, useEffect, useEffectEvent, useState } from 'react';
import { otherEndings } from '../../content/home.ts';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { watchDwell } from '../../ui/watchDwell.ts';
import { watchSight } from '../../ui/watchSight.ts';

/**
 * `lookedAtMs`: time in view before the end of the line changes. `endingMs`: time for which each other ending is shown.
 */
const lookedAtMs = 8_000;
const endingMs = 2800;
/**
 * Shortest absence that counts as scrolling away, ms. A page that arrives may be drawn once at the position of the page
 * before.
 */
const awayMs = 1000;

interface Circumstances {
  /** True for the line of phase 0. Only this line changes in view. */
  readonly isFirst: boolean;
  /**
   * `wasPicked`, `hadComeBack`: true if the change took place in an earlier reading. Each change takes place once on a
   * device.
   */
  readonly wasPicked: boolean;
  readonly hadComeBack: boolean;
  readonly note: (change: 'pickedAt' | 'cameBackAt') => void;
}

/**
 * The state of the first line. `ending`: index of the other ending shown; -1 or an index past the last means none.
 * `isPicked`, `hasComeBack`: the changes that have taken place.
 */
interface Changes {
  readonly ending: number;
  readonly isPicked: boolean;
  readonly hasComeBack: boolean;
}

/**
 * Two changes of the first line. If the reader keeps the line in view, two other endings are shown one after the other,
 * and then the original ending. With effects off the line does not change, and only the note appears. If the reader
 * scrolls away and comes back after a second at least, another line is shown. B-HOME-12.
 */
export function useChangesInView(
  line: RefObject<HTMLElement | null>,
  { isFirst, wasPicked, hadComeBack, note }: Circumstances,
): Changes {
  const isOff = useMotion() === 'off';
  const [ending, setEnding] = useState(-1);
  const [hasComeBack, setComeBack] = useState(false);
  const isPicking = ending >= 0 && ending < otherEndings.length;

  const pick = useEffectEvent(() => {
    if (!isFirst || wasPicked || hasComeBack) return;
    setEnding(isOff ? otherEndings.length : 0);
    note('pickedAt');
  });
  const comeBack = useEffectEvent(() => {
    if (!isFirst || hadComeBack) return;
    setComeBack(true);
    note('cameBackAt');
  });
  useInterval(() => setEnding((last) => last + 1), isPicking && !hasComeBack ? endingMs : null, line);
  useEffect(() => {
    const element = line.current;
    if (element === null) return;
    const dwell = watchDwell(element, lookedAtMs, () => pick());
    let awayAt: number | null = null;
    const stop = watchSight(
      element,
      (isSeen) => {
        if (isSeen && awayAt !== null && performance.now() - awayAt >= awayMs) comeBack();
        // A hidden tab does not count as scrolling away.
        awayAt = isSeen || document.hidden ? null : performance.now();
      },
      0.5,
    );
    return () => {
      dwell.stop();
      stop();
    };
  }, [line]);
  return { ending, isPicked: ending >= otherEndings.length, hasComeBack };
}
