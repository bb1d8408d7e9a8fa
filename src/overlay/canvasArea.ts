import type { Area } from '../ui/egg-drawing/FreeSpace.ts';

/**
 * Grid for the edges of the canvas, CSS pixels. With the grid, the canvas rarely changes and stays on whole device
 * pixels.
 */
const grid = 64;

/** The smallest area that contains both areas; null is an empty area. */
export function union(a: Area | null, b: Area | null): Area | null {
  if (a === null) return b;
  if (b === null) return a;
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}

/**
 * The part of the window that the canvas covers, so that `needed` can be drawn, CSS pixels. `current` is kept if it
 * contains `needed` and its sides are at most twice as long as needed. Otherwise at least each such side length is
 * kept: a canvas that changes its size is allocated again, and the page waits for the GPU. For the same reason there is
 * room for drawings that are still outside the window.
 */
export function canvasArea(current: Area | null, needed: Area, window: { width: number; height: number }): Area {
  const left = floor(Math.max(0, needed.left));
  const top = floor(Math.max(0, needed.top));
  const width = fitting(current && current.right - current.left, lengthOf(needed.left, needed.right, window.width));
  const height = fitting(current && current.bottom - current.top, lengthOf(needed.top, needed.bottom, window.height));
  const isKept =
    current !== null &&
    current.right - current.left === width &&
    current.bottom - current.top === height &&
    current.left <= left &&
    current.top <= top &&
    current.right >= Math.min(needed.right, window.width) &&
    current.bottom >= Math.min(needed.bottom, window.height);
  return isKept ? current : { left, top, right: left + width, bottom: top + height };
}

const floor = (length: number): number => Math.floor(length / grid) * grid;
const ceil = (length: number): number => Math.max(grid, Math.ceil(length / grid) * grid);
/**
 * The length of one side, for a drawing from `from` to `to`. A drawing that is partly outside the window may move
 * later: this length then fits every position between two grid lines.
 */
const lengthOf = (from: number, to: number, most: number): number =>
  from >= 0 && to <= most ? ceil(to - floor(from)) : ceil(Math.min(to - from + grid - 1, most));
const fitting = (current: number | null, needed: number): number =>
  current !== null && current >= needed && current <= 2 * needed ? current : needed;
