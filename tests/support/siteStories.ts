import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type CompiledStory, compileStory } from '../../server/story/compile.ts';
import { storiesFolder, type StoryLibrary } from '../../server/story/library.ts';

const compiled = new Map<string, CompiledStory | null>();

/** The stories of this site. Each is compiled on first use, because a test needs one of them or none. */
export const siteStories: StoryLibrary = {
  find(slug) {
    const known = compiled.get(slug);
    if (known !== undefined) return known;
    const file = join(storiesFolder, `${slug}.ink`);
    const story = existsSync(file) ? compileStory(`${slug}.ink`, readFileSync(file, 'utf8')) : null;
    compiled.set(slug, story);
    return story;
  },
};
