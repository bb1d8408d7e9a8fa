import { type RefObject, useEffect, useRef } from 'react';
import { useMotion } from '../../ui/motion.ts';
import style from './style.module.css';

interface Point {
  readonly x: number;
  readonly y: number;
}

const moveMs = 420;
/** From the nib to where the string is tied. */
const tail: Point = { x: 34, y: -58 };
const eased = (share: number) => 1 - (1 - share) ** 3;

/** It comes down from the head of the page, beside the text, and sways a little on the way. */
const stringTo = ({ x, y }: Point, top: number): string => `M${x + 3} ${top}Q${x + 15} ${(top + y) / 2} ${x} ${y}`;

interface Options {
  /** The sheet that the string is fixed to. */
  readonly sheet: RefObject<HTMLElement | null>;
  /** Changes whenever the pen may have to go elsewhere. */
  readonly at: string;
}

/** The pen on its string. It lies at the end of the gap in hand, and hangs when there is none. It decides nothing. */
export function Pen({ sheet, at }: Options) {
  const isGliding = useMotion() === 'full';
  const pen = useRef<SVGGElement>(null);
  const string = useRef<SVGPathElement>(null);
  const place = useRef<Point | null>(null);

  useEffect(() => {
    const paper = sheet.current;
    if (paper === null) return;
    let frame = 0;
    const put = (point: Point) => {
      place.current = point;
      pen.current?.setAttribute('transform', `translate(${point.x} ${point.y})`);
      string.current?.setAttribute('d', stringTo({ x: point.x + tail.x, y: point.y + tail.y }, -paper.offsetTop));
    };
    const go = () => {
      cancelAnimationFrame(frame);
      const gap = paper.querySelector<HTMLElement>('[data-in-hand] button[aria-expanded]');
      const box = gap?.getBoundingClientRect();
      const origin = paper.getBoundingClientRect();
      const to =
        box === undefined
          ? { x: (pen.current?.ownerSVGElement?.clientWidth ?? 0) - 12, y: 40 }
          : { x: Math.min(box.right - origin.left - 12, paper.clientWidth - 44), y: box.bottom - origin.top - 9 };
      const from = place.current;
      if (from === null || !isGliding) return put(to);
      const start = performance.now();
      const step = (now: number) => {
        const share = eased(Math.min(1, Math.max(0, (now - start) / moveMs)));
        put({ x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share });
        if (share < 1) frame = requestAnimationFrame(step);
      };
      frame = requestAnimationFrame(step);
    };
    go();
    // jsdom has no layout to observe.
    const observer = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(go);
    observer?.observe(paper);
    return () => {
      cancelAnimationFrame(frame);
      observer?.disconnect();
    };
  }, [sheet, at, isGliding]);

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
