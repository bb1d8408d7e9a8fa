import { type MouseEvent, useEffect, useRef, useState } from 'react';
import type { Lie } from '../../state/evidenceTable.ts';
import { labelOf } from '../../state/labelOf.ts';
import { Piece } from './Piece.tsx';
import style from './style.module.css';
import { card, pinOf, styleOf, threadFrom, threadPath, threadTo } from './table.ts';
import { useTable } from './useTable.ts';

interface Options {
  /** The newest first. */
  readonly fragments: readonly string[];
  readonly onFree: () => void;
}

const remPx = (): number => Number.parseFloat(getComputedStyle(document.documentElement).fontSize) || 16;
const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** What the thread is doing, in a sentence. */
export function threadOf(pieces: number, crossings: number): string {
  if (pieces === 0) return 'There is nothing to run a thread through.';
  if (pieces < threadFrom)
    return `Four pieces make a thread that can cross itself. There ${pieces === 1 ? 'is 1' : `are ${pieces}`}.`;
  return crossings === 0 ? 'The thread runs free.' : `The thread crosses itself ${times(crossings)}.`;
}

/** The table, the pieces where they lie, and the thread that goes through the pins of the newest dozen in the order of finding. */
export function Table({ fragments, onFree }: Options) {
  const ground = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(60);
  const table = useTable(fragments, width, (crossings) => {
    if (crossings === 0 && fragments.length >= threadFrom) onFree();
  });
  useEffect(() => {
    const element = ground.current;
    if (element === null || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (entry !== undefined && entry.contentRect.width > 0) setWidth(entry.contentRect.width / remPx());
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const { height, lies, pins, crossings, lifted } = table;
  /** Shows a drag as it goes: piece, pin and thread, without a render. The rings wait until the hand lets go. */
  const show = (index: number, by: Lie, isFinal: boolean) => {
    const fragment = fragments[index];
    const element = ground.current;
    if (fragment === undefined || element === null) return;
    const lie = table.move(fragment, by, isFinal);
    element.toggleAttribute('data-dragging', !isFinal);
    element.children[index]?.toggleAttribute('data-held', !isFinal);
    if (isFinal) return;
    const { x, y } = pinOf(lie, width);
    Object.assign((element.children[index] as HTMLElement).style, styleOf(lie));
    const pin = element.querySelectorAll(`.${style.pin}`)[index];
    pin?.setAttribute('cx', String(x));
    pin?.setAttribute('cy', String(y));
    const now = pins.map((old, at) => (at === index ? { x, y } : old)).slice(0, threadTo);
    element.querySelector('path')?.setAttribute('d', threadPath(now));
  };
  const place = (event: MouseEvent<HTMLDivElement>) => {
    if (lifted === null || event.target !== event.currentTarget) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / remPx() - card.width / 2, (event.clientY - top) / remPx() - card.pinY];
    table.place({ x: x / Math.max(0.01, width - card.width), y });
  };
  return (
    <section className={style.table} aria-label="The table">
      <p className={style.thread} role="status">
        {lifted === null
          ? threadOf(fragments.length, crossings.length)
          : `“${labelOf(lifted).name}” is in your hand. ${threadOf(fragments.length, crossings.length)}`}
      </p>
      {/* The ground takes what is in the hand; the keys do the same on the piece itself. */}
      <div
        className={style.ground}
        ref={ground}
        data-lifted={lifted !== null || undefined}
        style={{ height: `${height}rem` }}
        onClick={place}
      >
        {fragments.map((fragment, index) => (
          <Piece
            key={fragment}
            fragment={fragment}
            number={fragments.length - index}
            lie={lies[index] ?? { x: 0, y: 0 }}
            level={table.levelOf(fragment)}
            width={width}
            isLifted={lifted === fragment}
            onLift={() => table.lift(fragment)}
            onDrop={table.drop}
            onMove={(by, isFinal) => show(index, by, isFinal)}
            onPutBack={table.putBack}
          />
        ))}
        <svg className={style.cotton} viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          <path d={threadPath(pins.slice(0, threadTo))} />
          {fragments.length < threadFrom
            ? null
            : crossings.map(({ x, y }) => (
                <circle key={`${x} ${y}`} className={style.crossing} cx={x} cy={y} r="0.42" />
              ))}
          {pins.map(({ x, y }, index) => (
            <circle key={fragments[index]} className={style.pin} cx={x} cy={y} r="0.24" />
          ))}
        </svg>
      </div>
      {fragments.length === 0 ? null : (
        <p className={style.ways}>
          <span>
            Drag a piece. Or press it and then the place where it is to lie; or, once it is pressed, move it by the
            arrow keys. Escape puts it back.
          </span>
          <button type="button" data-track="ask:sweep" onClick={table.sweep}>
            Lay it all out as it came
          </button>
        </p>
      )}
    </section>
  );
}
