import type { EmergencePattern } from '#contract/egg.ts';
import { type Point, tagHeight } from '../ui/egg-drawing/position.ts';
import { hashText, randomFrom } from '../ui/random.ts';
import { type Drift, fullTurn, orbitDrift, orbitMs, orbitOf, type Size, waterDrift } from './drift.ts';

/**
 * An additional drawing of an egg, which cannot be clicked. Offsets in CSS pixels from the egg, rotation in radians.
 */
export interface EggCopy {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  readonly turn: number;
}

export interface EmergentPosition {
  readonly drift: Drift;
  readonly copies: readonly EggCopy[];
}

export interface EmergentEgg {
  readonly id: string;
  /** Time since the egg emerged, without the time in which it was hovered or effects were paused. */
  readonly driftedMs: number;
  /**
   * Time for which `EggSystem` was drawn without a pause, less the time in which this egg was hovered. In the linear
   * pattern this time moves all eggs together.
   */
  readonly lineMs: number;
  /** Position of the egg in the row of the linear pattern, 0 to 7. */
  readonly slot: number;
  /** True while the egg has the pointer or the focus. */
  readonly isHovered: boolean;
  /** Resting position of the egg, CSS pixels. */
  readonly rest: Point;
}

/** Angle between two eggs of the linear pattern: eight eggs take half of the orbit. */
const slotAngle = fullTurn / 16;
const satellites = { count: 3, scale: 0.34, radius: 64, orbitMs: 11_000 } as const;

/**
 * The drift that puts an egg at `angle` of the orbit. `reach`: its distance from the centre, as a share of the radius,
 * 0 to 1.
 */
function driftOnOrbit({ rest }: EmergentEgg, size: Size, angle: number, reach: number, turn: number): Drift {
  const { radius, centre } = orbitOf(size);
  return {
    dx: centre.x + radius.x * reach * Math.cos(angle) - rest.x,
    dy: centre.y + radius.y * reach * Math.sin(angle) - rest.y,
    turn,
  };
}

const onOrbit = ({ id, driftedMs, rest }: EmergentEgg, size: Size): Drift => orbitDrift(id, driftedMs, rest, size);

/** The eggs follow one another in a row. The first starts at the top of the window. */
function linear(egg: EmergentEgg, size: Size): EmergentPosition {
  const angle = (egg.lineMs / orbitMs - 0.25) * fullTurn - egg.slot * slotAngle;
  return { drift: driftOnOrbit(egg, size, angle, 1, waterDrift(egg.id, egg.lineMs).turn), copies: [] };
}

/**
 * Each egg is drawn twice, on opposite sides of the text. The copy is hidden while the egg has the pointer or the
 * focus.
 */
function quantum(egg: EmergentEgg, size: Size): EmergentPosition {
  const drift = onOrbit(egg, size);
  const { centre } = orbitOf(size);
  const opposite = {
    dx: 2 * (centre.x - egg.rest.x - drift.dx),
    dy: 2 * (centre.y - egg.rest.y - drift.dy),
    scale: 1,
    turn: -drift.turn,
  };
  return { drift, copies: egg.isHovered ? [] : [opposite] };
}

/** Each egg has three smaller copies in orbit around it. */
function recursive(egg: EmergentEgg, size: Size): EmergentPosition {
  const drift = onOrbit(egg, size);
  const copies = Array.from({ length: satellites.count }, (_, index) => {
    const angle = (egg.driftedMs / satellites.orbitMs + index / satellites.count) * fullTurn;
    return {
      dx: satellites.radius * Math.cos(angle),
      dy: tagHeight * 0.35 + satellites.radius * Math.sin(angle),
      scale: satellites.scale,
      turn: drift.turn,
    };
  });
  return { drift, copies };
}

/** Each egg moves at its own speed and in its own direction, at a changing distance from the centre. */
function chaotic(egg: EmergentEgg, size: Size): EmergentPosition {
  const random = randomFrom(hashText(egg.id));
  const seconds = egg.driftedMs / 1000;
  const wave = (periodSeconds: number) => Math.sin((seconds / periodSeconds + random()) * fullTurn);
  const direction = random() < 0.5 ? -1 : 1;
  const angle = random() * fullTurn + direction * (seconds / 110) * fullTurn + 0.55 * wave(17) + 0.3 * wave(7.3);
  const reach = 0.84 + 0.1 * wave(13) + 0.06 * wave(5.9);
  return { drift: driftOnOrbit(egg, size, angle, reach, 0.22 * wave(9)), copies: [] };
}

const patterns: Readonly<Record<EmergencePattern, (egg: EmergentEgg, size: Size) => EmergentPosition>> = {
  linear,
  quantum,
  recursive,
  chaotic,
};

/**
 * The position of an egg that circles the text, and of its copies, in an emergence pattern. Pure. The egg itself stays
 * inside the window. Spec §2, §4 "Emergence pattern", R-RT-06.
 */
export const emergentPosition = (pattern: EmergencePattern, egg: EmergentEgg, size: Size): EmergentPosition =>
  patterns[pattern](egg, size);
