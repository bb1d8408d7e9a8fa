import type { EmergencePattern } from '#contract/egg.ts';
import { edges, type Point, tagHeight, tagWidth } from '../ui/exhibit/place.ts';
import { circleTheText, type Drift, driftInWater } from './drift.ts';
import { seeded, seedOf } from './seeded.ts';

/** Another drawing of an exhibit, of which nobody can take hold. Pixels from where the exhibit hangs. */
export interface Copy {
  readonly dx: number;
  readonly dy: number;
  readonly scale: number;
  readonly turn: number;
}

export interface Emerged {
  readonly drift: Drift;
  readonly copies: readonly Copy[];
}

export interface Exhibited {
  readonly id: string;
  /** How long it has been about, without the time in which it was held. */
  readonly driftedMs: number;
  /** The clock of the file, without the time in which this one was held. */
  readonly fileMs: number;
  /** Its place in the file, 0 to 7. */
  readonly slot: number;
  /** Somebody points at it, or has the focus on it. */
  readonly isHeld: boolean;
  readonly rest: Point;
}

interface Room {
  readonly width: number;
  readonly height: number;
}

const fullTurn = 2 * Math.PI;
const orbitMs = 150_000;
/** Eight of them take up half of the round. */
const gap = fullTurn / 16;
const smaller = { count: 3, scale: 0.34, radius: 64, orbitMs: 11_000 } as const;

/** The round that the window holds, as the middle and the two radii of a tag's upper left corner. */
function roundOf({ width, height }: Room) {
  const radius = {
    x: (width - edges.left - edges.right - tagWidth) / 2,
    y: (height - edges.top - edges.bottom - tagHeight) / 2,
  };
  return { radius, centre: { x: edges.left + radius.x, y: edges.top + radius.y } };
}

function onTheRound({ rest }: Exhibited, room: Room, angle: number, reach: number, turn: number): Drift {
  const { radius, centre } = roundOf(room);
  return {
    dx: centre.x + radius.x * reach * Math.cos(angle) - rest.x,
    dy: centre.y + radius.y * reach * Math.sin(angle) - rest.y,
    turn,
  };
}

/** One behind the other, from the top of the window on. */
function inFile(exhibit: Exhibited, room: Room): Emerged {
  const angle = (exhibit.fileMs / orbitMs - 0.25) * fullTurn - exhibit.slot * gap;
  return { drift: onTheRound(exhibit, room, angle, 1, driftInWater(exhibit.id, exhibit.fileMs).turn), copies: [] };
}

/** In two places, across the text from each other. Only one can be taken, and to reach for it settles which. */
function inTwoPlaces(exhibit: Exhibited, room: Room): Emerged {
  const { drift } = goingRound(exhibit, room);
  const { centre } = roundOf(room);
  const across = {
    dx: 2 * (centre.x - exhibit.rest.x - drift.dx),
    dy: 2 * (centre.y - exhibit.rest.y - drift.dy),
    scale: 1,
    turn: -drift.turn,
  };
  return { drift, copies: exhibit.isHeld ? [] : [across] };
}

/** With smaller ones of itself about it. */
function aboutItself(exhibit: Exhibited, room: Room): Emerged {
  const { drift } = goingRound(exhibit, room);
  const copies = Array.from({ length: smaller.count }, (_, index) => {
    const angle = (exhibit.driftedMs / smaller.orbitMs + index / smaller.count) * fullTurn;
    return {
      dx: smaller.radius * Math.cos(angle),
      dy: tagHeight * 0.35 + smaller.radius * Math.sin(angle),
      scale: smaller.scale,
      turn: drift.turn,
    };
  });
  return { drift, copies };
}

/** Each at its own pace and in its own direction, now further in and now further out. */
function irregularly(exhibit: Exhibited, room: Room): Emerged {
  const random = seeded(seedOf(exhibit.id));
  const seconds = exhibit.driftedMs / 1000;
  const swell = (period: number) => Math.sin((seconds / period + random()) * fullTurn);
  const way = random() < 0.5 ? -1 : 1;
  const angle = random() * fullTurn + way * (seconds / 110) * fullTurn + 0.55 * swell(17) + 0.3 * swell(7.3);
  const reach = 0.84 + 0.1 * swell(13) + 0.06 * swell(5.9);
  return { drift: onTheRound(exhibit, room, angle, reach, 0.22 * swell(9)), copies: [] };
}

const goingRound = ({ id, driftedMs, rest }: Exhibited, { width, height }: Room): Emerged => ({
  drift: circleTheText(id, driftedMs, rest, width, height),
  copies: [],
});

const manners: Readonly<Record<EmergencePattern, (exhibit: Exhibited, room: Room) => Emerged>> = {
  linear: inFile,
  quantum: inTwoPlaces,
  recursive: aboutItself,
  chaotic: irregularly,
};

/**
 * Where an exhibit is that circles the text, by the pattern in which exhibits emerge, and which copies of it are drawn.
 * It follows from what is given alone. The exhibit itself stays inside the window. Spec §2, §4 "Emergence pattern", R-RT-06.
 */
export const emergentPlace = (pattern: EmergencePattern, exhibit: Exhibited, room: Room): Emerged =>
  manners[pattern](exhibit, room);
