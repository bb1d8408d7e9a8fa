import { eggSlugs } from '#contract/egg.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import { fileTexts } from '../content/archive/fileTexts.ts';
import type { StoryLibrary } from './library.ts';

/** A fragment tag in the JSON of a compiled story. */
const fragmentTag = /"\^fragment:\s*([a-z_]+:[A-Za-z0-9_.-]+)\s*"/g;

function fragmentsOf(stories: StoryLibrary): Set<string> {
  const found = new Set<string>();
  for (const slug of hiddenRoutes) {
    for (const [, fragment = ''] of stories.find(slug)?.compiled.matchAll(fragmentTag) ?? []) found.add(fragment);
  }
  return found;
}

/** The number of different fragments in the stories, by type. Contains no fragment ids. */
export function countFragmentsByType(stories: StoryLibrary): Record<string, number> {
  const types: Record<string, number> = {};
  for (const fragment of fragmentsOf(stories)) {
    const type = fragment.slice(0, fragment.indexOf(':'));
    types[type] = (types[type] ?? 0) + 1;
  }
  return types;
}

const inventories = new WeakMap<StoryLibrary, ReadonlySet<string>>();

/**
 * Every fragment that a reader can find, as type:id: in the stories, in the archive, and from eggs. Collected once for
 * each library. In development, a fragment added to a story counts after the next start.
 */
export function allFragments(stories: StoryLibrary): ReadonlySet<string> {
  const known = inventories.get(stories) ?? collect(stories);
  inventories.set(stories, known);
  return known;
}

const collect = (stories: StoryLibrary): ReadonlySet<string> =>
  new Set([
    ...fragmentsOf(stories),
    ...Object.keys(fileTexts).map((filename) => `archive:${filename}`),
    ...eggSlugs.map((slug) => `egg:${slug}`),
  ]);
