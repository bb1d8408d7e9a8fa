import type { CSSProperties } from 'react';
import { Outline } from './Drawing.tsx';
import style from './style.module.css';

/** Where a thing stands in the room: its number, the line it stands on, and the place and size of its drawing. */
interface Place {
  readonly figure: number;
  readonly base: readonly [fromX: number, toX: number, y: number];
  readonly at: readonly [x: number, y: number, scale: number];
}

/** By object, in units of the room, which is 1200 wide. */
const places: Readonly<Record<string, Place>> = {
  window: { figure: 1, base: [94, 246, 180], at: [70, 4, 1] },
  mug: { figure: 3, base: [592, 636, 196], at: [577, 143, 0.3] },
  radiator: { figure: 4, base: [122, 218, 292], at: [97, 153, 0.78] },
  drawer: { figure: 5, base: [490, 576, 292], at: [473, 185, 0.6] },
  toaster: { figure: 6, base: [650, 716, 196], at: [633, 120, 0.46] },
  ceiling: { figure: 0, base: [500, 760, 24], at: [0, 0, 1] },
  chair: { figure: 2, base: [1085, 1159, 292], at: [1040, 161, 0.72] },
};

const sink =
  'M330 196H740V204H330ZM338 204V292M732 204V292M352 204V246H470V204M404 196v-38q0-13 13-13t13 13v8M395 172h18';
const table =
  'M800 214H1040V221H800ZM812 221V292M1028 221V292M776 152V292M776 232H800M798 232V292' +
  [824, 882, 940, 998].map((x) => `M${x} 214V160q15-6 30 0V214M${x} 178q15-6 30 0`).join('');
const ceiling = 'M470 20H790L856 52H404ZM630 38V92M608 112q4-20 22-20t22 20Z';

interface Options {
  /** Objects that were examined. */
  readonly seen: ReadonlySet<string>;
  /** The object of the last choice, which is animated. */
  readonly latest?: string | null | undefined;
  readonly phase: number;
}

/**
 * The room: what is certain, and each thing that was examined, in its place. A thing that was not is a number. At phase
 * 0, the public view, there are numbers only, behind a line; at phase 5 there is a table too.
 */
export function Room({ seen, latest = null, phase }: Options) {
  return (
    <svg className={style.room} viewBox="0 0 1200 330" aria-hidden="true">
      {phase === 0 ? <path d="M0 322H1200" /> : <path d={`M0 292H1200${sink}`} />}
      {phase === 5 ? <path d={table} /> : null}
      {Object.entries(places).map(([object, { figure, base, at }]) => {
        if (object === 'chair' && phase < 5) return null;
        const [from, to, y] = base;
        return seen.has(object) ? (
          <g
            key={object}
            data-fresh={object === latest || undefined}
            transform={`translate(${at[0]} ${at[1]}) scale(${at[2]})`}
            style={{ '--scale': at[2] } as CSSProperties}
          >
            {object === 'ceiling' ? (
              <g className={style.outline}>
                <path d={ceiling} pathLength={1} />
              </g>
            ) : (
              <Outline object={seatOr(object, seen)} />
            )}
          </g>
        ) : (
          <g key={object} className={style.unseen}>
            <path d={`M${from} ${y}H${to}`} />
            <text x={(from + to) / 2} y={y + 8}>
              {figure}
            </text>
          </g>
        );
      })}
    </svg>
  );
}

/** A chair on which the reader has sat is drawn as it was left. */
const seatOr = (object: string, seen: ReadonlySet<string>): string =>
  object === 'chair' && seen.has('seat') ? 'seat' : object;
