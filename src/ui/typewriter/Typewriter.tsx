import { useState } from 'react';
import { useMotion } from '../motion.ts';
import { useInterval } from '../useInterval.ts';
import style from './Typewriter.module.css';

/** A character takes this long and up to `spreadMs` more. Spec §9, R-TH-02. */
const leastMs = 35;
const spreadMs = 30;

/**
 * Types `text` out character by character from its mount: give it a key to type anew. The text stands in the page
 * whole from the start, the rest of it unseen, so that no line breaks twice and assistive technology reads sentences.
 * Calm and off show it at once, and so does `isTyped: false`.
 */
export function Typewriter({ text, isTyped }: { readonly text: string; readonly isTyped: boolean }) {
  const motion = useMotion();
  const letters = Array.from(text);
  const [shown, setShown] = useState(0);
  const [delayMs, setDelayMs] = useState(leastMs);
  const isAtOnce = !isTyped || motion !== 'full';
  const isDone = isAtOnce || shown >= letters.length;
  useInterval(
    () => {
      setShown((now) => now + 1);
      setDelayMs(leastMs + Math.floor(Math.random() * (spreadMs + 1)));
    },
    isDone ? null : delayMs,
  );
  if (isDone) return text;
  return (
    <>
      <span className="visually-hidden">{text}</span>
      <span aria-hidden="true">
        <span data-part="typed">{letters.slice(0, shown).join('')}</span>
        <span className={style.caret} />
        <span className={style.rest}>{letters.slice(shown).join('')}</span>
      </span>
    </>
  );
}
