import { edges, type Point, tagHeight, tagWidth } from '../ui/exhibit/place.ts';
import { seeded, seedOf } from './seeded.ts';

/** How far an exhibit hangs from its resting place, CSS pixels, and by how much it is turned about its thread, radians. */
export interface Drift {
  readonly dx: number;
  readonly dy: number;
  readonly turn: number;
}

export const still: Drift = { dx: 0, dy: 0, turn: 0 };

/** Less than the smallest of `edges`, so that nothing drifts out of the window. */
const reach = { x: 16, y: 11, turn: 0.09 };
const orbitMs = 150_000;
const fullTurn = 2 * Math.PI;

/**
 * Where a thing in water is after `elapsedMs`: two slow swells a direction, with periods between 9 and 23 s that never
 * quite meet. It follows from the id and the time alone, begins at rest, and stays within 16 by 11 pixels.
 */
export function driftInWater(id: string, elapsedMs: number): Drift {
  const random = seeded(seedOf(id));
  const swell = (shortest: number): number => {
    const [first, second] = [shortest + random() * 5, shortest * 1.7 + random() * 6];
    const [side, lean] = [random() < 0.5 ? -1 : 1, 0.55 + random() * 0.25];
    const seconds = elapsedMs / 1000;
    return (
      side * (lean * Math.sin((seconds / first) * fullTurn) + (1 - lean) * Math.sin((seconds / second) * fullTurn))
    );
  };
  return { dx: reach.x * swell(10), dy: reach.y * swell(9), turn: reach.turn * swell(11) };
}

/**
 * The emergent manner of /collaborate: exhibits go round the text in two and a half minutes, each from where on the
 * round it emerged, on the ellipse that the window holds. `rest` is the resting place, the result relative to it.
 */
export function circleTheText(id: string, elapsedMs: number, rest: Point, width: number, height: number): Drift {
  const radius = {
    x: (width - edges.left - edges.right - tagWidth) / 2,
    y: (height - edges.top - edges.bottom - tagHeight) / 2,
  };
  const centre = { x: edges.left + radius.x, y: edges.top + radius.y };
  const emerged = Math.atan2((rest.y - centre.y) / radius.y, (rest.x - centre.x) / radius.x);
  const angle = emerged + (elapsedMs / orbitMs) * fullTurn;
  // It emerges where it lies and takes six seconds to find the round.
  const found = Math.min(1, elapsedMs / 6000);
  const share = found * found * (3 - 2 * found);
  return {
    dx: (centre.x + radius.x * Math.cos(angle) - rest.x) * share,
    dy: (centre.y + radius.y * Math.sin(angle) - rest.y) * share,
    turn: driftInWater(id, elapsedMs).turn,
  };
}
