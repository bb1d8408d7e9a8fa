import type { Grade } from '../../ui/grade/Graded.tsx';

/** Places are counted in sentences: 0 is the first, 1 the second, and halfway between them there is nothing to read. */

/** Left to itself the plate moves on by one sentence in about 25 s, and stops at the last. */
const slowest = 0.022;
const fastest = 0.16;
/** So near to its place a sentence is whole. */
export const whole = 0.18;
/** How long a reader's own movement keeps the plate from drifting by itself. */
export const restMs = 5000;
/** What is left after 1 s of the speed that a reader gave it. */
const kept = 0.08;

/** Where the plate is, and how fast the reader set it going, in sentences a second. */
export interface Drift {
  readonly at: number;
  readonly speed: number;
}

/** Distance from the nearest sentence, -0.5 to 0.5. */
export const offsetOf = (at: number): number => at - Math.round(at);

const within = (at: number, last: number): number => Math.min(last, Math.max(0, at));

/** The plate's own speed: it lingers where something can be read, and hurries where not. */
export function ownSpeed(at: number, last: number): number {
  if (at >= last) return 0;
  const dark = Math.max(0, Math.abs(offsetOf(at)) - whole) / (0.5 - whole);
  return slowest + (fastest - slowest) * dark;
}

/** The plate after `ms`; `isAlone` when the reader has not touched it for `restMs`. Never leaves 0..`last`. */
export function drifted({ at, speed }: Drift, ms: number, last: number, isAlone: boolean): Drift {
  const seconds = ms / 1000;
  const own = isAlone ? ownSpeed(at, last) : 0;
  const left = Math.abs(speed) < 0.01 ? 0 : speed * kept ** seconds;
  return { at: within(at + (speed + own) * seconds, last), speed: left };
}

/** The plate a step towards a place that a key or a button has named; there, it stands. */
export function drawnTo({ at }: Drift, place: number, ms: number): Drift {
  const next = place + (at - place) * 0.02 ** (ms / 1000);
  return { at: Math.abs(next - place) < 0.004 ? place : next, speed: 0 };
}

/** How far out from its sentence letter `index` still arrives: between `whole` and not quite halfway, scattered. */
export function reachOf(index: number): number {
  const scattered = (index * 0.6180339887) % 1;
  return whole + 0.04 + scattered * 0.24;
}

/** How near the letter is to the reader, 0.25 to 1: near ones move further. */
export const depthOf = (index: number): number => 0.25 + 0.75 * ((index * 0.7548776662) % 1);

/** The grade of a letter at this distance from its sentence; null while its light has not arrived. */
export function lightOf(index: number, offset: number): Grade | null {
  const distance = Math.abs(offset);
  const reach = reachOf(index);
  if (distance >= reach) return null;
  const room = (reach - distance) / (reach - whole);
  if (distance <= whole || room > 0.75) return 0;
  return room > 0.5 ? 10 : room > 0.25 ? 20 : 35;
}
