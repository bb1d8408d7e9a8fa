import { useState } from 'react';
import { useMotion } from '../motion.ts';
import { useInterval } from '../useInterval.ts';
import style from './Typewriter.module.css';

/** Time for a character, ms: `leastMs` plus 0 to `spreadMs`. Spec §9, R-TH-02. */
const leastMs = 35;
const spreadMs = 30;

/** One step of typing. */
export interface Stage {
  readonly typed: string;
  /** A word that is typed on trial after `typed`. It is struck out and then removed. */
  readonly tried?: string;
  readonly isStruck?: boolean;
  /** The rest of the text, which is still invisible. */
  readonly rest: string;
  /** Time for which the step is shown, ms; by default the time for a character. */
  readonly standsMs?: number;
}

interface Options {
  readonly text: string;
  readonly isTyped: boolean;
  /** If null, the text is typed character by character. */
  readonly stages: readonly Stage[] | null;
}

/**
 * Types `text` character by character after mounting; with a new key it types again. The whole text is in the page from
 * the start, with its rest invisible. So assistive technology reads whole sentences, and lines are wrapped again only
 * at a word of `tried`. With effects calm or off, or `isTyped: false`, the text is shown at once.
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
