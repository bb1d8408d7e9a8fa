import { clamp } from '../../ui/clamp.ts';
import type { Grade } from '../../ui/grade/GradedText.tsx';

/*
 * Positions are counted in sentences: 0 is the first sentence, 1 the second. Halfway between two sentences nothing can
 * be read. Distances are from the nearest sentence.
 */

/**
 * The sky's own speed at a sentence and halfway between two, sentences a second. By itself the sky moves by one
 * sentence in about 25 s, and stops at the last.
 */
const slowest = 0.022;
const fastest = 0.16;
/** Within this distance a sentence is complete. */
export const whole = 0.18;
/** After the reader's last movement, the sky waits this long before it drifts by itself, ms. */
export const restMs = 5000;
/** The part of a reader's speed that is left after 1 s. */
const leftAfterSecond = 0.08;

/** Position of the sky, counted in sentences, and the speed that the reader gave it, sentences a second. */
export interface Drift {
  readonly at: number;
  readonly speed: number;
}

/** Distance from the nearest sentence, -0.5 to 0.5. */
export const offsetOf = (at: number): number => at - Math.round(at);

/** The sky's own speed: slow near a sentence, fast between two sentences. */
export function ownSpeed(at: number, last: number): number {
  if (at >= last) return 0;
  const dark = Math.max(0, Math.abs(offsetOf(at)) - whole) / (0.5 - whole);
  return slowest + (fastest - slowest) * dark;
}

/** The sky after `ms`; `isAlone` is true when the reader has not touched it for `restMs`. Stays within 0 to `last`. */
export function drifted({ at, speed }: Drift, ms: number, last: number, isAlone: boolean): Drift {
  const seconds = ms / 1000;
  const own = isAlone ? ownSpeed(at, last) : 0;
  const left = Math.abs(speed) < 0.01 ? 0 : speed * leftAfterSecond ** seconds;
  return { at: clamp(at + (speed + own) * seconds, 0, last), speed: left };
}

/** The sky after `ms`, on the way to the position that a key or a button asked for. The sky stops at that position. */
export function drawnTo({ at }: Drift, place: number, ms: number): Drift {
  const next = place + (at - place) * 0.02 ** (ms / 1000);
  return { at: Math.abs(next - place) < 0.004 ? place : next, speed: 0 };
}

/** The distance at which letter `index` appears: above `whole` and below 0.5, scattered. */
export function reachOf(index: number): number {
  const scattered = (index * 0.6180339887) % 1;
  return whole + 0.04 + scattered * 0.24;
}

/** Depth of the letter: 0.25 is far from the reader, 1 is near. Nearer letters move further. */
export const depthOf = (index: number): number => 0.25 + 0.75 * ((index * 0.7548776662) % 1);

/** The grade of letter `index` at this distance; null while it is not visible. */
export function lightOf(index: number, offset: number): Grade | null {
  const distance = Math.abs(offset);
  const reach = reachOf(index);
  if (distance >= reach) return null;
  const part = (reach - distance) / (reach - whole);
  if (distance <= whole || part > 0.75) return 0;
  return part > 0.5 ? 10 : part > 0.25 ? 20 : 35;
}
