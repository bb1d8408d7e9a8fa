import type { StoryBlock, StoryChoice } from '#contract/api/story.ts';

/** A length of wall of the cell, in centimetres of its plan: 410 wide and 340 deep, from the corner at the top left. */
export interface Wall {
  /** The permission that takes it down, by the object of its choice. */
  readonly permission: string;
  readonly from: readonly [x: number, y: number];
  readonly to: readonly [x: number, y: number];
}

export const width = 410;
export const depth = 340;

/** The whole outline, clockwise. A wall that is taken down here is stood up in the same place of the other room. */
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

/** A permission with its state: the cost of granting it, or the gain from withdrawing it. */
export interface Permission {
  readonly choice: StoryChoice;
  /** From 1, as on the plan. */
  readonly number: number;
  readonly isGranted: boolean;
  readonly price: StoryBlock | null;
}

/**
 * The state of the switches. A story tells a grant in a log line and a withdrawal in a caption. Choices that move
 * no wall are no permissions.
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

/** The two answers to the slip begin with this, as objects of their choices. */
const slipPrefix = 'slip-';

/** The Observer's slip: the choices that answer it, and afterwards the entry on it. */
export interface Slip {
  readonly answers: readonly StoryChoice[];
  readonly entry: StoryBlock | null;
}

/** The slip; null while none has been put down. */
export function slipOf(blocks: readonly StoryBlock[], choices: readonly StoryChoice[]): Slip | null {
  const answers = choices.filter(({ object }) => object?.startsWith(slipPrefix) === true);
  const entry = blocks.findLast(({ object, kind }) => object?.startsWith(slipPrefix) && kind === 'caption') ?? null;
  return answers.length === 0 && entry === null ? null : { answers, entry };
}

/** Metres of wall about it and about the reader. Together they are always 15. */
export function wallAbout(granted: ReadonlySet<string>): { readonly it: number; readonly you: number } {
  const sum = (of: readonly Wall[]) => of.reduce((metres, wall) => metres + lengthOf(wall), 0) / 100;
  return {
    it: sum(walls.filter(({ permission }) => !granted.has(permission))),
    you: sum(walls.filter(({ permission }) => granted.has(permission))),
  };
}
