import type { Area, FreeSpace } from '../../ui/egg-drawing/FreeSpace.ts';
import { edges, type Point, tagHeight, tagWidth } from '../../ui/egg-drawing/position.ts';

/** Where the label of an egg opens: to which side of the tag, and level with which end of it. */
export interface LabelCorner {
  readonly side: 'left' | 'right';
  readonly end: 'top' | 'bottom';
}

/** About as large as a label is (EggButtons.module.css), and its distance from the tag, CSS pixels. */
const label = { width: 304, height: 230, gap: 10 } as const;

function areaOf({ x, y }: Point, { side, end }: LabelCorner): Area {
  const left = side === 'right' ? x + tagWidth + label.gap : x - label.gap - label.width;
  const top = end === 'top' ? y : y + tagHeight - label.height;
  return { left, top, right: left + label.width, bottom: top + label.height };
}

/**
 * The corner where the label of a tag at `place` covers least text and controls, of those where it is whole inside the
 * window; towards the middle of the window if `space` is not known or nothing is better.
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
