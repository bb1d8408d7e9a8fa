import type { Point } from './position.ts';
import { edges, phoneWidth, smallTag, tagHeight, tagWidth } from './position.ts';

/** A rectangle of the window, CSS pixels. */
export interface Area {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Text or a control. `scrolls`: true if it moves with the page. */
export interface Obstacle extends Area {
  readonly scrolls: boolean;
}

/** Resting position of an egg (the upper left corner of its tag), and the extent of its drift. */
export interface EggPlace extends Point {
  /** Share of the usual drift for which there is room, 0 to 1. */
  readonly reach: number;
  /** True if the place stays free at every scroll position. */
  readonly isLasting: boolean;
  /** Scale of the tag: 1, or `smallTag`. */
  readonly scale: number;
}

/** Largest offset (CSS pixels) and rotation (radians) of a drifting egg. */
export const driftReach = { x: 16, y: 11, turn: 0.09 } as const;

/** Distance between a tag and an obstacle, CSS pixels. */
const gap = 4;
/** Side length of a cell, CSS pixels. Each cell is free or taken as a whole. */
const cell = 8;
/** Shares of the drift, tried in this order. */
const reaches = [1, 0.3, 0.1] as const;

/** The area that a tag of size `scale` at `place` may cover while it drifts, with `gap` around it. */
export function sweptArea({ x, y }: Point, reach: number, scale = 1): Area {
  const [width, height] = [tagWidth * scale, tagHeight * scale];
  const swing = Math.sin(driftReach.turn * reach);
  const across = driftReach.x * reach + height * swing + gap;
  const down = driftReach.y * reach + (width / 2) * swing + gap;
  return { left: x - across, top: y - down, right: x + width + across, bottom: y + height + down };
}

/**
 * The part of the window in which a tag covers no text and no control. It is built once from a list of obstacles. After
 * that it needs no layout: a table of sums over cells gives the number of taken cells in a rectangle in constant time.
 */
export class FreeSpace {
  private readonly columns: number;
  private readonly rows: number;
  /** Stored row by row. The sum at (row, column) is the number of taken cells above and to the left. */
  private readonly sums: Int32Array;
  /** 1 for each column of cells that contains a scrolling obstacle anywhere on the page. */
  private readonly scrolled: Uint8Array;
  private readonly width: number;
  private readonly height: number;

  constructor(obstacles: readonly Obstacle[], width: number, height: number) {
    this.width = width;
    this.height = height;
    this.columns = Math.ceil(width / cell);
    this.rows = Math.ceil(height / cell);
    this.scrolled = new Uint8Array(this.columns);
    const taken = new Uint8Array(this.columns * this.rows);
    for (const obstacle of obstacles) {
      const [left, right] = [this.columnAt(obstacle.left), this.columnAt(obstacle.right - 0.01) + 1];
      if (obstacle.scrolls) this.scrolled.fill(1, left, right);
      if (obstacle.bottom <= 0 || obstacle.top >= height) continue;
      const last = this.rowAt(obstacle.bottom - 0.01);
      for (let row = this.rowAt(obstacle.top); row <= last; row += 1) {
        taken.fill(1, row * this.columns + left, row * this.columns + right);
      }
    }
    this.sums = this.sumsOf(taken);
  }

  /** Whether the part of the rectangle inside the window has no taken cell. */
  isFree(area: Area): boolean {
    return this.takenIn(area) === 0;
  }

  /** Number of taken cells in the part of the rectangle inside the window. */
  takenIn({ left, top, right, bottom }: Area): number {
    const stride = this.columns + 1;
    const [from, to] = [this.columnAt(left), this.columnAt(right - 0.01) + 1];
    const [above, below] = [this.rowAt(top) * stride, (this.rowAt(bottom - 0.01) + 1) * stride];
    const { sums } = this;
    return (sums[below + to] ?? 0) - (sums[above + to] ?? 0) - (sums[below + from] ?? 0) + (sums[above + from] ?? 0);
  }

  /**
   * The place for an egg near `wanted` with room for its whole drift, or else for a smaller share of the drift. A place
   * that stays free at every scroll position is preferred. On a phone, a small tag is tried if there is no room for a
   * whole tag. Null if there is no room at all. `others`: places of other eggs.
   */
  placeFor(wanted: Point, others: readonly EggPlace[]): EggPlace | null {
    const scales = this.width < phoneWidth ? [1, smallTag] : [1];
    for (const scale of scales) {
      for (const reach of reaches) {
        const place = this.placeOf(scale, reach, wanted, others);
        if (place !== null) return place;
      }
    }
    return null;
  }

  /** Updates a place that an egg already has; null if it is no longer free. */
  keep(place: EggPlace): EggPlace | null {
    const area = sweptOf(place);
    if (!this.isFree(area)) return null;
    const isLasting = this.lastsThroughScrolling(area);
    return isLasting === place.isLasting ? place : { ...place, isLasting };
  }

  private placeOf(scale: number, reach: number, wanted: Point, others: readonly EggPlace[]): EggPlace | null {
    const [width, height] = [tagWidth * scale, tagHeight * scale];
    // A small tag may be in the margin of the page.
    const margin = { left: edges.left * scale, right: edges.right * scale };
    let best: EggPlace | null = null;
    let least = Infinity;
    for (let y = edges.top; y <= this.height - edges.bottom - height; y += cell) {
      for (let x = margin.left; x <= this.width - margin.right - width; x += cell) {
        const area = sweptArea({ x, y }, reach, scale);
        if (!this.isFree(area)) continue;
        const isLasting = this.lastsThroughScrolling(area);
        // A place that stays free is preferred, unless it is farther away by more than half the width of the window.
        const way = Math.hypot(x - wanted.x, y - wanted.y) + (isLasting ? 0 : this.width / 2);
        if (way >= least || others.some((other) => overlaps(area, sweptOf(other)))) continue;
        [best, least] = [{ x, y, reach, isLasting, scale }, way];
      }
    }
    return best;
  }

  private lastsThroughScrolling({ left, right }: Area): boolean {
    for (let column = this.columnAt(left); column <= this.columnAt(right - 0.01); column += 1) {
      if (this.scrolled[column] === 1) return false;
    }
    return true;
  }

  private sumsOf(taken: Uint8Array): Int32Array {
    const stride = this.columns + 1;
    const sums = new Int32Array(stride * (this.rows + 1));
    for (let row = 0; row < this.rows; row += 1) {
      let inRow = 0;
      for (let column = 0; column < this.columns; column += 1) {
        inRow += taken[row * this.columns + column] ?? 0;
        sums[(row + 1) * stride + column + 1] = (sums[row * stride + column + 1] ?? 0) + inRow;
      }
    }
    return sums;
  }

  private columnAt(x: number): number {
    return Math.max(0, Math.min(this.columns - 1, Math.floor(x / cell)));
  }

  private rowAt(y: number): number {
    return Math.max(0, Math.min(this.rows - 1, Math.floor(y / cell)));
  }
}

const sweptOf = (place: EggPlace): Area => sweptArea(place, place.reach, place.scale);

const overlaps = (one: Area, other: Area): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;
