import { useEffect, useRef, useState } from 'react';
import type { SessionTrace } from '../../state/trace.ts';
import { marksOf, rollMs } from './reading.ts';
import style from './style.module.css';

interface Options {
  readonly trace: SessionTrace;
  readonly endMs: number;
  /** Seconds before the end at which the roll is read. */
  readonly ago: number;
}

/** How wide a letter of the names is for its height. */
const letterRatio = 0.6;

/** Across all the strips: the pages that were entered, by name, and where the rule lies. */
export function Marks({ trace, endMs, ago }: Options) {
  const list = useRef<HTMLOListElement>(null);
  const [letters, setLetters] = useState(140);
  useEffect(() => {
    const element = list.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      const letterPx = letterRatio * Number.parseFloat(getComputedStyle(element).fontSize);
      if (entry !== undefined && letterPx > 0) setLetters(entry.contentRect.width / letterPx);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return (
    <ol className={style.marks} aria-hidden="true" ref={list}>
      {marksOf(trace, endMs, letters).map(({ path, atMs, along, isLate }) => (
        <li key={atMs} data-late={isLate || undefined} style={{ insetInlineStart: `${along * 100}%` }}>
          <span>{path}</span>
        </li>
      ))}
      <li className={style.rule} style={{ insetInlineStart: `${100 - (ago * 100_000) / rollMs}%` }} />
    </ol>
  );
}
