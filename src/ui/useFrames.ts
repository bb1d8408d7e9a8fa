import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { watchMotion } from './watchSight.ts';

/** The longest step that a frame is told of, ms: after a pause nothing jumps. */
const longestStepMs = 100;
/** A wait ends this much early, ms, so that it does not just miss its frame. */
const halfFrameMs = 8;

/**
 * Draws one frame. `nowMs` is the frame's time, `stepMs` the time since the frame before: 0 at the first one, at most
 * 100. Answers true to ask for another frame, or about how many ms later it needs one, where that is not the same each
 * time.
 */
type DrawFrame = (nowMs: number, stepMs: number) => boolean | number | void;

interface Options {
  /** About the least time between two frames, ms. In between none is asked for. */
  readonly everyMs?: number;
  /** False where the first frame waits for `ask`. True unless said otherwise. */
  readonly startsItself?: boolean;
  /** The drawn element: while it is outside the window, no frame is asked for. */
  readonly element?: RefObject<Element | null>;
}

/**
 * An animation-frame loop. It begins when `draw` is there and can be seen, goes on while `draw` answers true, and then
 * asks for no frame until `ask` is called; several calls before a frame make one frame. `draw: null` stops it. While
 * the tab is hidden or unattended, or `element` is out of the window, no frame is asked for, and a loop that was
 * running goes on afterwards. B-OVL-01.
 */
export function useFrames(
  draw: DrawFrame | null,
  { everyMs = 0, startsItself = true, element }: Options = {},
): () => void {
  const wake = useRef(() => undefined as void);
  const drawFrame = useEffectEvent((nowMs: number, stepMs: number) => draw?.(nowMs, stepMs));
  const isOn = draw !== null;
  useEffect(() => {
    if (!isOn) return;
    let frame: number | null = null;
    let wait: ReturnType<typeof setTimeout> | null = null;
    let isWanted = startsItself;
    let isSeen = false;
    let drawnAt: number | null = null;
    const request = () => {
      if (isWanted && isSeen && frame === null && wait === null) frame = requestAnimationFrame(step);
    };
    const step = (nowMs: number) => {
      frame = null;
      const stepMs = drawnAt === null ? 0 : Math.min(longestStepMs, nowMs - drawnAt);
      drawnAt = nowMs;
      isWanted = false;
      const answer = drawFrame(nowMs, stepMs);
      const waitMs = typeof answer === 'number' ? answer : everyMs;
      if (answer === true || typeof answer === 'number') isWanted = true;
      else if (!isWanted) drawnAt = null;
      // A timer and not a count of frames: a requested frame costs time even where nothing is drawn in it.
      if (isWanted && waitMs > halfFrameMs) {
        wait = setTimeout(() => {
          wait = null;
          request();
        }, waitMs - halfFrameMs);
      }
      request();
    };
    const rest = () => {
      if (frame !== null) cancelAnimationFrame(frame);
      if (wait !== null) clearTimeout(wait);
      frame = wait = null;
    };
    wake.current = () => {
      isWanted = true;
      request();
    };
    const stop = watchMotion(element?.current ?? null, (isSeenNow) => {
      isSeen = isSeenNow;
      if (isSeen) request();
      else rest();
    });
    return () => {
      wake.current = () => undefined;
      stop();
      rest();
    };
  }, [isOn, everyMs, startsItself, element]);
  return useCallback(() => wake.current(), []);
}
