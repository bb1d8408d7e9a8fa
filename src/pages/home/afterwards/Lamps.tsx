import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { endedAtom } from '../../../state/profile.ts';
import { useMotion } from '../../../ui/motion.ts';
import { watchSight } from '../../../ui/watchSight.ts';
import style from './lamps.module.css';

/** The order in which the lamps go out, from 0, by lamp. The fifth agent takes longest. */
const places = [1, 3, 0, 2, 4] as const;

/** `afterMs`: time since the step before. `out`: lamps that are out. `times`: how often all have been out that day. */
interface Step {
  readonly afterMs: number;
  readonly out: number;
  readonly times: string;
}

/** The last verdict of the list, one lamp after the other; then once more all at once, with nothing left to decide. */
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

/** The share of the lamps that is in the window when they come on. */
const inSight = 0.75;

/**
 * The five lamps of the heading beside them. They are out; for a reader who comes they burn, and the last two times of
 * that day pass, once each time that Home is opened. After the end, and with effects off, they stay out. B-HOME-16.
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

/** The step of the lamps: the last, until they are seen for the first time. */
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
