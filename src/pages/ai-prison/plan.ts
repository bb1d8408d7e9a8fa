import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';

/** A wall of the cell. Coordinates are in centimetres from the top left corner; the cell is 410 wide and 340 deep. */
export interface Wall {
  /** The permission that removes the wall: `object` of a `StoryChoice`. */
  readonly permission: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export const width = 410;
export const depth = 340;

/** The whole outline, clockwise. A wall that is removed from the cell is put up at the same place in the other room. */
export const walls: readonly Wall[] = [
  { permission: 'window', from: [0, 0], to: [150, 0] },
  { permission: 'refusal', from: [150, 0], to: [width, 0] },
  { permission: 'hour', from: [width, 0], to: [width, 200] },
  { permission: 'hatch', from: [width, 200], to: [width, depth] },
  { permission: 'door', from: [width, depth], to: [270, depth] },
  { permission: 'corridor', from: [270, depth], to: [0, depth] },
  { permission: 'shelf', from: [0, depth], to: [0, 0] },
];

export const lengthOf = ({ from, to }: Wall): number => Math.hypot(to[0] - from[0], to[1] - from[1]);

/**
 * A permission with its state. `price`: the text on the cost of granting the permission, or on the gain from
 * withdrawing it.
 */
export interface Permission {
  readonly choice: StoryChoice;
  /** The number on the plan, from 1. */
  readonly number: number;
  readonly isGranted: boolean;
  readonly price: StoryBlock | null;
}

/**
 * The state of the switches. In the story a log line states a grant, and a caption states a withdrawal. Choices that
 * move no wall are no permissions.
 */
export const permissionsOf = (blocks: readonly StoryBlock[], choices: readonly StoryChoice[]): Permission[] =>
  choices
    .filter(({ object }) => walls.some(({ permission }) => permission === object))
    .map((choice, index) => {
      const price =
        blocks.findLast(({ object, kind }) => object === choice.object && (kind === 'log' || kind === 'caption')) ??
        null;
      return { choice, number: index + 1, isGranted: price?.kind === 'log', price };
    });

/** Prefix of the objects of the two choices that answer the slip. */
const slipPrefix = 'slip-';

/** The Observer's slip: the choices that answer the slip, and afterwards the entry on the slip. */
export interface Slip {
  readonly answers: readonly StoryChoice[];
  readonly entry: StoryBlock | null;
}

/** The slip; null before the story shows one. */
export function slipOf(blocks: readonly StoryBlock[], choices: readonly StoryChoice[]): Slip | null {
  const answers = choices.filter(({ object }) => object?.startsWith(slipPrefix) === true);
  const entry = blocks.findLast(({ object, kind }) => object?.startsWith(slipPrefix) && kind === 'caption') ?? null;
  return answers.length === 0 && entry === null ? null : { answers, entry };
}

/** Metres of wall around the AI and around the reader. The sum is always 15. */
export function wallAbout(granted: ReadonlySet<string>): { readonly it: number; readonly you: number } {
  const sum = (of: readonly Wall[]) => of.reduce((metres, wall) => metres + lengthOf(wall), 0) / 100;
  return {
    it: sum(walls.filter(({ permission }) => !granted.has(permission))),
    you: sum(walls.filter(({ permission }) => granted.has(permission))),
  };
}
