import type { Area, FreeSpace } from '../../ui/egg-drawing/FreeSpace.ts';
import { edges, type Point, tagHeight, tagWidth } from '../../ui/egg-drawing/position.ts';

/**
 * The corner of the tag where an egg's label opens: the side of the tag, and the end of the tag with which the label is
 * aligned.
 */
export interface LabelCorner {
  readonly side: 'left' | 'right';
  readonly end: 'top' | 'bottom';
}

/** Approximate size of a label (EggButtons.module.css), and its distance from the tag, CSS pixels. */
const label = { width: 304, height: 230, gap: 10 } as const;

function areaOf({ x, y }: Point, { side, end }: LabelCorner): Area {
  const left = side === 'right' ? x + tagWidth + label.gap : x - label.gap - label.width;
  const top = end === 'top' ? y : y + tagHeight - label.height;
  return { left, top, right: left + label.width, bottom: top + label.height };
}

/**
 * Picks the corner at which the label of a tag at `place` covers least text and controls, among the corners where it is
 * inside the browser window. In a tie, and without `space`, it picks the corner towards the middle of the window.
 */
export function labelCorner(place: Point, space: FreeSpace | null, width: number, height: number): LabelCorner {
  const inwards: LabelCorner = {
    side: place.x + tagWidth / 2 < width / 2 ? 'right' : 'left',
    end: place.y + tagHeight / 2 < height / 2 ? 'top' : 'bottom',
  };
  if (space === null) return inwards;
  const others = (['right', 'left'] as const).flatMap((side) =>
    (['top', 'bottom'] as const).map((end) => ({ side, end })),
  );
  const isInside = ({ left, top, right, bottom }: Area) =>
    left >= 0 && right <= width && top >= 0 && bottom <= height - edges.bottom;
  let best = inwards;
  let least = space.takenIn(areaOf(place, inwards));
  for (const corner of others) {
    const area = areaOf(place, corner);
    const taken = space.takenIn(area);
    if (taken < least && isInside(area)) [best, least] = [corner, taken];
  }
  return best;
}
