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
 * Spectrum and waterfall, each on a canvas. With full effects a row is added every `rowMs` while the tab is visible. In
 * calm mode a row is added when the dial moves. With effects off no rows are added.
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

  // `stations` is a new array on every story page. The picture starts again only if the stations have changed.
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
