import { clamp } from '../ui/clamp.ts';
import { randomAt } from '../ui/random.ts';

/** A dot of a stain: a square with its corner at `x`, `y`. CSS pixels; `x` from the edge of the window. */
export interface StainDot {
  readonly x: number;
  readonly y: number;
  readonly size: 1 | 2;
}

interface Stain {
  /**
   * Level of the water in phases, 0 to 5: 2.5 is halfway between the lines of phases 2 and 3. Each whole phase has left
   * a line.
   */
  readonly level: number;
  /** Whether the water has gone: only its lines are left. */
  readonly isDry: boolean;
  /** Size of the strip at the edge of the window, CSS pixels. */
  readonly width: number;
  readonly height: number;
  /** For the outline of the stain, an integer. */
  readonly seed: number;
}

/** Distance between two dots, CSS pixels. */
const grid = 3;
/** Rise of the water with each phase, as a share of the window's height. */
const rise = 0.19;
/** Smallest density, 0 to 1, for a dot of one pixel and of two. */
const [leastSmall, leastLarge] = [0.06, 0.34];

/** Smooth random curve over `at`: values from 0 to 1, one random value for each whole number. */
function curve(at: number, seed: number, line: number): number {
  const from = Math.floor(at);
  const share = at - from;
  const before = randomAt(seed, line, from);
  return before + (randomAt(seed, line, from + 1) - before) * share * share * (3 - 2 * share);
}

/** Distance from the edge of the window to the line of a water level at the height `y`, CSS pixels; 0 above it. */
function reachAt(y: number, line: number, level: number, { width, height, seed }: Stain): number {
  const top = height * (1 - level * rise);
  const depth = (y - top) / (height - top);
  if (depth <= 0) return 0;
  const uneven = 0.6 + 0.45 * curve(y / 90, seed, line) + 0.15 * curve(y / 23, seed, line + 10);
  return Math.min(width, width * (0.4 + 0.12 * level) * depth ** 0.55 * uneven);
}

/**
 * The dots of a water stain at one edge of the window. As in a wet sheet of paper, the water of each phase has left a
 * line at its outline, dense outside and fading inwards. Pure; the same arguments give the same dots. B-OVL-15.
 */
export function stainDots(stain: Stain): readonly StainDot[] {
  const { level, isDry, width, height, seed } = stain;
  const levels = Array.from({ length: Math.ceil(level) }, (_, line) => Math.min(level, line + 1));
  const dots: StainDot[] = [];
  for (let row = 0; row * grid < height; row++) {
    const y = row * grid;
    const reaches = levels.map((at, line) => reachAt(y, line, at, stain)).filter((reach) => reach > 0);
    const furthest = Math.max(0, ...reaches);
    for (let column = 0; column * grid <= furthest - 2; column++) {
      const x = column * grid;
      const density = reaches.reduce((sum, reach) => sum + densityAt(reach - x, isDry), 0);
      const uneven = clamp(density, 0, 1) * (0.75 + 0.5 * randomAt(seed, row, column));
      if (uneven >= leastSmall && x + 2 <= width) dots.push({ x, y, size: uneven >= leastLarge ? 2 : 1 });
    }
  }
  return dots;
}

/** Density of one water at a distance inside its line, CSS pixels; 0 outside. */
function densityAt(inside: number, isDry: boolean): number {
  if (inside < 0) return 0;
  const line = 0.6 * Math.exp(-inside / 3);
  return isDry ? line : line + 0.13 + 0.2 * Math.exp(-inside / 14);
}
