import { useEffect, useEffectEvent, useRef } from 'react';
import { type Surface, useCanvas } from '../../ui/useCanvas.ts';
import { useFrames } from '../../ui/useFrames.ts';
import { drawReplay } from './drawing.ts';
import type { Replay } from './replay.ts';
import style from './style.module.css';

interface Options {
  readonly replay: Replay;
  /** Draws the whole replay at once, without animation. */
  readonly isStill: boolean;
  readonly onFinished: () => void;
}

/**
 * The canvas over the whole browser window on which a replay is drawn. Frames are requested only while the line grows.
 */
export function ReplayCanvas({ replay, isStill, onFinished }: Options) {
  const elapsedMs = useRef(0);
  const { canvas, redraw } = useCanvas(({ context, width, height }: Surface) => {
    const { color, outlineColor } = getComputedStyle(context.canvas);
    drawReplay(context, replay, elapsedMs.current, { width, height }, { ink: color, faint: outlineColor });
  });
  const begin = useEffectEvent(() => {
    elapsedMs.current = isStill ? replay.durationMs : 0;
    redraw();
    if (isStill) onFinished();
  });
  useEffect(() => begin(), [replay, isStill]);
  useFrames(
    isStill
      ? null
      : (_nowMs, stepMs) => {
          elapsedMs.current += stepMs;
          redraw();
          const isGrowing = elapsedMs.current < replay.durationMs;
          if (!isGrowing) onFinished();
          return isGrowing;
        },
  );
  return <canvas ref={canvas} className={style.sheet} aria-hidden="true" />;
}
