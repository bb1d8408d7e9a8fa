import type { StoryBlock } from '#contract/api/story.ts';
import { clamp } from '../../ui/clamp.ts';

/** The largest lean to either side, degrees. */
export const furthest = 60;
/** A leaf is flat while the lean is within this distance of its angle, degrees. */
const flatWithin = 2;
/** A lean within this distance of a leaf's angle snaps to that angle, degrees. */
const drawnWithin = 3;
/** After this much further lean, a leaf has made about two thirds of its turn, degrees. */
const turnWithin = 6;
/** Limit that the turn of a leaf approaches, degrees. */
const edgeOn = 82;

/** A text that is legible from one angle. */
export interface Leaf {
  readonly block: StoryBlock;
  /** The lean at which the leaf is legible, degrees: -60, far to the left, to 60. */
  readonly at: number;
}

/**
 * Separates the blocks in front from the leaves, in the order of the story. The text of a leaf begins with L or R and
 * two digits for its angle.
 */
export function partSides(blocks: readonly StoryBlock[]): { front: StoryBlock[]; leaves: Leaf[] } {
  const front: StoryBlock[] = [];
  const leaves: Leaf[] = [];
  for (const block of blocks) {
    const [, side, degrees, text] = /^([LR])(\d\d) ([\s\S]*)$/.exec(block.text) ?? [];
    if (text === undefined) front.push(block);
    else leaves.push({ block: { ...block, text }, at: Number(degrees) * (side === 'L' ? -1 : 1) });
  }
  return { front, leaves };
}

/** Angle by which a leaf is turned away at a lean, degrees: 0, flat, to nearly 82. */
export function turnOf(at: number, lean: number): number {
  const off = Math.max(0, Math.abs(at - lean) - flatWithin);
  return edgeOn * (1 - Math.exp(-off / turnWithin));
}

/** Whether a leaf is legible at a lean. */
export const isFacing = (at: number, lean: number): boolean => turnOf(at, lean) === 0;

/**
 * The lean after snapping: the nearest angle of a leaf if that angle is close enough, else the lean, at most as far
 * as the page can be leaned. The front (0) counts as an angle too.
 */
export function restOf(lean: number, leaves: readonly Leaf[]): number {
  const held = clamp(lean, -furthest, furthest);
  const near = (at: number) => Math.abs(at - held);
  const nearest = [0, ...leaves.map(({ at }) => at)].reduce((best, at) => (near(at) < near(best) ? at : best));
  return near(nearest) <= drawnWithin ? nearest : held;
}

/** The next angle of a leaf in the direction `by` (-1 left, 1 right), or the limit if there is no further leaf. */
export function nextPlace(lean: number, by: number, leaves: readonly Leaf[]): number {
  const beyond = [0, ...leaves.map(({ at }) => at)].filter((at) => (at - lean) * by > 0.5);
  return beyond.length === 0 ? furthest * by : by === 1 ? Math.min(...beyond) : Math.max(...beyond);
}

/** A lean in words. */
export function leanInWords(lean: number): string {
  const degrees = Math.round(Math.abs(lean));
  return degrees === 0 ? 'from the front' : `${degrees}° to the ${lean < 0 ? 'left' : 'right'}`;
}
