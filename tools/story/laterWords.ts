import type { StoryWalk } from '../../server/story/walker.ts';

/** Key pages of the second half of the story. */
const keyPages = [
  'kitchen',
  'judgment',
  'collaborate',
  'narrative',
  'void',
  'anchor',
  'temporal',
  'observatory',
  'watcher',
  'ai-prison',
  'protocol',
  'consciousness',
  'echoes',
];
/** The smallest number of words that phases 4 and 5 together must add to a key page. */
const fewest = 120;

/**
 * One line for each key page where phases 4 and 5 add too few words for a trusted reader. docs/story.md, "Who speaks".
 */
export const laterWordIssues = (walks: readonly StoryWalk[]): string[] =>
  walks
    .map(({ slug, wordsByPhase }) => ({ slug, words: (wordsByPhase[4] ?? 0) + (wordsByPhase[5] ?? 0) }))
    .filter(({ slug, words }) => keyPages.includes(slug) && words < fewest)
    .map(({ slug, words }) => `second half: ${slug}.ink: phases 4 and 5 add ${words} words; a key page has ${fewest}`);
