import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { arrowStep } from '../../ui/arrowStep.ts';
import { useMotion } from '../../ui/motion.ts';
import { useCanvas } from '../../ui/useCanvas.ts';
import { useDrag } from '../../ui/useDrag.ts';
import { useFrames } from '../../ui/useFrames.ts';
import { type Culture, type Rod, rods } from './culture.ts';
import { isIn, placeOf, size } from './lattice.ts';
import { drawDish } from './picture.ts';
import style from './style.module.css';

/** Duration of the animation of a cell that turns, under full effects. */
const turnMs = 380;
/** Minimum sideways movement of a finger for a drag, px. A finger that has moved less may still be about to scroll. */
const slackPx = 10;
const middle = (size - 1) / 2;
const ring = 432;

type Cell = readonly [x: number, y: number];

interface Options {
  readonly culture: Culture;
  readonly rod: Rod;
  /** The rule of the dish, engraved around it. */
  readonly label: string;
  readonly name: string;
  /** True while the bell rings by itself. */
  readonly isRunning: boolean;
  /**
   * Puts the rod down. If `isAdded` is undefined, the present cells decide whether cells are added or removed. Returns
   * true if cells were added.
   */
  readonly onPut: (x: number, y: number, isAdded?: boolean) => boolean;
}

/**
 * The dish from above. The reader points at cells, drags along a row of cells, or uses the arrow keys and the space
 * bar.
 */
export function Glass({ culture, rod, label, name, isRunning, onPut }: Options) {
  const shown = useRef({ from: culture, to: culture, part: 1 });
  const turningSince = useRef<number>(null);
  /** The cell under a finger that has not moved to the side yet. */
  const touched = useRef<Cell>(null);
  const dragged = useRef<{ readonly isAdded: boolean; readonly at: number }>(null);
  const [[x, y], setCell] = useState<Cell>([middle, middle]);
  const motion = useMotion();

  const { canvas, redraw } = useCanvas((surface) => drawDish(surface, shown.current));
  const turn = (nowMs: number) => {
    if (shown.current.part === 1) return false;
    turningSince.current ??= nowMs;
    const part = Math.min(1, (nowMs - turningSince.current) / turnMs);
    shown.current = { ...shown.current, part: 1 - (1 - part) ** 2 };
    redraw();
    return part < 1;
  };
  const ask = useFrames(motion === 'full' ? turn : null, { startsItself: false });
  useEffect(() => {
    const from = shown.current.to;
    // A cell that is put down is drawn at once; a cell that turned at the bell is animated.
    const isTurning = motion === 'full' && culture.bells > from.bells && !document.hidden;
    shown.current = { from, to: culture, part: isTurning ? 0 : 1 };
    turningSince.current = null;
    if (isTurning) ask();
    else redraw();
  }, [culture, motion, ask, redraw]);

  const pointed = ({ currentTarget, clientX, clientY }: PointerEvent): Cell => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    return [Math.floor(((clientX - left) / (width || 1)) * size), Math.floor(((clientY - top) / (height || 1)) * size)];
  };
  const sow = ([px, py]: Cell, isAdded?: boolean) => {
    setCell([px, py]);
    dragged.current = { isAdded: onPut(px, py, isAdded), at: placeOf(px, py) };
  };
  const { handlers } = useDrag({
    slackPx: 0,
    onMove: ({ dx, dy, event }) => {
      const at = pointed(event);
      if (event.type === 'pointerdown') {
        touched.current = isIn(...at) ? at : null;
        if (touched.current === null || event.pointerType !== 'mouse') return;
      }
      if (touched.current !== null) {
        const isAcross = Math.abs(dx) >= slackPx && Math.abs(dx) > Math.abs(dy);
        if (event.pointerType !== 'mouse' && !isAcross) return;
        sow(touched.current);
        touched.current = null;
      }
      if (dragged.current === null || !isIn(...at) || placeOf(...at) === dragged.current.at) return;
      sow(at, dragged.current.isAdded);
    },
    onEnd: (_, isCancelled) => {
      if (touched.current !== null && !isCancelled) sow(touched.current);
      touched.current = null;
      dragged.current = null;
    },
  });
  const onKey = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = arrowStep(event);
    if (step !== null) {
      if (isIn(x + step[0], y + step[1])) setCell([x + step[0], y + step[1]]);
    } else if (event.key === ' ' || event.key === 'Enter') onPut(x, y);
    else return;
    event.preventDefault();
  };

  const kind = culture.field[placeOf(x, y)] === 1 ? 'gives' : 'keeps';
  return (
    <div className={style.dish}>
      <svg viewBox="0 0 1000 1000" aria-hidden="true" focusable="false">
        <defs>
          <path id="rim" d={`M500 ${500 - ring}a${ring} ${ring} 0 1 1 -0.1 0`} />
        </defs>
        <circle className={style.wall} cx="500" cy="500" r="419" />
        <circle className={style.lip} cx="500" cy="500" r="470" />
        <text className={style.engraved}>
          <textPath href="#rim" textLength={2 * Math.PI * ring - 40} lengthAdjust="spacing">
            {label}
          </textPath>
        </text>
      </svg>
      <div
        className={style.agar}
        role="application"
        tabIndex={0}
        aria-label={`${name}. Arrow keys go from cell to cell, space puts down ${rod} or takes up one.`}
        aria-describedby="cell"
        data-track="put:cell"
        {...handlers}
        onKeyDown={onKey}
      >
        <canvas ref={canvas} className={style.cells} aria-hidden="true" />
        <svg className={style.rod} viewBox={`0 0 ${size} ${size}`} aria-hidden="true" focusable="false">
          {rods[rod].map(([dx, dy]) => (
            <circle key={`${dx}${dy}`} cx={x + dx + 0.5} cy={y + dy + 0.5} r="0.62" />
          ))}
        </svg>
      </div>
      <p id="cell" className="visually-hidden" role="status">
        {/* While the bell rings by itself cells turn too fast to announce. Then only the position of the rod is
            announced. */}
        {`row ${y + 1}, place ${x + 1}${isRunning ? '' : `, ${kind}`}`}
      </p>
    </div>
  );
}
