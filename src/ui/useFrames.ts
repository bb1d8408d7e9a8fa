import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';
import { watchMotion } from './watchSight.ts';

/** The longest `stepMs` that is passed to `draw`, ms, so that nothing jumps after a pause. */
const longestStepMs = 100;
/** A timer ends this much early, ms, so that it does not just miss its frame. */
const halfFrameMs = 8;

/**
 * Draws one frame. `nowMs` is the time of the frame, `stepMs` the time since the previous frame: 0 at the first frame,
 * at most 100. Returns true to request another frame after `everyMs`, or a number to request it after approximately
 * this time, ms.
 */
type DrawFrame = (nowMs: number, stepMs: number) => boolean | number | void;

interface Options {
  /** Approximate shortest time between two frames, ms. No frame is requested before that. */
  readonly everyMs?: number;
  /** False if the first frame is requested only by the function that `useFrames` returns. True by default. */
  readonly startsItself?: boolean;
  /** The drawn element. While it is outside the window, no frame is requested. */
  readonly element?: RefObject<Element | null>;
}

/**
 * An animation-frame loop. It begins when `draw` is given and the element is visible, and continues while `draw`
 * returns true or a number. After that, it requests no frame until the returned function is called; several calls
 * before a frame request one frame. `draw: null` stops the loop. While the tab is hidden or unattended, or `element` is
 * outside the window, no frame is requested; the loop continues afterwards. B-OVL-01.
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
      // A timer instead of counted frames: a requested frame costs time even if nothing is drawn in it.
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
