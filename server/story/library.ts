import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledStory, compileStories, compileStory } from './compile.ts';

/** The stories of this site, by slug. */
export interface StoryLibrary {
  /**
   * Returns null for a page without a story. In development, throws StoryCompileError for a file saved with an error.
   */
  find(slug: string): CompiledStory | null;
}

/** The folder with the stories of this site. */
export const storiesFolder = join(import.meta.dirname, '..', 'content', 'stories');

/**
 * Compiles all stories of a folder; throws StoryCompileError. B-AUT-01. With `isWatched` (development), a changed file
 * is compiled again when its page is requested, so that a writer needs no restart.
 */
export function openLibrary(folder: string, isWatched: boolean): StoryLibrary {
  const stories = compileStories(folder);
  if (!isWatched) return { find: (slug) => stories.get(slug) ?? null };

  const savedAt = (slug: string) => statSync(join(folder, `${slug}.ink`), { throwIfNoEntry: false })?.mtimeMs;
  const readAt = new Map([...stories.keys()].map((slug) => [slug, savedAt(slug)]));
  return {
    find(slug) {
      const saved = /^[a-z0-9-]+$/.test(slug) ? savedAt(slug) : undefined;
      if (saved === undefined) return null;
      if (saved !== readAt.get(slug)) {
        stories.set(slug, compileStory(`${slug}.ink`, readFileSync(join(folder, `${slug}.ink`), 'utf8')));
        readAt.set(slug, saved);
      }
      return stories.get(slug) ?? null;
    },
  };
}
