import type { StoryBlock } from '#contract/api/story.ts';

/** Maximum number of strokes drawn; the caption counts further. */
const mostStrokes = 60;
/** After this many earlier visits the reader is directly before the wall. */
const nearest = 3;

/** Number of strokes on the wall according to the caption, one for each earlier visit; 0 without a caption. */
export const strokesOf = (blocks: readonly StoryBlock[]): number =>
  Number(/\d+/.exec(blocks.find(({ kind }) => kind === 'caption')?.text ?? '')?.[0] ?? 0);

/** Nearness of the reader to the wall: 0, and 1 more with every earlier visit, up to 3. */
export const nearnessOf = (strokes: number): number => Math.min(nearest, strokes);

/**
 * A tally stroke as an SVG path. The fifth stroke of a group crosses the other four. The lean differs from stroke to
 * stroke.
 */
function strokePath(index: number): string {
  const bundle = Math.floor(index / 5) * 74;
  const within = index % 5;
  const lean = ((index * 37) % 7) - 3;
  if (within === 4) return `M${bundle - 2} ${44 + lean}L${bundle + 56} ${14 - lean}`;
  const x = bundle + 5 + within * 14;
  return `M${x} ${4 + ((index * 5) % 4)}q${lean * 0.4} 26 ${lean} ${50 - ((index * 3) % 5)}`;
}

/** SVG paths of the strokes, oldest first, at most 60. */
export const strokePaths = (count: number): string[] =>
  Array.from({ length: Math.min(mostStrokes, count) }, (_, index) => strokePath(index));
