import { type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { clamp } from '../../ui/clamp.ts';
import { useMotion } from '../../ui/motion.ts';
import { useFrames } from '../../ui/useFrames.ts';
import { useResize } from '../../ui/useResize.ts';
import style from './style.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

const moveMs = 420;
/** Offset from the nib to the end of the string, px. */
const tail: Point = { x: 34, y: -58 };
const eased = (share: number) => 1 - (1 - share) ** 3;

/**
 * SVG path of the string. The string hangs from a ring below the strip at the top of the page, beside the text, and
 * bends a little. Without the ring the line would seem to begin nowhere.
 */
const stringTo = ({ x, y }: Point, top: number): string =>
  `M${x + 3} ${top}a3 3 0 1 1 .1 0Q${x + 15} ${(top + y) / 2} ${x} ${y}`;

/** Distance of the nib from the lines while the pen hangs, px. */
const hangsBesidePx = 20;

/** y of the ring, px: below the strip, which is 43 px high. */
const eyePx = 58;

interface Options {
  /** The sheet on which the pen is drawn. */
  readonly sheet: RefObject<HTMLElement | null>;
  /** Changes whenever the pen may have to move. */
  readonly at: string;
}

/**
 * The pen on its string, a decoration. The pen lies at the end of the gap in hand, or hangs beside the lines if no gap
 * is in hand.
 */
export function Pen({ sheet, at }: Options) {
  const isGliding = useMotion() === 'full';
  const pen = useRef<SVGGElement>(null);
  const string = useRef<SVGPathElement>(null);
  const place = useRef<Point>(null);
  const glide = useRef<{ readonly from: Point; readonly to: Point; elapsedMs: number }>(null);

  const put = (point: Point) => {
    place.current = point;
    pen.current?.setAttribute('transform', `translate(${point.x} ${point.y})`);
    const top = eyePx - (sheet.current?.offsetTop ?? 0);
    string.current?.setAttribute('d', stringTo({ x: point.x + tail.x, y: point.y + tail.y }, top));
  };
  const step = (_: number, stepMs: number) => {
    const way = glide.current;
    if (way === null) return false;
    way.elapsedMs += stepMs;
    const share = eased(clamp(way.elapsedMs / moveMs, 0, 1));
    put({ x: way.from.x + (way.to.x - way.from.x) * share, y: way.from.y + (way.to.y - way.from.y) * share });
    return share < 1;
  };
  const ask = useFrames(isGliding ? step : null, { startsItself: false });
  const go = () => {
    const drawing = pen.current?.ownerSVGElement;
    const paper = sheet.current;
    if (paper === null) return;
    const gap = paper.querySelector<HTMLElement>('[data-in-hand] button[aria-expanded]');
    const box = gap?.getBoundingClientRect();
    const origin = paper.getBoundingClientRect();
    // Without a gap in hand the pen hangs beside the lines, in the former space of the clauses, because any line may
    // have words up to its end.
    drawing?.toggleAttribute('data-hangs', box === undefined);
    const to =
      box === undefined
        ? { x: (drawing?.clientWidth ?? 0) + hangsBesidePx, y: 40 }
        : { x: Math.min(box.right - origin.left - 12, paper.clientWidth - 44), y: box.bottom - origin.top - 9 };
    if (place.current === null || !isGliding) return put(to);
    glide.current = { from: place.current, to, elapsedMs: 0 };
    ask();
  };
  const follow = useEffectEvent(go);
  useEffect(() => follow(), [at, isGliding]);
  useResize(sheet, go);

  return (
    <svg className={style.pen} aria-hidden="true" focusable="false">
      <path ref={string} className={style.string} />
      <g ref={pen}>
        <path d="M0 0L4 -15L30 -62Q36 -66 40 -60L12 -11Z" />
        <path d="M4 -15L12 -11M0 0L7 -9M24 -52L33 -47" />
      </g>
    </svg>
  );
}
