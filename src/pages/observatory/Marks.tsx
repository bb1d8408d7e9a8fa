import { useRef, useState } from 'react';
import type { SessionTrace } from '../../state/trace.ts';
import { useResize } from '../../ui/useResize.ts';
import { marksOf, rollMs } from './reading.ts';
import style from './style.module.css';

interface Options {
  readonly trace: SessionTrace;
  readonly endMs: number;
  /** Reading position, seconds before the end of the roll. */
  readonly ago: number;
}

/** Width of a letter of the names, as a fraction of the font size. */
const letterRatio = 0.6;

/** Overlay on all strips: the names of the entered pages, and a vertical line at the reading position. */
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
