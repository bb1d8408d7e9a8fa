import { useEffect, useEffectEvent, useState } from 'react';
import { type Moments, momentsAt, offsetAt } from '#contract/calendar.ts';
import { momentLine } from '../../../content/homeMoments.ts';
import { useMotion } from '../../../ui/motion.ts';
import style from './afterwards.module.css';
import { Threads } from './Threads.tsx';

export { Lamps, LastLamps } from './Lamps.tsx';

const minuteMs = 60_000;

/** The moments of the calendar at the reader's local time, updated every minute. */
function useMoments(): Moments {
  const momentsNow = () => momentsAt(Date.now(), offsetAt(Date.now()));
  const [moments, setMoments] = useState(momentsNow);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const wait = () => {
      timer = setTimeout(
        () => {
          setMoments(momentsNow());
          wait();
        },
        minuteMs - (Date.now() % minuteMs),
      );
    };
    wait();
    return () => clearTimeout(timer);
  }, []);
  return moments;
}

interface Options {
  readonly hasEnded: boolean;
  /** Called at first and on every change. `isRecess`: true during the recess on Mondays. */
  readonly onRecess: (isRecess: boolean) => void;
}

/**
 * The additions to the first sheet after hydration: the line of the calendar for this minute, if there is one,
 * and the drawing of how the first line is read, except with effects off. B-HOME-14, 15.
 */
export default function Afterwards({ hasEnded, onRecess }: Options) {
  const isOff = useMotion() === 'off';
  const moments = useMoments();
  const { recess } = moments;
  const tell = useEffectEvent(onRecess);
  useEffect(() => tell(recess), [recess]);
  const said = momentLine(moments, hasEnded);
  return (
    <>
      {said === '' ? null : (
        <p className={style.moment} data-part="moment">
          {said}
        </p>
      )}
      {isOff ? null : <Threads />}
    </>
  );
}
