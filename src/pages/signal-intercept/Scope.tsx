import { useEffect, useRef } from 'react';
import { useMotion } from '../../ui/motion.ts';
import { useCanvas } from '../../ui/useCanvas.ts';
import { useFrames } from '../../ui/useFrames.ts';
import type { Station } from './band.ts';
import { columns } from './spectrum.ts';
import style from './style.module.css';
import { coloursOf, rowMs, rows, Waterfall } from './Waterfall.ts';

interface Options {
  readonly stations: readonly Station[];
  readonly dial: number;
}

/**
 * Spectrum and waterfall, each on a canvas. With full effects a row is added every `rowMs` while the tab is visible;
 * under calm a row is added when the dial moves; with effects off the picture stands still.
 */
export function Scope({ stations, dial }: Options) {
  const motion = useMotion();
  const waterfall = useRef<Waterfall>(null);
  const past = useRef<HTMLCanvasElement>(null);
  const { canvas, redraw } = useCanvas(
    (surface) => {
      waterfall.current ??= new Waterfall(stations, coloursOf(surface.context.canvas), past.current);
      waterfall.current.draw(surface);
    },
    { isOnCpu: true },
  );
  const advance = () => {
    waterfall.current?.advance(stations);
    redraw();
    return motion === 'full';
  };
  const ask = useFrames(motion === 'off' ? null : advance, { everyMs: rowMs, startsItself: motion === 'full' });
  useEffect(() => {
    if (motion === 'calm') ask();
  }, [ask, motion, dial]);

  // The list is a new one with every page of the story; only a change of its stations starts the picture again.
  const key = stations.map(({ at }) => at).join(' ');
  useEffect(() => {
    waterfall.current = null;
    redraw();
  }, [redraw, key]);

  return (
    <div className={style.scope} aria-hidden="true">
      <canvas ref={canvas} className={style.spectrum} />
      <canvas ref={past} className={style.past} width={columns} height={rows} />
    </div>
  );
}
