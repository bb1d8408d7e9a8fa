import { useState } from 'react';
import { useMotion } from '../motion.ts';
import { useInterval } from '../useInterval.ts';
import style from './Typewriter.module.css';

/** A character takes this time plus 0 to `spreadMs`. Spec §9, R-TH-02. */
const leastMs = 35;
const spreadMs = 30;

/**
 * Types `text` character by character after mounting; give it a new key to type again. The whole text is in the page
 * from the start, the rest of it invisible, so that lines do not rewrap and assistive technology reads whole sentences.
 * With effects calm or off, or `isTyped: false`, it is shown at once.
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
  if (isDone) return <span>{text}</span>;
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
