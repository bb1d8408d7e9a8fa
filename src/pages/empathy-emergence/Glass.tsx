import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useMotion } from '../../ui/motion.ts';
import type { Culture, Rod } from './culture.ts';
import { rods } from './culture.ts';
import { isIn, placeOf, size } from './lattice.ts';
import { Picture } from './picture.ts';
import style from './style.module.css';

/** How long a cell takes to turn, under full effects. */
const turnMs = 380;
/** A finger that has gone less far across has not said yet whether it sows or scrolls, px. */
const slack = 10;
const middle = (size - 1) / 2;
const ring = 432;
const steps: Readonly<Record<string, readonly [dx: number, dy: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

interface Options {
  readonly culture: Culture;
  readonly rod: Rod;
  /** The rule of the dish, engraved round it. */
  readonly label: string;
  readonly name: string;
  /** True while the bell rings by itself. */
  readonly isRunning: boolean;
  /** `isAdded` undefined leaves it to what lies there; a drag goes on with what it began. Answers what was done. */
  readonly onPut: (x: number, y: number, isAdded?: boolean) => boolean;
}

/** The dish from above. One points at cells, drags a row of them, or goes about with the arrow keys and the space bar. */
export function Glass({ culture, rod, label, name, isRunning, onPut }: Options) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const picture = useRef<Picture | null>(null);
  const shown = useRef({ from: culture, to: culture, part: 1 });
  /** The cell that a finger was laid on, and where it was then. */
  const laid = useRef<{ readonly at: readonly [number, number]; readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef<{ readonly isAdded: boolean; readonly at: number } | null>(null);
  const [[x, y], goTo] = useState<readonly [number, number]>([middle, middle]);
  const motion = useMotion();

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    picture.current = Picture.on(element);
    // One for as long as there is a canvas: each reports once at its beginning, which in the middle of a turn is too soon.
    const resized = new ResizeObserver(() => {
      const { from, to, part } = shown.current;
      picture.current?.draw(from, to, part);
    });
    resized.observe(element);
    return () => resized.disconnect();
  }, []);

  useEffect(() => {
    const from = shown.current.to;
    // A cell that was put down is there at once; one that turned at the bell takes its time.
    const isTurning = motion === 'full' && culture.bells > from.bells && document.visibilityState === 'visible';
    const draw = (part: number) => {
      shown.current = { from, to: culture, part };
      picture.current?.draw(from, culture, part);
    };
    let frame = 0;
    let began: number | null = null;
    const step = (now: number) => {
      began ??= now;
      const part = Math.min(1, (now - began) / turnMs);
      draw(1 - (1 - part) ** 2);
      if (part < 1) frame = requestAnimationFrame(step);
    };
    shown.current = { from, to: culture, part: 0 };
    if (isTurning) frame = requestAnimationFrame(step);
    else draw(1);
    return () => cancelAnimationFrame(frame);
  }, [culture, motion]);

  const pointed = ({ currentTarget, clientX, clientY }: PointerEvent): readonly [number, number] => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const along = (part: number) => Math.min(size - 1, Math.max(0, Math.floor(part * size)));
    return [along((clientX - left) / (width || 1)), along((clientY - top) / (height || 1))];
  };
  const sow = ([px, py]: readonly [number, number], isAdded?: boolean) => {
    goTo([px, py]);
    dragged.current = { isAdded: onPut(px, py, isAdded), at: placeOf(px, py) };
  };
  const onPress = (event: PointerEvent) => {
    if (event.button !== 0) return;
    const at = pointed(event);
    if (!isIn(...at)) return;
    if (event.pointerType === 'mouse') sow(at);
    else laid.current = { at, x: event.clientX, y: event.clientY };
  };
  const onDrag = (event: PointerEvent) => {
    const finger = laid.current;
    if (finger !== null) {
      const [across, along] = [Math.abs(event.clientX - finger.x), Math.abs(event.clientY - finger.y)];
      if (across < slack || across <= along) return;
      laid.current = null;
      sow(finger.at);
    }
    const at = pointed(event);
    if (dragged.current === null || !isIn(...at) || placeOf(...at) === dragged.current.at) return;
    sow(at, dragged.current.isAdded);
  };
  const onRelease = () => {
    laid.current = null;
    dragged.current = null;
  };
  const onLift = () => {
    if (laid.current !== null) sow(laid.current.at);
    onRelease();
  };
  const onKey = (event: KeyboardEvent) => {
    // With one of these an arrow goes back in the history.
    if (event.altKey || event.ctrlKey || event.metaKey) return;
    const step = steps[event.key];
    if (step !== undefined && isIn(x + step[0], y + step[1])) goTo([x + step[0], y + step[1]]);
    else if (event.key === ' ' || event.key === 'Enter') onPut(x, y);
    else if (step === undefined) return;
    event.preventDefault();
  };

  const lies = culture.field[placeOf(x, y)] === 1 ? 'gives' : 'keeps';
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
        onPointerDown={onPress}
        onPointerMove={onDrag}
        onPointerUp={onLift}
        onPointerCancel={onRelease}
        onPointerLeave={onRelease}
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
        {/* Left to ring, the cells turn faster than anybody can be told; what is said then is where the rod goes. */}
        row {y + 1}, place {x + 1}
        {isRunning ? '' : `, ${lies}`}
      </p>
    </div>
  );
}
