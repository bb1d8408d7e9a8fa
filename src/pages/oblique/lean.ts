import type { StoryBlock } from '#contract/api/story.ts';

/** How far one can lean to either side, in degrees. */
export const furthest = 60;
/** A leaf is flat to a reader this near to its place, in degrees. */
const flatWithin = 2;
/** How near to a place a lean has to come to rest in it, in degrees. */
const drawnWithin = 3;
/** How quickly a leaf turns from somebody who leans away from it: degrees of lean for about two thirds of the turn. */
const shyness = 6;
const edgeOn = 82;

/** What is written for one side. */
export interface Leaf {
  readonly block: StoryBlock;
  /** Where it is legible from: -60, far on the left, to 60. */
  readonly at: number;
}

/** The lines read from the front, and the leaves from left to right as they come in the story. */
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

/** How far a leaf is turned from a reader who leans so: 0, flat, to nearly 82 degrees. */
export function turnOf(at: number, lean: number): number {
  const off = Math.max(0, Math.abs(at - lean) - flatWithin);
  return edgeOn * (1 - Math.exp(-off / shyness));
}

/** Whether a leaf is legible. */
export const isFacing = (at: number, lean: number): boolean => turnOf(at, lean) === 0;

const within = (lean: number) => Math.min(furthest, Math.max(-furthest, lean));

/** Where a lean comes to rest: in a place nearby, or where it is. The front is a place too. */
export function restOf(lean: number, leaves: readonly Leaf[]): number {
  const held = within(lean);
  const near = (at: number) => Math.abs(at - held);
  const nearest = [0, ...leaves.map(({ at }) => at)].reduce((best, at) => (near(at) < near(best) ? at : best));
  return near(nearest) <= drawnWithin ? nearest : held;
}

/** The next place to that side, or the end. */
export function nextPlace(lean: number, by: 1 | -1, leaves: readonly Leaf[]): number {
  const beyond = [0, ...leaves.map(({ at }) => at)].filter((at) => (at - lean) * by > 0.5);
  return beyond.length === 0 ? furthest * by : by === 1 ? Math.min(...beyond) : Math.max(...beyond);
}

/** A lean in words. */
export function leanInWords(lean: number): string {
  const degrees = Math.round(Math.abs(lean));
  return degrees === 0 ? 'from the front' : `${degrees}° to the ${lean < 0 ? 'left' : 'right'}`;
}
