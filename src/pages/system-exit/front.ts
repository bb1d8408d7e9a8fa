import type { StoryChoice } from '#contract/api/story.ts';
import type { Passage } from '../../ui/story/passages.ts';

/** The building's windows, row by row from the top; null is a window that is always dark. */
const front = [
  ['gallery', null, 'roof', null, 'office'],
  ['stacks', null, 'stairs', 'bench', null],
  ['counter', 'hall', 'door', null, 'kitchen'],
] as const;

/**
 * A window or the door. `lit`: the reader can put the light out; `out`: the light has been put out; `dark`: never lit.
 */
export interface Opening {
  readonly name: string | null;
  readonly state: 'lit' | 'out' | 'dark' | 'door';
  readonly choice: StoryChoice | null;
}

/** The openings row by row: lit if the opening has a choice, out if that choice has been taken, else dark. */
export function openingsOf(choices: readonly StoryChoice[], passages: readonly Passage[]): Opening[] {
  const taken = new Set(passages.map(({ object }) => object));
  return front.flat().map((name) => {
    const choice = choices.find(({ object }) => object === name) ?? null;
    if (name === 'door') return { name, state: 'door', choice: null };
    if (name !== null && choice !== null) return { name, state: 'lit', choice };
    return { name, state: name !== null && taken.has(name) ? 'out' : 'dark', choice: null };
  });
}

/** Share of the lights that are out, 0 to 1, without the kitchen's light; 1 if there are no lights. */
export function shutRatio(openings: readonly Opening[]): number {
  const counted = openings.filter(({ name, state }) => name !== 'kitchen' && (state === 'lit' || state === 'out'));
  if (counted.length === 0) return 1;
  return counted.filter(({ state }) => state === 'out').length / counted.length;
}
