import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { firstSheet } from '../../content/home.ts';
import { isRecordKeptAtom } from '../../state/consent.ts';
import { showBeside } from '../../state/disturbance.ts';
import { endedAtom } from '../../state/profile.ts';
import { readingsAtom } from '../../state/readings.ts';
import { longestRests } from '../../state/restedWords.ts';
import { restedWordsAtom } from '../../state/trace.ts';
import { useInterval } from '../../ui/useInterval.ts';
import style from './first.module.css';

/** When the line has been in view for this time, s, the time is shown in large dots. B-HOME-20. */
const countedAt = 15;

/** The events that count as a movement of the reader. */
const movements = ['pointermove', 'pointerdown', 'keydown', 'scroll'] as const;

/**
 * The line about the present reading. It states whether this is the first reading, the number of seconds that the line
 * has been in view, and either the number of seconds without a movement or the word on which the pointer rested
 * longest. With effects off the seconds are left out. After the end the line says that nobody looks. At phase 0 the
 * seconds are shown once beside the text, in a page load that had no other moment.
 */
export function Entered() {
  const store = useStore();
  const isKept = useAtomValue(isRecordKeptAtom);
  const hasEnded = useAtomValue(endedAtom);
  useAtomValue(readingsAtom); // Reads the storage before the effect below.
  const wasRead = useRef<boolean>(null);
  const [isAgain, setAgain] = useState(false);
  useEffect(() => {
    // Only an earlier reading counts: the present one is stored after the first effect.
    wasRead.current ??= store.get(readingsAtom).home !== null;
    setAgain(wasRead.current);
  }, [store]);
  const [{ seconds, still }, setTimes] = useState({ seconds: 0, still: 0 });
  const hasMoved = useRef(false);
  const line = useRef<HTMLParagraphElement>(null);
  useInterval(
    () => {
      const isStill = !hasMoved.current;
      hasMoved.current = false;
      setTimes((last) => ({ seconds: last.seconds + 1, still: isStill ? last.still + 1 : 0 }));
    },
    1000,
    line,
  );
  useEffect(() => {
    const onMove = () => {
      hasMoved.current = true;
    };
    for (const type of movements) addEventListener(type, onMove, { passive: true });
    return () => {
      for (const type of movements) removeEventListener(type, onMove);
    };
  }, []);
  useEffect(() => {
    if (seconds === countedAt) showBeside(store, firstSheet.counted(seconds));
  }, [seconds, store]);
  // Evaluated once a second, because the overlay adds to the map in place.
  const [rest] = longestRests(useAtomValue(restedWordsAtom));
  const longest = rest === undefined ? null : { word: rest[0], seconds: Math.round(rest[1] / 1000) };
  const facts = { seconds, still, longest };
  return (
    <p className={style.note} data-part="entered" ref={line}>
      {!isKept
        ? firstSheet.notEntered(facts)
        : hasEnded
          ? firstSheet.unread(seconds)
          : firstSheet.entered(isAgain, facts)}
    </p>
  );
}
