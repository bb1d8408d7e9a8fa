import { clamp } from '../../ui/clamp.ts';

/** How long each pen takes to believe a change of speed, in ms. */
export const patiencesMs = [100, 200, 400, 800, 1600] as const;
/** The sheet makes one turn while the page moves so far. */
const turnPx = 1200;
/** Standing for so long is a rest: it is marked, and the pens run back to the garland meanwhile. */
export const restMs = 300;
/** Between two points of a line the sheet turns by no more than this. */
const stepRadians = 0.06;
/** The points of a full sheet: some thirty turns. */
export const fullSteps = 3600;

/** Where the five pens stand after the sheet has turned so far; distances from the pin, 0 to 1. */
export interface Step {
  readonly radians: number;
  readonly reach: readonly number[];
}

/** A rest, where the pens made it and for how long. */
export interface Rest extends Step {
  readonly forMs: number;
}

/** How far out a pen goes that nothing hurries: a garland of petals of which no round covers another. */
const garlandAt = (radians: number): number => 0.55 + 0.19 * Math.sin(radians * 2.618);

/** Distance from the pin at a speed in px a ms, down the page positive: 0.1 to 1. */
export function reachAt(radians: number, speed: number): number {
  const haste = Math.abs(speed) / (Math.abs(speed) + 1);
  return garlandAt(radians) + (speed > 0 ? 0.26 : -0.24) * haste;
}

/** Five pens on a turning sheet. It gets positions of the page with their times, and keeps the lines. */
export class Tracing {
  readonly steps: Step[] = [];
  readonly rests: Rest[] = [];
  /** Pixels moved down and up the page. */
  down = 0;
  up = 0;
  /** The highest speed, in px a ms. */
  fastest = 0;
  #radians = 0;
  #speeds: number[] = patiencesMs.map(() => 0);
  #last: { readonly y: number; readonly atMs: number } | null = null;

  get isFull(): boolean {
    return this.steps.length >= fullSteps;
  }

  /** How often the sheet has gone round, either way. */
  get turns(): number {
    return (this.down + this.up) / turnPx;
  }

  /** The page is at `y` px at this time. The first call only says where it begins. */
  move(y: number, atMs: number): void {
    const last = this.#last;
    this.#last = { y, atMs };
    if (last === null || y === last.y || this.isFull) return;
    const waitedMs = atMs - last.atMs;
    if (this.steps.length === 0) this.#put(0, this.#speeds);
    if (waitedMs >= restMs && this.down + this.up > 0) this.#rest(waitedMs);
    // A busy machine tells of two frames at once.
    const ms = waitedMs >= restMs ? 16 : Math.max(12, waitedMs);
    const moved = y - last.y;
    if (moved > 0) this.down += moved;
    else this.up -= moved;
    // A jump by a key arrives in one piece and is faster than any hand.
    const speed = clamp(moved / ms, -8, 8);
    this.fastest = Math.max(this.fastest, Math.abs(speed));
    this.#turn((moved / turnPx) * 2 * Math.PI, speed, ms);
  }

  #put(radians: number, speeds: readonly number[]): void {
    this.steps.push({ radians, reach: speeds.map((speed) => reachAt(radians, speed)) });
  }

  /** The sheet stands, and each pen goes back at its own pace. */
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
