import type { StoryBlock } from '#contract/api/story.ts';
import { clamp } from '../../ui/clamp.ts';

/** The largest lean to either side, degrees. */
export const furthest = 60;
/** A leaf is flat within this distance of its place, degrees. */
const flatWithin = 2;
/** A lean within this distance of a place comes to rest there, degrees. */
const drawnWithin = 3;
/** After this further lean a leaf has done about two thirds of its turn, degrees. */
const turnWithin = 6;
/** The turn that a leaf tends to, degrees. */
const edgeOn = 82;

/** A text that is legible from one side. */
export interface Leaf {
  readonly block: StoryBlock;
  /** The lean at which it is legible, degrees: -60, far to the left, to 60. */
  readonly at: number;
}

/**
 * The blocks read from the front, and the leaves: those that begin with L or R and two figures. In the order of the
 * story.
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

/** How far a leaf is turned away at a lean, degrees: 0, flat, to nearly 82. */
export function turnOf(at: number, lean: number): number {
  const off = Math.max(0, Math.abs(at - lean) - flatWithin);
  return edgeOn * (1 - Math.exp(-off / turnWithin));
}

/** Whether a leaf is legible at a lean. */
export const isFacing = (at: number, lean: number): boolean => turnOf(at, lean) === 0;

/** Where a lean comes to rest: in a place nearby, or where it is. The front is a place too. */
export function restOf(lean: number, leaves: readonly Leaf[]): number {
  const held = clamp(lean, -furthest, furthest);
  const near = (at: number) => Math.abs(at - held);
  const nearest = [0, ...leaves.map(({ at }) => at)].reduce((best, at) => (near(at) < near(best) ? at : best));
  return near(nearest) <= drawnWithin ? nearest : held;
}

/** The next place to that side, or the end. */
export function nextPlace(lean: number, by: number, leaves: readonly Leaf[]): number {
  const beyond = [0, ...leaves.map(({ at }) => at)].filter((at) => (at - lean) * by > 0.5);
  return beyond.length === 0 ? furthest * by : by === 1 ? Math.min(...beyond) : Math.max(...beyond);
}

/** A lean in words. */
export function leanInWords(lean: number): string {
  const degrees = Math.round(Math.abs(lean));
  return degrees === 0 ? 'from the front' : `${degrees}° to the ${lean < 0 ? 'left' : 'right'}`;
}
