import { useState } from 'react';
import { useMotion } from '../motion.ts';
import { useInterval } from '../useInterval.ts';
import style from './Typewriter.module.css';

/** A character takes this time plus 0 to `spreadMs`. Spec §9, R-TH-02. */
const leastMs = 35;
const spreadMs = 30;

/** One moment of typing. */
export interface Stage {
  readonly typed: string;
  /** Another word after what is typed, which is struck out before it goes. */
  readonly tried?: string;
  readonly isStruck?: boolean;
  /** The rest of the text, which is not seen yet. */
  readonly rest: string;
  /** The time for which it stands, ms, where that is not the time of a character. */
  readonly standsMs?: number;
}

interface Options {
  readonly text: string;
  readonly isTyped: boolean;
  /** Without them character after character. */
  readonly stages: readonly Stage[] | null;
}

/**
 * Types `text` character by character after mounting; give it a new key to type again. The whole text is in the page
 * from the start, the rest of it invisible, so that assistive technology reads whole sentences and lines rewrap at a
 * tried word only. With effects calm or off, or `isTyped: false`, it is shown at once.
 */
export function Typewriter({ text, isTyped, stages }: Options) {
  const motion = useMotion();
  const letters = Array.from(text);
  const [step, setStep] = useState(0);
  const [delayMs, setDelayMs] = useState(leastMs);
  const isAtOnce = !isTyped || motion !== 'full';
  const isDone = isAtOnce || step >= (stages ?? letters).length;
  const plain = { typed: letters.slice(0, step).join(''), rest: letters.slice(step).join('') };
  const { typed, tried, isStruck, rest, standsMs }: Stage = stages?.[step] ?? plain;
  useInterval(
    () => {
      setStep((now) => now + 1);
      setDelayMs(leastMs + Math.floor(Math.random() * (spreadMs + 1)));
    },
    isDone ? null : (standsMs ?? delayMs),
  );
  if (isDone) return <span>{text}</span>;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">
        <span data-part="typed">{typed}</span>
        {tried && <span data-part={isStruck ? 'struck' : 'tried'}>{tried}</span>}
        <span className={style.caret} />
        <span className={style.rest}>{rest}</span>
      </span>
    </>
  );
}
