/** The tag in CSS pixels: the view box of the drawings, the size of the button, the quad on the canvas. */
export const tagWidth = 56;
export const tagHeight = 88;

/** What stays free of exhibits at each edge of the window; at the top also the strip with the effects switch. */
export const edges = { top: 56, right: 20, bottom: 20, left: 20 } as const;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * Where the top left corner of an exhibit lies at rest, in CSS pixels. `position` is in percent of the window, so that
 * 0 and 100 touch the edges from within. The button (in CSS) and the canvas (in numbers) both go by this.
 */
export function restingPlace(position: Point, windowWidth: number, windowHeight: number): Point {
  return {
    x: edges.left + (clampPercent(position.x) / 100) * (windowWidth - edges.left - edges.right - tagWidth),
    y: edges.top + (clampPercent(position.y) / 100) * (windowHeight - edges.top - edges.bottom - tagHeight),
  };
}

/** The same place for style.left and style.top of a child of a box that is inset by `edges`. */
export function restingStyle(position: Point): { readonly left: string; readonly top: string } {
  return {
    left: `calc(${clampPercent(position.x) / 100} * (100% - ${tagWidth}px))`,
    top: `calc(${clampPercent(position.y) / 100} * (100% - ${tagHeight}px))`,
  };
}

const clampPercent = (value: number): number => Math.min(100, Math.max(0, value));
