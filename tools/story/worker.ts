import { type StorySource, walkStory } from '../../server/story/walker.ts';

/** Runs in a separate process, forked by walkAll.ts. */
process.on('message', (source) => process.send?.(walkStory(source as StorySource)));
