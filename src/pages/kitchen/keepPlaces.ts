import type { StoryBlock } from '#contract/api/story.ts';
import type { Passage } from '../../ui/story/passages.ts';

/**
 * Moves each object back to the position of its first examination, because `passagesOf` puts an object that was
 * examined again at the end. A passage without an object stays in its place. Pure.
 */
export function keepPlaces(passages: readonly Passage[], blocks: readonly StoryBlock[]): Passage[] {
  const order = [...new Set(blocks.map(({ object }) => object ?? null))];
  const objects = passages
    .filter(({ object }) => object !== null)
    .toSorted((one, other) => order.indexOf(one.object) - order.indexOf(other.object));
  return passages.map((passage) => (passage.object === null ? passage : (objects.shift() ?? passage)));
}
