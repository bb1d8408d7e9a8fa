import { type MouseEvent, useRef, useState } from 'react';
import type { Position } from '../../state/cardPositions.ts';
import { fragmentLabel } from '../../state/fragmentLabel.ts';
import { useResize } from '../../ui/useResize.ts';
import style from './style.module.css';
import { card, freeWidth, pinOf, remPx, styleOf, threadFrom, threadPath, threadTo, wordsOf } from './table.ts';
import { TableCard } from './TableCard.tsx';
import { useTable } from './useTable.ts';

interface Options {
  /** The newest first. */
  readonly fragments: readonly string[];
  readonly onFree: () => void;
}

const times = (count: number): string => (count === 1 ? 'once' : count === 2 ? 'twice' : `${count} times`);

/** The state of the thread in one sentence. */
export function threadOf(pieces: number, crossings: number): string {
  if (pieces === 0) return 'There is nothing to run a thread through.';
  if (pieces < threadFrom)
    return `Four pieces make a thread that can cross itself. There ${pieces === 1 ? 'is 1' : `are ${pieces}`}.`;
  return crossings === 0 ? 'The thread runs free.' : `The thread crosses itself ${times(crossings)}.`;
}

/** The table, the cards on it, and the thread through the pins of the newest twelve cards in the order of finding. */
export function Table({ fragments, onFree }: Options) {
  const ground = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(60);
  const hasThread = fragments.length >= threadFrom;
  const table = useTable(fragments, width, (crossings) => {
    if (crossings === 0 && hasThread) onFree();
  });
  useResize(ground, (size) => {
    if (size.width > 0) setWidth(size.width / remPx());
  });

  const { height, positions, pins, crossings, lifted } = table;
  /** Shows a drag without a render: card, pin and thread. The marks of the crossings are hidden until the drag ends. */
  const show = (index: number, by: Position, isFinal: boolean) => {
    const fragment = fragments[index];
    const element = ground.current;
    if (fragment === undefined || element === null) return;
    const position = table.move(fragment, by, isFinal);
    element.toggleAttribute('data-dragging', !isFinal);
    element.children[index]?.toggleAttribute('data-held', !isFinal);
    if (isFinal) return;
    const { x, y } = pinOf(position, width);
    Object.assign((element.children[index] as HTMLElement).style, styleOf(position));
    const pin = element.querySelectorAll(`.${style.pin}`)[index];
    pin?.setAttribute('cx', String(x));
    pin?.setAttribute('cy', String(y));
    const words = element.querySelectorAll('mask rect')[index + 1];
    for (const [name, value] of Object.entries(wordsOf(position, width))) words?.setAttribute(name, String(value));
    const now = pins.map((old, at) => (at === index ? { x, y } : old)).slice(0, threadTo);
    element.querySelector('path')?.setAttribute('d', threadPath(now));
  };
  const place = (event: MouseEvent<HTMLDivElement>) => {
    if (lifted === null || event.target !== event.currentTarget) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const [x, y] = [(event.clientX - left) / remPx() - card.width / 2, (event.clientY - top) / remPx() - card.pinY];
    table.place({ x: x / freeWidth(width), y });
  };
  const sentence = threadOf(fragments.length, crossings.length);
  return (
    <section className={style.table} aria-label="The table">
      <p className={style.thread} role="status">
        {lifted === null ? sentence : `“${fragmentLabel(lifted).name}” is in your hand. ${sentence}`}
      </p>
      {/* A click on the background sets down the lifted card there. By keyboard the card is pressed again instead. */}
      <div
        className={style.ground}
        ref={ground}
        data-lifted={lifted !== null || undefined}
        style={{ height: `${height}rem` }}
        onClick={place}
      >
        {fragments.map((fragment, index) => (
          <TableCard
            key={fragment}
            fragment={fragment}
            number={fragments.length - index}
            position={positions[index] ?? { x: 0, y: 0 }}
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
          <mask id="beside-words" maskUnits="userSpaceOnUse" x="-9" y="-9" width={width + 18} height={height + 18}>
            <rect x="-9" y="-9" width={width + 18} height={height + 18} fill="#fff" />
            {positions.map((position, index) => (
              <rect key={fragments[index]} {...wordsOf(position, width)} fill="#000" />
            ))}
          </mask>
          <g mask="url(#beside-words)">
            <path d={threadPath(pins.slice(0, threadTo))} />
            {(hasThread ? crossings : []).map(({ x, y }) => (
              <circle key={`${x} ${y}`} className={style.crossing} cx={x} cy={y} r="0.42" />
            ))}
          </g>
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
