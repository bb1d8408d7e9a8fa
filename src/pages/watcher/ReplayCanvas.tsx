import { useEffect, useEffectEvent, useRef } from 'react';
import { drawReplay } from './drawing.ts';
import type { Replay } from './replay.ts';
import style from './style.module.css';

interface Options {
  readonly replay: Replay;
  /** Draws all of it at once and moves nothing. */
  readonly isStill: boolean;
  readonly onFinished: () => void;
}

/** The canvas over the whole window on which a replay is drawn. It asks for frames only while the line grows. */
export function ReplayCanvas({ replay, isStill, onFinished }: Options) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const finish = useEffectEvent(onFinished);

  useEffect(() => {
    const element = canvas.current;
    const context = element?.getContext('2d') ?? null;
    if (element === null || context === null) {
      // Without a canvas the text below says it all; the replay still takes its time.
      const timer = setTimeout(() => finish(), isStill ? 0 : replay.durationMs);
      return () => clearTimeout(timer);
    }
    const { color, outlineColor } = getComputedStyle(element);
    const colours = { ink: color, faint: outlineColor };
    let elapsedMs = isStill ? replay.durationMs : 0;
    let frame = 0;
    let before: number | undefined;
    const draw = () => {
      const size = { width: element.clientWidth, height: element.clientHeight };
      const ratio = Math.min(2, devicePixelRatio);
      const [columns, rows] = [Math.round(size.width * ratio), Math.round(size.height * ratio)];
      // Setting a size clears the canvas, even if it is the same.
      if (element.width !== columns) element.width = columns;
      if (element.height !== rows) element.height = rows;
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      drawReplay(context, replay, elapsedMs, size, colours);
    };
    const step = (now: number) => {
      // A hidden tab gets no frames; afterwards the line goes on where it stopped.
      elapsedMs += Math.min(100, now - (before ?? now));
      before = now;
      draw();
      if (elapsedMs < replay.durationMs) frame = requestAnimationFrame(step);
      else finish();
    };
    if (isStill) {
      draw();
      finish();
    } else frame = requestAnimationFrame(step);
    addEventListener('resize', draw);
    return () => {
      cancelAnimationFrame(frame);
      removeEventListener('resize', draw);
    };
  }, [replay, isStill]);

  return <canvas ref={canvas} className={style.sheet} aria-hidden="true" />;
}
