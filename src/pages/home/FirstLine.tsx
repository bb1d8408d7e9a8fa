import { useAtomValue, useStore } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { firstLines, firstSheet } from '../../content/home.ts';
import { isRecordKeptAtom } from '../../state/consent.ts';
import { endedAtom, phaseAtom } from '../../state/profile.ts';
import { readingsAtom } from '../../state/readings.ts';
import { useReading } from '../../state/useReading.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { useRewrite } from '../../ui/useRewrite.ts';
import { Answer } from './Answer.tsx';
import style from './first.module.css';

/**
 * The first line of the story. Each phase has its own, and so has the end. It always begins as the first one and is
 * rewritten in view; below it stands what was replaced, so that the words of phase 0 can be read at every phase.
 */
export function FirstLine() {
  const phase = useAtomValue(phaseAtom);
  const version = useAtomValue(endedAtom) ? firstLines.length - 1 : phase;
  const earlier = useReading('home', version);
  const [first] = firstLines;
  const { text, isWorn } = useRewrite(firstLines[version] ?? first, first);
  return (
    <div className={style.opening}>
      <p className={style.line} data-part="first-line" data-worn={isWorn || undefined}>
        {text}
      </p>
      <p className={style.note} role="status">
        {version === 0 ? '' : earlier === null ? firstSheet.amended : firstSheet.amendedSince}
      </p>
      <Answer />
      <Entered />
    </div>
  );
}

/**
 * That this sheet is read, for the first time or again, and for how many seconds this line has been in view. With effects off the seconds are
 * left out. After the end it says that nobody looks.
 */
function Entered() {
  const store = useStore();
  const isKept = useAtomValue(isRecordKeptAtom);
  const hasEnded = useAtomValue(endedAtom);
  useAtomValue(readingsAtom); // Reads the storage before the effect below.
  const wasRead = useRef<boolean>(null);
  const [isAgain, setAgain] = useState(false);
  useEffect(() => {
    // Only what an earlier reading has left: this one is noted after the first effect.
    wasRead.current ??= store.get(readingsAtom).home !== null;
    setAgain(wasRead.current);
  }, [store]);
  const [seconds, setSeconds] = useState(0);
  const line = useRef<HTMLParagraphElement>(null);
  useInterval(() => setSeconds((now) => now + 1), 1000, line);
  return (
    <p className={style.note} data-part="entered" ref={line}>
      {!isKept
        ? firstSheet.notEntered(seconds)
        : hasEnded
          ? firstSheet.unread(seconds)
          : firstSheet.entered(isAgain, seconds)}
    </p>
  );
}
