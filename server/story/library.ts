import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledStory, compileStories, compileStory } from './compile.ts';

/** The stories of this site, by slug. */
export interface StoryLibrary {
  /** Null for a page without a story. While writing, throws StoryFault for one that has just been broken. */
  find(slug: string): CompiledStory | null;
}

/** Where the stories of this site stand. */
export const storiesFolder = join(import.meta.dirname, '..', 'content', 'stories');

/**
 * Compiles all stories of a folder; throws StoryFault. With `isWritten` (development) a file saved since is read again
 * when somebody asks for its page, so that a writer needs no restart. B-AUT-01.
 */
export function openLibrary(folder: string, isWritten: boolean): StoryLibrary {
  const stories = compileStories(folder);
  if (!isWritten) return { find: (slug) => stories.get(slug) ?? null };

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
