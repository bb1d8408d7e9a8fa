import { useEffect, useRef } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { type Clearing, cloud, fogAt, grainPx, keptClear } from './fog.ts';
import type { Mix } from './mix.ts';
import style from './style.module.css';

/** Ten pictures a second are plenty for air. */
const beatMs = 100;
/** Grains that the air goes at a beat, by the draught. */
const pace = 0.07;

type Clouds = readonly [Uint8Array, Uint8Array];
type Channels = readonly number[];

/** Whatever beside the canvas is marked `data-clear`. */
function clearingsAround(canvas: HTMLCanvasElement): Clearing[] {
  const from = canvas.getBoundingClientRect();
  return Array.from(canvas.parentElement?.querySelectorAll('[data-clear]') ?? [], (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: (left - from.left) / grainPx,
      top: (top - from.top) / grainPx,
      right: (right - from.left) / grainPx,
      bottom: (bottom - from.top) / grainPx,
    };
  }).filter(({ left, right }) => right > left);
}

/** `rgb(1, 2, 3)` as the browser computes it from a plain colour. */
const channelsOf = (colour: string): Channels => (colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** The fog behind the room, drawn anew when other `words` are to be kept clear. It goes only under full effects, in a draught, and while somebody can see it. */
export function Fog({ mix, words }: { readonly mix: Mix; readonly words: string }) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const clouds = useRef<Clouds | null>(null);
  const far = useRef(0);
  const motion = useMotion();

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d');
    if (!element || !context) return;
    const made = (clouds.current ??= [cloud(1), cloud(400)]);
    const { color, outlineColor } = getComputedStyle(element);
    const inks = [channelsOf(color), channelsOf(outlineColor)];
    const draw = () => {
      const columns = Math.max(1, Math.ceil(element.clientWidth / grainPx));
      const rows = Math.max(1, Math.ceil(element.clientHeight / grainPx));
      if (element.width !== columns) element.width = columns;
      if (element.height !== rows) element.height = rows;
      const picture = context.createImageData(columns, rows);
      const clear = keptClear(clearingsAround(element), columns, rows);
      const grains = fogAt(mix, made, far.current, columns, rows, clear);
      // By index: a picture has some fifty thousand grains, and `entries()` makes a list for each.
      for (let at = 0; at < grains.length; at++) {
        const ink = inks[(grains[at] ?? 0) - 1];
        if (ink === undefined) continue;
        for (let channel = 0; channel < 3; channel++) picture.data[at * 4 + channel] = ink[channel] ?? 0;
        picture.data[at * 4 + 3] = 255;
      }
      context.putImageData(picture, 0, 0);
    };
    draw();
    const resized = new ResizeObserver(draw);
    resized.observe(element);

    let frame = 0;
    let last = 0;
    const run = (now: number) => {
      frame = requestAnimationFrame(run);
      if (now - last < beatMs) return;
      last = now;
      far.current += mix.draught * pace;
      draw();
    };
    const isGoing = motion === 'full' && mix.draught > 0;
    const follow = () => {
      cancelAnimationFrame(frame);
      if (isGoing && document.visibilityState === 'visible') frame = requestAnimationFrame(run);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      document.removeEventListener('visibilitychange', follow);
    };
  }, [mix, motion, words]);

  return <canvas ref={canvas} className={style.fog} aria-hidden="true" />;
}
