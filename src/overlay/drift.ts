import { driftReach } from '../ui/egg-drawing/FreeSpace.ts';
import { edges, type Point, tagHeight, tagWidth } from '../ui/egg-drawing/position.ts';
import { hashText, randomFrom } from '../ui/random.ts';

/** An egg's offset from its resting position, CSS pixels, and its rotation about the thread, radians. */
export interface Drift {
  readonly dx: number;
  readonly dy: number;
  readonly turn: number;
}

/** Width and height of the window, CSS pixels. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

export const noDrift: Drift = { dx: 0, dy: 0, turn: 0 };

/** Time of one orbit around the text. */
export const orbitMs = 150_000;
export const fullTurn = 2 * Math.PI;

/**
 * The orbit that fits into the window: centre and radii of the ellipse on which the upper left corner of a tag moves.
 */
export function orbitOf({ width, height }: Size): { readonly centre: Point; readonly radius: Point } {
  const radius = {
    x: (width - edges.left - edges.right - tagWidth) / 2,
    y: (height - edges.top - edges.bottom - tagHeight) / 2,
  };
  return { radius, centre: { x: edges.left + radius.x, y: edges.top + radius.y } };
}

/**
 * The drift of an egg after `elapsedMs`, as in water: offsets and rotation are sums of two slow sine waves with periods
 * between 9 and 25 s. It depends only on id and time, and starts at rest. It is at most `driftReach` × `reach` (0 to
 * 1). Each offset of `driftReach` is less than the smallest of `edges`, so no offset moves a tag of full size out of
 * the window.
 */
export function waterDrift(id: string, elapsedMs: number, reach = 1): Drift {
  const random = randomFrom(hashText(id));
  const wave = (shortestSeconds: number): number => {
    const [first, second] = [shortestSeconds + random() * 5, shortestSeconds * 1.7 + random() * 6];
    const [sign, share] = [random() < 0.5 ? -1 : 1, 0.55 + random() * 0.25];
    const seconds = elapsedMs / 1000;
    return (
      sign * (share * Math.sin((seconds / first) * fullTurn) + (1 - share) * Math.sin((seconds / second) * fullTurn))
    );
  };
  return {
    dx: reach * driftReach.x * wave(10),
    dy: reach * driftReach.y * wave(9),
    turn: reach * driftReach.turn * wave(11),
  };
}

/**
 * The drift of an egg on /collaborate: one orbit around the text in 150 s, from the angle at which the egg emerged.
 * R-RT-06. In the first six seconds it moves from `rest`, its resting position, to the orbit.
 */
export function orbitDrift(id: string, elapsedMs: number, rest: Point, size: Size): Drift {
  const { centre, radius } = orbitOf(size);
  const emergedAngle = Math.atan2((rest.y - centre.y) / radius.y, (rest.x - centre.x) / radius.x);
  const angle = emergedAngle + (elapsedMs / orbitMs) * fullTurn;
  const progress = Math.min(1, elapsedMs / 6000);
  const share = progress * progress * (3 - 2 * progress);
  return {
    dx: (centre.x + radius.x * Math.cos(angle) - rest.x) * share,
    dy: (centre.y + radius.y * Math.sin(angle) - rest.y) * share,
    turn: waterDrift(id, elapsedMs).turn,
  };
}
