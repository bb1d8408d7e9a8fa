import { useRef, useState } from 'react';
import type { SessionTrace } from '../../state/trace.ts';
import { useResize } from '../../ui/useResize.ts';
import { marksOf, rollMs } from './reading.ts';
import style from './style.module.css';

interface Options {
  readonly trace: SessionTrace;
  readonly endMs: number;
  /** Seconds before the end at which the roll is read. */
  readonly ago: number;
}

/** Width of a letter of the names, as a part of the font size. */
const letterRatio = 0.6;

/** Across all strips: the pages that were entered, by name, and the rule where the roll is read. */
export function Marks({ trace, endMs, ago }: Options) {
  const list = useRef<HTMLOListElement>(null);
  const [letters, setLetters] = useState(140);
  useResize(list, ({ width }) => {
    if (list.current === null) return;
    const letterPx = letterRatio * Number.parseFloat(getComputedStyle(list.current).fontSize);
    if (letterPx > 0) setLetters(width / letterPx);
  });
  return (
    <ol className={style.marks} aria-hidden="true" ref={list}>
      {marksOf(trace, endMs, letters).map(({ path, atMs, along, isLate }) => (
        <li key={atMs} data-late={isLate || undefined} style={{ insetInlineStart: `${along * 100}%` }}>
          <span translate="no">{path}</span>
        </li>
      ))}
      <li className={style.rule} style={{ insetInlineStart: `${100 - (ago * 100_000) / rollMs}%` }} />
    </ol>
  );
}
