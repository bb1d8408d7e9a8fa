import { type CSSProperties, useContext, useEffect, useState } from 'react';
import type { StoryChoice } from '#contract/api/story.ts';
import { useMotion } from '../../ui/motion.ts';
import { StoryContext } from '../../ui/story/StoryContext.ts';
import { Outline } from './Drawing.tsx';
import style from './style.module.css';

/** Position of an object in the room: its number, its base line, its height, and the position of its drawing. */
interface Place {
  readonly figure: number;
  readonly base: readonly [fromX: number, toX: number, y: number];
  readonly height: number;
  readonly at: readonly [x: number, y: number, scale: number];
}

/** By object, in units of the drawing of the room, which is 1200 wide. */
const places: Readonly<Record<string, Place>> = {
  window: { figure: 1, base: [94, 246, 180], height: 160, at: [70, 4, 1] },
  mug: { figure: 3, base: [592, 636, 196], height: 44, at: [577, 143, 0.3] },
  radiator: { figure: 4, base: [122, 218, 292], height: 100, at: [97, 153, 0.78] },
  drawer: { figure: 5, base: [490, 576, 292], height: 86, at: [473, 185, 0.6] },
  toaster: { figure: 6, base: [650, 716, 196], height: 50, at: [633, 120, 0.46] },
  ceiling: { figure: 0, base: [500, 760, 24], height: 24, at: [0, 0, 1] },
  chair: { figure: 2, base: [1085, 1159, 292], height: 116, at: [1040, 161, 0.72] },
};

const sink =
  'M330 196H740V204H330ZM338 204V292M732 204V292M352 204V246H470V204M404 196v-38q0-13 13-13t13 13v8M395 172h18';
const table =
  'M800 214H1040V221H800ZM812 221V292M1028 221V292M776 152V292M776 232H800M798 232V292' +
  [824, 882, 940, 998].map((x) => `M${x} 214V160q15-6 30 0V214M${x} 178q15-6 30 0`).join('');
/** Horizontal position of each lamp. There is one lamp at each of the five chairs. */
const lampPlaces = [788, 839, 897, 955, 1013];
/** Time between two lamps, s. Their sound (`lampsOut` in src/sound/recipes.ts) uses the same time. */
const beatS = 0.81;
/** Time for which the lamps stay lit after the reader has kept the word, s. */
const lingerS = 3;
/** Time for which the table fills the browser window, ms: until the last lamp is out, and one more second. */
const nearMs = 5600;
const ceiling = 'M470 20H790L856 52H404ZM630 38V92M608 112q4-20 22-20t22 20Z';

type Lamps = 'lit' | 'going out' | 'lingering' | null;

interface Options {
  /** Objects that were examined. */
  readonly seen: ReadonlySet<string>;
  /** The object of the last choice, which is animated. */
  readonly latest?: string | null | undefined;
  readonly phase: number;
  /** Choices that are taken by a press on an object. */
  readonly choices?: readonly StoryChoice[];
  /**
   * State of the lamps over the table. `lit`: the reader sits. `going out`: the word is said, and the lamps go out one
   * after another. `lingering`: the reader keeps the word, and the lamps go out all together after `lingerS`. Null: no
   * lamps.
   */
  readonly lamps?: Lamps;
}

/**
 * The drawing of the room: its fixed parts, and each examined object in its place. An object that was not examined is
 * drawn as a number. At phase 0, the public view, there are only numbers and one line; at phase 5 a table is added.
 * Hidden from screen readers, because the same choices are buttons in the text. B-KIT-01.
 */
export function Room({ seen, latest = null, phase, choices = [], lamps = null }: Options) {
  const { isSettled, take } = useContext(StoryContext);
  const near = useNearness(lamps);
  return (
    <svg className={style.room} viewBox="0 0 1200 330" aria-hidden="true" data-near={near ?? undefined}>
      {phase === 0 ? <path d="M0 322H1200" /> : <path d={`M0 292H1200${sink}`} />}
      {phase === 5 ? <path d={table} /> : null}
      {lamps === null
        ? null
        : lampPlaces.map((x, index) => (
            <Lamp key={`${lamps} ${x}`} x={x} state={lamps} delayS={lamps === 'lingering' ? lingerS : index * beatS} />
          ))}
      {Object.entries(places).map(([object, place]) => {
        if (object === 'chair' && phase < 5) return null;
        const [from, to, y] = place.base;
        const choice = choices.find((each) => each.object === object);
        return (
          <g key={object} className={seen.has(object) ? undefined : style.unseen}>
            {seen.has(object) ? (
              <Thing object={seatOr(object, seen)} at={place.at} isLatest={object === latest} />
            ) : (
              <>
                <path d={`M${from} ${y}H${to}`} />
                <text x={(from + to) / 2} y={y + 8}>
                  {place.figure}
                </text>
              </>
            )}
            {choice === undefined ? null : (
              <rect
                x={from - 6}
                y={y - place.height}
                width={to - from + 12}
                height={place.height + 30}
                data-track={`examine:${object}`}
                onClick={() => isSettled && take(choice)}
              />
            )}
          </g>
        );
      })}
    </svg>
  );
}

/**
 * 'now' while the table fills the browser window in place of the text, 'past' after that, else null. 'now' begins only
 * with full effects, when the word is said during this visit to the page. It ends when the lamps are out, or when the
 * reader presses, types or scrolls.
 */
function useNearness(lamps: Lamps): 'now' | 'past' | null {
  const isFull = useMotion() === 'full';
  const [last, setLast] = useState(lamps);
  const [near, setNear] = useState<'now' | 'past' | null>(null);
  if (lamps !== last) {
    setLast(lamps);
    setNear(isFull && last !== null && lamps === 'going out' ? 'now' : null);
  }
  useEffect(() => {
    if (near !== 'now') return;
    const leaving = new AbortController();
    const leave = () => setNear('past');
    const timer = setTimeout(leave, nearMs);
    for (const act of ['pointerdown', 'keydown', 'wheel', 'touchmove'])
      addEventListener(act, leave, { signal: leaving.signal, passive: true });
    return () => {
      clearTimeout(timer);
      leaving.abort();
    };
  }, [near]);
  return near;
}

interface LampOptions {
  readonly x: number;
  readonly state: NonNullable<Lamps>;
  readonly delayS: number;
}

/** A lamp and its cone of light. When the light is out, the lamp stays. */
function Lamp({ x, state, delayS }: LampOptions) {
  const delay = { animationDelay: `${delayS}s` };
  const isLit = state === 'lit';
  return (
    <g className={style.lamp} data-leaving={isLit ? undefined : state} style={isLit ? delay : undefined}>
      <path
        className={style.light}
        d={`M${x - 12} 112L${x - 40} 292H${x + 40}L${x + 12} 112Z`}
        style={isLit ? undefined : delay}
      />
      <path d={`M${x} 24V94M${x - 15} 112q3-18 15-18t15 18Z`} />
    </g>
  );
}

interface ThingOptions {
  readonly object: string;
  readonly at: Place['at'];
  readonly isLatest: boolean;
}

function Thing({ object, at: [x, y, scale], isLatest }: ThingOptions) {
  return (
    <g
      data-fresh={isLatest || undefined}
      transform={`translate(${x} ${y}) scale(${scale})`}
      style={{ '--scale': scale } as CSSProperties}
    >
      {object === 'ceiling' ? (
        <g className={style.outline}>
          <path d={ceiling} pathLength={1} />
        </g>
      ) : (
        <Outline object={object} />
      )}
    </g>
  );
}

/** The chair has a pressed seat once the reader has sat on it. */
const seatOr = (object: string, seen: ReadonlySet<string>): string =>
  object === 'chair' && seen.has('seat') ? 'seat' : object;
