import { clamp } from '../clamp.ts';

/** Size of the tag, CSS pixels: of the view box of the drawings, of the button, and of the quad on the canvas. */
export const tagWidth = 56;
export const tagHeight = 88;

/**
 * Scale of the small tag: 28 by 44 px. It is used on a phone without room for a whole tag. The target is at least 24 px
 * wide (WCAG 2.5.8). Including the space around the tag, which is free of text and controls, it is 36 by 52 px.
 */
export const smallTag = 0.5;

/** Width below which a window may have small tags, CSS pixels: `--phone` of breakpoints.css. */
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
 * The position that the simulation wants for an egg: its top left corner, CSS pixels. `position` is in percent of the
 * window inside `edges`: at 0 and 100 the egg touches them. `FreeSpace` finds a free place near it.
 */
export function restingPosition(position: Point, windowWidth: number, windowHeight: number): Point {
  return {
    x: edges.left + (clampPercent(position.x) / 100) * (windowWidth - edges.left - edges.right - tagWidth),
    y: edges.top + (clampPercent(position.y) / 100) * (windowHeight - edges.top - edges.bottom - tagHeight),
  };
}

const clampPercent = (value: number): number => clamp(value, 0, 100);
