import { useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** The longest step that a frame is told of, ms: after a pause nothing jumps. */
const longestStepMs = 100;

/** Draws one frame. `nowMs` is the frame's time, `stepMs` the time since the frame before: 0 at the first one, at most 100. Answers true to ask for another frame. */
type DrawFrame = (nowMs: number, stepMs: number) => boolean | void;

interface Options {
  /** The least time between two frames, ms; the frames between them are skipped. */
  readonly everyMs?: number;
  /** False where the first frame waits for `ask`. True unless said otherwise. */
  readonly startsItself?: boolean;
}

/**
 * An animation-frame loop. It begins when `draw` is there and the tab is visible, goes on while `draw` answers true, and
 * then asks for no frame until `ask` is called; several calls before a frame make one frame. `draw: null` stops it. While
 * the tab is hidden no frame is asked for, and a loop that was running goes on afterwards. B-OVL-01.
 */
export function useFrames(draw: DrawFrame | null, { everyMs = 0, startsItself = true }: Options = {}): () => void {
  const wake = useRef(() => undefined as void);
  const drawFrame = useEffectEvent((nowMs: number, stepMs: number) => draw?.(nowMs, stepMs) === true);
  const isOn = draw !== null;
  useEffect(() => {
    if (!isOn) return;
    let frame: number | null = null;
    let isWanted = startsItself;
    let drawnAt: number | null = null;
    const request = () => {
      if (isWanted && frame === null && !document.hidden) frame = requestAnimationFrame(step);
    };
    const step = (nowMs: number) => {
      frame = null;
      if (drawnAt === null || nowMs - drawnAt >= everyMs) {
        const stepMs = drawnAt === null ? 0 : Math.min(longestStepMs, nowMs - drawnAt);
        drawnAt = nowMs;
        isWanted = false;
        if (drawFrame(nowMs, stepMs)) isWanted = true;
        else if (!isWanted) drawnAt = null;
      }
      request();
    };
    const ask = () => {
      isWanted = true;
      request();
    };
    const follow = () => {
      if (!document.hidden) return request();
      if (frame !== null) cancelAnimationFrame(frame);
      frame = null;
    };
    wake.current = ask;
    request();
    document.addEventListener('visibilitychange', follow);
    return () => {
      wake.current = () => undefined;
      if (frame !== null) cancelAnimationFrame(frame);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [isOn, everyMs, startsItself]);
  return useCallback(() => wake.current(), []);
}
