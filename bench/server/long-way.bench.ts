/** What does a story page cost after 64 choices, with and without its path in the cache? */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { compileStory } from '../../server/story/compile.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { createStoryCache } from '../../server/story/storyCache.ts';
import { type Case, timed } from '../timed.ts';

/** The story with the most expensive choices, and the longest path that the server accepts. */
const slug = 'ai-prison';
const steps = Array.from({ length: 64 }, (_, at) => at % 6);

const file = `${slug}.ink`;
const story = compileStory(file, readFileSync(join(storiesFolder, file), 'utf8'));
const storyCache = createStoryCache();
let readers = 0;
const factsOf = (seed: number) => ({ seed, phase: 1, suspicion: 0, fragments: 0, visits: 0 });

async function read(seed: number, path: readonly number[]): Promise<void> {
  if ((await storyCache.read(story, factsOf(seed), path.join('.'))) === null)
    throw new Error(`${slug} does not offer it.`);
}

// Reader 0 has read the whole path, so the first case finds its page in the cache.
await read(readers, steps);

const cases: Case[] = [
  { name: 'the same page again', run: () => read(0, steps) },
  { name: 'a path that is not cached', run: () => read(++readers, steps) },
];

export const measure = timed({
  timeMs: 2000,
  budgetMs: 200,
  budgetReason: 'one visitor waits as long as on a bad network; all others wait for four choices at most',
  cases,
});
