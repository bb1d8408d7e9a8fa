import { type StorySource, walkStory } from '../../server/story/walker.ts';

/** Runs in a process of its own, forked by walkAll.ts. */
process.on('message', (source) => process.send?.(walkStory(source as StorySource)));
