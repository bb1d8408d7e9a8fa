import type { ReactNode } from 'react';
import { useCycle } from '../../ui/useCycle.ts';
import style from './style.module.css';

const stateMs = 3000;
const outline = 'M0 0H620V877H0Z';

const every = (from: number, to: number, step: number): readonly number[] =>
  Array.from({ length: Math.floor((to - from) / step) + 1 }, (_, index) => from + index * step);

/** An empty ruled sheet. */
const ruled = (
  <>
    <path className={style.paper} d={outline} />
    {every(150, 840, 30).map((y) => (
      <line key={y} x1="0" x2="620" y1={y} y2={y} />
    ))}
    <line x1="92" x2="92" y1="0" y2="877" />
  </>
);

/** Folded for an envelope: the lowest third is turned up. */
const folded = (
  <>
    <path className={style.paper} d="M0 0H620V585H0Z" />
    <line x1="0" x2="620" y1="292" y2="292" strokeDasharray="14 5" />
    <path className={style.paper} d="M0 585L14 318L606 318L620 585Z" />
  </>
);

/** Face down, with a turned corner: the text of the other side shows through. */
const turned = (
  <>
    <path className={style.paper} d="M0 0H528L620 92V877H0Z" />
    <path className={style.paper} d="M528 0V92H620Z" />
    {every(190, 700, 30).map((y, row) => (
      <line
        key={y}
        x1={[214, 90, 90, 132, 90, 310][row % 6] ?? 90}
        x2="530"
        y1={y}
        y2={y}
        strokeDasharray="38 9 21 7 64 9"
      />
    ))}
  </>
);

/** No sheet: only the outline of its place, and the clip. */
const gone = (
  <>
    <path d={outline} strokeDasharray="2 7" />
    <path className={style.clip} d="M64 70V-34a17 17 0 0 1 34 0V84a11 11 0 0 1-22 0V-18a5 5 0 0 1 10 0V62" />
  </>
);

const states: readonly (readonly [name: string, drawing: ReactNode])[] = [
  ['ruled', ruled],
  ['folded', folded],
  ['turned', turned],
  ['gone', gone],
];

/** The background: one of four states of an empty sheet. The state changes every 3 s. R-NF-02. */
export function EmptySheet() {
  const now = useCycle(states.length, stateMs);
  return (
    <svg className={style.sheet} viewBox="0 0 620 877" data-variant={now} aria-hidden="true">
      {states.map(([name, drawing], index) => (
        <g key={name} className={style.state} data-on={index === now}>
          {drawing}
        </g>
      ))}
    </svg>
  );
}
