import type { PointerEvent } from 'react';
import { crossingSeconds, type Second, strandPath, swayAt } from './minute.ts';
import style from './style.module.css';

const crests = Array.from({ length: 60 / crossingSeconds }, (_, index) => index * crossingSeconds);

interface Options {
  readonly seconds: readonly Second[];
  readonly second: number;
  readonly onSecond: (second: number) => void;
}

/** Two strands in a plait, a tick on a strand for what fell there, and the ruler across. Dragging moves the ruler. */
export function Braid({ seconds, second, onSecond }: Options) {
  const drag = (event: PointerEvent<HTMLElement>) => {
    if (event.type === 'pointerdown') event.currentTarget.setPointerCapture(event.pointerId);
    else if (event.buttons === 0) return;
    const { left, width } = event.currentTarget.getBoundingClientRect();
    const at = Math.floor(((event.clientX - left) / width) * 60);
    onSecond(Math.min(59, Math.max(0, at)));
  };
  return (
    // The slider below is the same ruler for the keyboard; this is the drawing that one may take hold of.
    <div className={style.braid} onPointerDown={drag} onPointerMove={drag} aria-hidden="true">
      <svg viewBox="0 0 60 2" preserveAspectRatio="none">
        {crests.map((from, index) => {
          const to = from + crossingSeconds;
          const isCourtOver = index % 2 === 0;
          const [under, over] = isCourtOver ? ([-1, 1] as const) : ([1, -1] as const);
          const hand = (side: 1 | -1) => (side === 1 ? style.court : style.own);
          return (
            <g key={from}>
              <path className={hand(under)} d={strandPath(from, to, under)} />
              <path className={style.gap} d={strandPath(from + 2, to - 2, over)} />
              <path className={hand(over)} d={strandPath(from, to, over)} />
            </g>
          );
        })}
        {seconds.map(({ second: at, court, own }) => {
          const x = at + 0.5;
          const y = 1 + 0.72 * swayAt(x);
          return (
            <g key={at}>
              {court.length === 0 ? null : <path className={style.court} d={`M${x} ${y - 0.11}V${y + 0.11}`} />}
              {own.length === 0 ? null : <path className={style.own} d={`M${x} ${2 - y - 0.11}V${2 - y + 0.11}`} />}
              {court.length === 0 || own.length === 0 ? null : (
                <path className={style.knot} d={`M${x} ${Math.min(y, 2 - y)}V${Math.max(y, 2 - y)}`} />
              )}
            </g>
          );
        })}
        <path className={style.ruler} d={`M${second + 0.5} 0V2`} />
      </svg>
    </div>
  );
}
