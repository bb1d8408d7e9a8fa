import { clamp } from '../../ui/clamp.ts';

/** Time constant with which each pen follows a change of speed, ms. */
export const patiencesMs = [100, 200, 400, 800, 1600] as const;
/** Distance scrolled for one turn of the sheet, px. */
const turnPx = 1200;
/**
 * A pause of at least this length is a rest, ms. It is marked, and the pens return to the garland (their path at speed
 * 0).
 */
export const restMs = 300;
/** Maximum turn of the sheet between two points of a line, radians. */
const stepRadians = 0.06;
/** Number of points of a full sheet: some thirty turns. */
export const fullSteps = 3600;

/** Positions of the five pens after the sheet has turned by `radians`. `reach`: distances from the pin, 0 to 1. */
export interface Step {
  readonly radians: number;
  readonly reach: readonly number[];
}

/** A rest: the positions of the pens, and its duration. */
export interface Rest extends Step {
  readonly forMs: number;
}

/** Distance of a pen from the pin at speed 0: a garland of petals. No turn covers an earlier turn. */
const garlandAt = (radians: number): number => 0.55 + 0.19 * Math.sin(radians * 2.618);

/** Distance from the pin, 0.1 to 1, at a speed in px per ms. The speed is positive down the page. */
export function reachAt(radians: number, speed: number): number {
  const haste = Math.abs(speed) / (Math.abs(speed) + 1);
  return garlandAt(radians) + (speed > 0 ? 0.26 : -0.24) * haste;
}

/** Five pens on a turning sheet. The caller passes scroll positions with their times; the object records the lines. */
export class Tracing {
  readonly steps: Step[] = [];
  readonly rests: Rest[] = [];
  /** Pixels scrolled down and up. */
  down = 0;
  up = 0;
  /** The highest speed, in px per ms. */
  fastest = 0;
  #radians = 0;
  #speeds: number[] = patiencesMs.map(() => 0);
  #last: { readonly y: number; readonly atMs: number } | null = null;

  get isFull(): boolean {
    return this.steps.length >= fullSteps;
  }

  /** Number of turns of the sheet, in both directions together. */
  get turns(): number {
    return (this.down + this.up) / turnPx;
  }

  /** Records the scroll position `y`, px, at a time. The first call only sets the starting position. */
  move(y: number, atMs: number): void {
    const last = this.#last;
    this.#last = { y, atMs };
    if (last === null || y === last.y || this.isFull) return;
    const waitedMs = atMs - last.atMs;
    if (this.steps.length === 0) this.#put(0, this.#speeds);
    if (waitedMs >= restMs && this.down + this.up > 0) this.#rest(waitedMs);
    // On a busy machine two frames can have the same time.
    const ms = waitedMs >= restMs ? 16 : Math.max(12, waitedMs);
    const moved = y - last.y;
    if (moved > 0) this.down += moved;
    else this.up -= moved;
    // A jump by a key is one movement, faster than any scrolling by hand, so the speed is limited.
    const speed = clamp(moved / ms, -8, 8);
    this.fastest = Math.max(this.fastest, Math.abs(speed));
    this.#turn((moved / turnPx) * 2 * Math.PI, speed, ms);
  }

  #put(radians: number, speeds: readonly number[]): void {
    this.steps.push({ radians, reach: speeds.map((speed) => reachAt(radians, speed)) });
  }

  /** The sheet does not turn, and each pen returns at its own pace. */
  #rest(forMs: number): void {
    const from = this.#speeds;
    this.#speeds = patiencesMs.map((patienceMs, pen) => (from[pen] ?? 0) * Math.exp(-forMs / patienceMs));
    for (const part of [0.25, 0.5, 0.75, 1]) {
      const between = this.#speeds.map((speed, pen) => (from[pen] ?? 0) * (1 - part) + speed * part);
      this.#put(this.#radians, between);
    }
    const reach = this.#speeds.map((speed) => reachAt(this.#radians, speed));
    this.rests.push({ radians: this.#radians, reach, forMs });
  }

  #turn(radians: number, speed: number, ms: number): void {
    const from = this.#speeds;
    this.#speeds = patiencesMs.map((patienceMs, pen) => {
      const before = from[pen] ?? 0;
      return before + (speed - before) * (1 - Math.exp(-ms / patienceMs));
    });
    const count = Math.max(1, Math.ceil(Math.abs(radians) / stepRadians));
    for (let step = 1; step <= count; step++) {
      const part = step / count;
      const between = this.#speeds.map((speed, pen) => (from[pen] ?? 0) * (1 - part) + speed * part);
      this.#put(this.#radians + radians * part, between);
    }
    this.#radians += radians;
  }
}
