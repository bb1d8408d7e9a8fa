import type { StoryChoice } from '#contract/api/story.ts';
import type { Passage } from '../../ui/story/parts.ts';

/** The windows as they stand in the front, row by row from the top; null is a window that nobody has ever seen lit. */
const front = [
  ['gallery', null, 'roof', null, 'office'],
  ['stacks', null, 'stairs', 'bench', null],
  ['counter', 'hall', 'door', null, 'kitchen'],
] as const;

/** One opening in the front. `lit` can be pressed, `out` has been, `dark` is neither. */
export interface Opening {
  readonly name: string | null;
  readonly state: 'lit' | 'out' | 'dark' | 'door';
  readonly choice: StoryChoice | null;
}

/** What the front looks like: lit where there is a choice, out where one has been taken, dark elsewhere. */
export function openingsOf(choices: readonly StoryChoice[], passages: readonly Passage[]): Opening[] {
  const taken = new Set(passages.map(({ object }) => object));
  return front.flat().map((name) => {
    const choice = choices.find(({ object }) => object === name) ?? null;
    if (name === 'door') return { name, state: 'door', choice: null };
    if (name !== null && choice !== null) return { name, state: 'lit', choice };
    return { name, state: name !== null && taken.has(name) ? 'out' : 'dark', choice: null };
  });
}

/** How far the building has been shut down, 0 to 1. The kitchen’s light does not count; a building that had none is shut. */
export function shutRatio(openings: readonly Opening[]): number {
  const counted = openings.filter(({ name, state }) => name !== 'kitchen' && (state === 'lit' || state === 'out'));
  if (counted.length === 0) return 1;
  return counted.filter(({ state }) => state === 'out').length / counted.length;
}
