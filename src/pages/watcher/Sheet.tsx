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

/** The sheet over the whole window on which a replay is drawn. It asks for frames while a line is being drawn, and for none after. */
export function Sheet({ replay, isStill, onFinished }: Options) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const finish = useEffectEvent(onFinished);

  useEffect(() => {
    const sheet = canvas.current;
    const context = sheet?.getContext('2d') ?? null;
    if (sheet === null || context === null) {
      // Nothing can be drawn, and the words are there.
      const timer = setTimeout(() => finish(), isStill ? 0 : replay.durationMs);
      return () => clearTimeout(timer);
    }
    const { color, outlineColor } = getComputedStyle(sheet);
    const inks = { ink: color, faint: outlineColor };
    let elapsedMs = isStill ? replay.durationMs : 0;
    let frame = 0;
    let before: number | undefined;
    const draw = () => {
      const size = { width: sheet.clientWidth, height: sheet.clientHeight };
      const ratio = Math.min(2, devicePixelRatio);
      if (sheet.width !== Math.round(size.width * ratio) || sheet.height !== Math.round(size.height * ratio)) {
        sheet.width = Math.round(size.width * ratio);
        sheet.height = Math.round(size.height * ratio);
      }
      context.setTransform(ratio, 0, 0, ratio, 0, 0);
      drawReplay(context, replay, elapsedMs, size, inks);
    };
    const step = (now: number) => {
      // A hidden tab gets no frames; the line goes on where it stopped.
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
