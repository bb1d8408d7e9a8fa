import { hiddenRoutes } from '#contract/routes.ts';
import type { StoryLibrary } from './library.ts';

/** A tag as Ink's compiler leaves it in what it makes of a source. */
const fragmentTag = /"\^fragment:\s*([a-z_]+:[A-Za-z0-9_.-]+)\s*"/g;

/** How many different fragments the stories hold, by type. Names nothing. */
export function fragmentsByType(stories: StoryLibrary): Record<string, number> {
  const found = new Set<string>();
  for (const slug of hiddenRoutes) {
    for (const [, fragment = ''] of stories.find(slug)?.compiled.matchAll(fragmentTag) ?? []) found.add(fragment);
  }
  const types: Record<string, number> = {};
  for (const fragment of found) {
    const type = fragment.slice(0, fragment.indexOf(':'));
    types[type] = (types[type] ?? 0) + 1;
  }
  return types;
}
