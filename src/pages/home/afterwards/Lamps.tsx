import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { endedAtom } from '../../../state/profile.ts';
import { useMotion } from '../../../ui/motion.ts';
import { watchSight } from '../../../ui/watchSight.ts';
import style from './lamps.module.css';

/** Position of each lamp in the order in which they go out, from 0. The fifth lamp goes out last. */
const places = [1, 3, 0, 2, 4] as const;

/**
 * `afterMs`: time since the previous step. `out`: number of lamps that are out. `times`: number of times that all lamps
 * have been out that day.
 */
interface Step {
  readonly afterMs: number;
  readonly out: number;
  readonly times: string;
}

/** The last verdict of the day: the lamps go out one after another. Then all go out once more, at the same time. */
export const lampSteps: readonly Step[] = [
  { afterMs: 250, out: 0, times: '46,999' },
  { afterMs: 2400, out: 1, times: '46,999' },
  { afterMs: 520, out: 2, times: '46,999' },
  { afterMs: 380, out: 3, times: '46,999' },
  { afterMs: 300, out: 4, times: '46,999' },
  { afterMs: 1100, out: 5, times: '47,000' },
  { afterMs: 1500, out: 0, times: '47,000' },
  { afterMs: 2600, out: 5, times: '47,001' },
];
const last = lampSteps.length - 1;

/** Share of the drawing that must be in view before the lamps are lit. */
const inSight = 0.75;

/**
 * The five lamps of the heading. They are out until they are in view. Then, once each time that Home is opened, they
 * are lit and go out twice, as at the end of that day. After the end, and with effects off, they stay out. B-HOME-16.
 */
export function Lamps() {
  const lamps = useRef<HTMLDivElement>(null);
  const step = useStep(lamps);
  const { out, times } = lampSteps[step]!;
  return (
    <div className={style.lamps} ref={lamps} aria-hidden="true" data-part="lamps" data-drawing="">
      {places.map((place) => (
        <span key={place} className={style.lamp} data-lit={place >= out || undefined} />
      ))}
      <p className={style.times}>
        out <span>{times}</span> times
      </p>
    </div>
  );
}

/** The present step of the lamps; the last step until the lamps are in view for the first time. */
function useStep(lamps: { readonly current: HTMLElement | null }): number {
  const hasEnded = useAtomValue(endedAtom);
  const isStill = useMotion() === 'off' || hasEnded;
  const [step, setStep] = useState(last);
  useEffect(() => {
    if (isStill) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const goOn = (next: number) => {
      if (next > last) return;
      timer = setTimeout(() => {
        setStep(next);
        goOn(next + 1);
      }, lampSteps[next]!.afterMs);
    };
    const stop = watchSight(
      lamps.current,
      (isSeen) => {
        if (isSeen && timer === undefined) goOn(0);
      },
      inSight,
    );
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, [isStill, lamps]);
  return isStill ? last : step;
}
