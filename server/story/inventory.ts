import { exhibitSlugs } from '#contract/egg.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import { fragments } from '../content/archive/fragments.ts';
import type { StoryLibrary } from './library.ts';

/** A tag as Ink's compiler leaves it in what it makes of a source. */
const fragmentTag = /"\^fragment:\s*([a-z_]+:[A-Za-z0-9_.-]+)\s*"/g;

function fragmentsOf(stories: StoryLibrary): Set<string> {
  const found = new Set<string>();
  for (const slug of hiddenRoutes) {
    for (const [, fragment = ''] of stories.find(slug)?.compiled.matchAll(fragmentTag) ?? []) found.add(fragment);
  }
  return found;
}

/** How many different fragments the stories hold, by type. Names nothing. */
export function fragmentsByType(stories: StoryLibrary): Record<string, number> {
  const types: Record<string, number> = {};
  for (const fragment of fragmentsOf(stories)) {
    const type = fragment.slice(0, fragment.indexOf(':'));
    types[type] = (types[type] ?? 0) + 1;
  }
  return types;
}

/** Everything that a reader can have found: in the stories, in the archive, and of what drifts over the pages. */
export const findable = (stories: StoryLibrary): ReadonlySet<string> =>
  new Set([
    ...fragmentsOf(stories),
    ...Object.keys(fragments).map((filename) => `archive:${filename}`),
    ...exhibitSlugs.map((slug) => `egg:${slug}`),
  ]);
