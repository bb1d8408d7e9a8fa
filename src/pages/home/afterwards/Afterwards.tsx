import { useEffect, useEffectEvent, useState } from 'react';
import { type Moments, momentsAt, offsetAt } from '#contract/calendar.ts';
import { momentLine } from '../../../content/homeLater.ts';
import { useMotion } from '../../../ui/motion.ts';
import style from './afterwards.module.css';
import { Lamps, LastLamps } from './Lamps.tsx';
import { Question } from './Question.tsx';
import { Threads } from './Threads.tsx';

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
  readonly of: 'status';
  readonly hasEnded: boolean;
  /** Called at first and on every change. `isRecess`: true during the recess on Mondays. */
  readonly onRecess: (isRecess: boolean) => void;
}

/** One of the parts of Home that are loaded after hydration. */
export type LaterPart =
  Options | { readonly of: 'hero' } | { readonly of: 'question' } | { readonly of: 'end'; readonly isPresent: boolean };

/** Shows one of these parts: lamps, the second question, or the other additions to the first sheet. */
export default function Afterwards(part: LaterPart) {
  switch (part.of) {
    case 'hero':
      return <Lamps />;
    case 'question':
      return <Question />;
    case 'end':
      return <LastLamps isPresent={part.isPresent} />;
    case 'status':
      return <Additions {...part} />;
  }
}

/**
 * The additions to the first sheet after hydration: the line of the calendar for this minute, if there is one,
 * and the drawing of how the first line is read, except with effects off. B-HOME-14, 15.
 */
function Additions({ hasEnded, onRecess }: Options) {
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
