import type { EmergencePattern } from '#contract/egg.ts';
import { driftReach } from '../ui/egg-drawing/FreeSpace.ts';
import { hashText, randomFrom } from '../ui/random.ts';
import { type Drift, fullTurn, waterDrift } from './drift.ts';

/** A drifting egg. `reach`: share of the usual drift that has room here, 0 to 1. */
export interface DriftingEgg {
  readonly id: string;
  /** Time since the egg emerged, without the time in which it was hovered or effects were paused. */
  readonly driftedMs: number;
  /** Index of the egg among the eggs on the page, from 0. */
  readonly slot: number;
  readonly reach: number;
}

/**
 * An offset from the egg's resting position and a rotation of its tag, each as a share of the largest drift, -1 to 1.
 */
interface Share {
  readonly x: number;
  readonly y: number;
  readonly turn: number;
}

const wave = (seconds: number, period: number, offset = 0): number => Math.sin((seconds / period + offset) * fullTurn);

/** All eggs drift along the same curve, one after the other. */
const linear = (seconds: number, { slot }: DriftingEgg): Share => ({
  x: 0.9 * wave(seconds, 17, -slot * 0.09),
  y: 0.35 * wave(seconds, 8.5, -slot * 0.09),
  turn: 0.5 * wave(seconds, 17, -slot * 0.09 - 0.12),
});

/** Each egg is at one of two positions and changes between them about every five seconds. */
function quantum(seconds: number, { id }: DriftingEgg): Share {
  const random = randomFrom(hashText(id));
  const [angle, period] = [random() * fullTurn, 4 + random() * 2];
  const side = Math.floor(seconds / period) % 2 === 0 ? 1 : -1;
  return { x: side * 0.95 * Math.cos(angle), y: side * 0.95 * Math.sin(angle), turn: 0.15 * wave(seconds, 3) };
}

/** Epicycles: three circular movements added together, each smaller and faster than the previous one. */
function recursive(seconds: number, { id }: DriftingEgg): Share {
  const start = randomFrom(hashText(id))();
  const [far, middle, near] = [seconds / 24 + start, seconds / 8 + start, -seconds / 3];
  const along = (of: (angle: number) => number) =>
    0.58 * of(far * fullTurn) + 0.28 * of(middle * fullTurn) + 0.1 * of(near * fullTurn);
  return { x: along(Math.cos), y: along(Math.sin), turn: 0.4 * wave(seconds, 8) };
}

/** Irregular, faster movement that does not repeat. */
function chaotic(seconds: number, { id }: DriftingEgg): Share {
  const random = randomFrom(hashText(id));
  const irregular = (): number =>
    0.5 * wave(seconds, 6.1 + random(), random()) +
    0.3 * wave(seconds, 2.9 + random(), random()) +
    0.2 * wave(seconds, 1.7 + random(), random());
  return { x: irregular(), y: irregular(), turn: irregular() };
}

const patterns: Readonly<Record<EmergencePattern, (seconds: number, egg: DriftingEgg) => Share>> = {
  linear,
  quantum,
  recursive,
  chaotic,
};

/** Time in which an egg accelerates from rest. */
const startSeconds = 2;

/**
 * The drift of an egg in an emergence pattern; a fifth of it is water drift. R-EGG-06. It depends only on the egg and
 * its time, starts at rest, and is at most `driftReach` × `reach`.
 */
export function driftIn(pattern: EmergencePattern, egg: DriftingEgg): Drift {
  const seconds = egg.driftedMs / 1000;
  const share = patterns[pattern](seconds, egg);
  const water = waterDrift(egg.id, egg.driftedMs, egg.reach);
  const own = 0.8 * egg.reach * Math.min(1, seconds / startSeconds);
  return {
    dx: own * driftReach.x * share.x + 0.2 * water.dx,
    dy: own * driftReach.y * share.y + 0.2 * water.dy,
    turn: own * driftReach.turn * share.turn + 0.2 * water.turn,
  };
}

/**
 * The drift with the tag turned towards the point that the eggs look at (`Gaze`), in proportion to the awareness, 0 to
 * 1. `awayX`: distance of that point to the right of the egg, CSS pixels. An egg hangs by its thread, so it turns
 * counterclockwise to look to the right.
 */
export function lookingBack(drift: Drift, awareness: number, awayX: number, reach: number): Drift {
  const towards = -Math.max(-1, Math.min(1, awayX / 300)) * driftReach.turn * reach;
  return { ...drift, turn: drift.turn + (towards - drift.turn) * awareness };
}
