import { useEffect, useRef } from 'react';
import { channelsOf } from '../../ui/colour.ts';
import { useMotion } from '../../ui/motion.ts';
import { type Surface, useCanvas } from '../../ui/useCanvas.ts';
import { useFrames } from '../../ui/useFrames.ts';
import { type Clearing, cloud, fogAt, grainPx, keptClear } from './fog.ts';
import type { Mix } from './mix.ts';
import style from './style.module.css';

/** Time in which the fog moves by one grain at a draught of 1, ms. The drift draws nothing between two such moves. */
const grainMs = 1430;

/** The boxes, in grains, of the title and of everything beside the canvas that is marked `data-clear`. */
function clearingsAround(canvas: HTMLCanvasElement): Clearing[] {
  const from = canvas.getBoundingClientRect();
  return Array.from(canvas.parentElement?.querySelectorAll('h1, [data-clear]') ?? [], (element) => {
    const { left, top, right, bottom } = element.getBoundingClientRect();
    return {
      left: (left - from.left) / grainPx,
      top: (top - from.top) / grainPx,
      right: (right - from.left) / grainPx,
      bottom: (bottom - from.top) / grainPx,
    };
  }).filter(({ left, right }) => right > left);
}

interface Options {
  readonly mix: Mix;
  /** The text of the page. A change of the text redraws the fog, because other words leave other areas clear. */
  readonly words: string;
}

/**
 * The fog behind the page. The fog moves only under full effects, at a draught above 0, and while the tab is visible.
 */
export function Fog({ mix, words }: Options) {
  const clouds = useRef<readonly [Uint8Array, Uint8Array]>(null);
  const far = useRef(0);
  const motion = useMotion();

  const draw = ({ context }: Surface) => {
    const { canvas } = context;
    const made = (clouds.current ??= [cloud(1), cloud(400)]);
    const { color, outlineColor } = getComputedStyle(canvas);
    const inks = [channelsOf(color), channelsOf(outlineColor)];
    const picture = context.createImageData(canvas.width, canvas.height);
    const clear = keptClear(clearingsAround(canvas), canvas.width, canvas.height);
    const grains = fogAt(mix, made, far.current, canvas.width, canvas.height, clear);
    // A loop by index: an image has some fifty thousand grains, and `entries()` makes an array for each.
    for (let at = 0; at < grains.length; at++) {
      const ink = inks[(grains[at] ?? 0) - 1];
      if (ink === undefined) continue;
      for (let channel = 0; channel < 3; channel++) picture.data[at * 4 + channel] = ink[channel] ?? 0;
      picture.data[at * 4 + 3] = 255;
    }
    context.putImageData(picture, 0, 0);
  };
  const { canvas, redraw } = useCanvas(draw, { scale: 1 / grainPx });
  useEffect(redraw, [redraw, mix, motion, words]);
  const drift = () => {
    far.current += 1;
    redraw();
    return true;
  };
  useFrames(motion === 'full' && mix.draught > 0 ? drift : null, { everyMs: grainMs / mix.draught });

  return <canvas ref={canvas} className={style.fog} aria-hidden="true" />;
}
