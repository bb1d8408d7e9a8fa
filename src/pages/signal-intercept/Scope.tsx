import { useEffect, useRef } from 'react';
import { useMotion } from '../../ui/motion.ts';
import type { Station } from './band.ts';
import style from './style.module.css';
import { type Inks, rowMs, Waterfall } from './Waterfall.ts';

interface Options {
  readonly stations: readonly Station[];
  readonly dial: number;
}

const channels = (colour: string): Inks['ground'] => {
  const [red = 0, green = 0, blue = 0] = (/\d+(?:\.\d+)?(?:[ ,]+\d+(?:\.\d+)?){2}/.exec(colour)?.[0] ?? '')
    .split(/[ ,]+/)
    .map(Number);
  return [red, green, blue];
};

/** The colours as the stylesheet has them: three custom properties, resolved by the browser one at a time. */
function inksOf(element: HTMLElement): Inks {
  const resolved = (name: string) => {
    element.style.color = `var(${name})`;
    const colour = channels(getComputedStyle(element).color);
    element.style.removeProperty('color');
    return colour;
  };
  return { ground: resolved('--slate'), tone: resolved('--ash'), voice: resolved('--sodium') };
}

/**
 * Spectrum and waterfall. It runs under full effects and while it can be seen; under calm a row falls when the dial
 * moves; with effects off it is one picture.
 */
export function Scope({ stations, dial }: Options) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const waterfall = useRef<Waterfall | null>(null);
  const motion = useMotion();
  const list = useRef(stations);
  const key = stations.map(({ at }) => at).join(' ');

  useEffect(() => {
    list.current = stations;
    // The list is made anew with every page; which stations it has is all that matters.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  useEffect(() => {
    const element = canvas.current;
    if (element === null) return;
    const made = Waterfall.on(element, inksOf(element));
    waterfall.current = made;
    if (made === null) return;
    made.tune(list.current);
    made.draw();
    const resized = new ResizeObserver(() => made.draw());
    resized.observe(element);
    return () => resized.disconnect();
  }, [key]);

  useEffect(() => {
    if (motion !== 'full') return;
    let frame = 0;
    let last = 0;
    const run = (now: number) => {
      frame = requestAnimationFrame(run);
      if (now - last < rowMs) return;
      last = now;
      waterfall.current?.advance(list.current);
      waterfall.current?.draw();
    };
    const follow = () => {
      cancelAnimationFrame(frame);
      if (document.visibilityState === 'visible') frame = requestAnimationFrame(run);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [motion]);

  useEffect(() => {
    if (motion !== 'calm') return;
    waterfall.current?.advance(list.current);
    waterfall.current?.draw();
  }, [motion, dial]);

  return <canvas ref={canvas} className={style.scope} aria-hidden="true" />;
}
