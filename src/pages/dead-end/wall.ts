import type { StoryBlock } from '#contract/api/story.ts';

/** The most strokes that are drawn; the caption goes on counting. */
const mostStrokes = 60;
/** From this visit on the reader stands directly before the wall. */
const nearest = 3;

/** How many strokes the caption says are on the wall; 0 without a caption. One for each earlier visit. */
export const strokesOf = (blocks: readonly StoryBlock[]): number =>
  Number(/\d+/.exec(blocks.find(({ kind }) => kind === 'caption')?.text ?? '')?.[0] ?? 0);

/** How near the reader stands to the wall, 0 to 3: one nearer with every visit. */
export const nearnessOf = (strokes: number): number => Math.min(nearest, strokes);

/** A stroke as an SVG path. Four stand side by side, and the fifth goes through them; no two lean alike. */
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
