import { clamp } from '../clamp.ts';

/** Size of the tag, CSS pixels: view box of the drawings, size of the button, quad on the canvas. */
export const tagWidth = 56;
export const tagHeight = 88;

/**
 * Scale of the small tag: 28 by 44 px, where a phone has no room for a whole one. Its target is at least 24 px wide
 * (WCAG 2.5.8); with the space around it, which is free of text and controls, it is 36 by 52.
 */
export const smallTag = 0.5;

/** Windows narrower than this have small tags, CSS pixels: `--phone` of breakpoints.css. */
export const phoneWidth = 640;

/**
 * Space without eggs at each edge of the window, CSS pixels; at the top it includes the strip with the effects switch.
 */
export const edges = { top: 56, right: 20, bottom: 20, left: 20 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Where the simulation wants an egg: its top left corner, CSS pixels. `position` is in percent of the window inside
 * `edges`: at 0 and 100 the egg touches them. `FreeSpace` finds the place next to it.
 */
export function restingPosition(position: Point, windowWidth: number, windowHeight: number): Point {
  return {
    x: edges.left + (clampPercent(position.x) / 100) * (windowWidth - edges.left - edges.right - tagWidth),
    y: edges.top + (clampPercent(position.y) / 100) * (windowHeight - edges.top - edges.bottom - tagHeight),
  };
}

const clampPercent = (value: number): number => clamp(value, 0, 100);
