import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { hallLineAtom } from '../../state/profile.ts';
import { readingsAtom } from '../../state/readings.ts';
import { useRewrite } from '../../ui/useRewrite.ts';
import { watchDwell } from '../../ui/watchDwell.ts';
import style from './first.module.css';

/** Time in view after which the line counts as read, ms. */
const readMs = 1500;

/**
 * The line by which Home responds to the reader's acts on other pages. A new line is written in view and announced.
 * After the reader has read the line, it is part of the page. B-HOME-10.
 */
export function Answer() {
  const line = useAtomValue(hallLineAtom);
  const [readings, setReadings] = useAtom(readingsAtom);
  const isRead = readings.hall === line;
  const { text } = useRewrite(line, '');
  const place = useRef<HTMLParagraphElement>(null);
  const note = useEffectEvent(() => setReadings((last) => ({ ...last, hall: line })));
  useEffect(() => {
    if (line === '' || isRead || place.current === null) return;
    const watch = watchDwell(place.current, readMs, () => note());
    return () => watch.stop();
  }, [line, isRead]);
  if (line === '') return null;
  return (
    <p ref={place} className={style.note} data-part="answer" role={isRead ? undefined : 'status'}>
      {isRead ? line : text}
    </p>
  );
}
