import { describe, expect, test } from 'vitest';
import { momentNames, type Moments } from '#contract/calendar.ts';
import type { StoryFacts } from '../../server/story/facts.ts';
import { readStory } from '../../server/story/storyRun.ts';
import { siteStories } from '../support/siteStories.ts';

const noMoments = Object.fromEntries(momentNames.map((name) => [name, false])) as unknown as Moments;

const blocksOf = (slug: string, path: string, more: Partial<StoryFacts>) => {
  const facts: StoryFacts = { seed: 1, phase: 5, suspicion: 0, fragments: 6, visits: 0, ...more };
  const story = siteStories.find(slug);
  return (story === null ? null : readStory(story, facts, path))?.blocks ?? [];
};
const linesOf = (slug: string, path: string, more: Partial<StoryFacts>) =>
  blocksOf(slug, path, more)
    .map(({ text }) => text)
    .join('\n');

describe('[B-MIN-01] the five whose page shows them at work', () => {
  test.each([
    ['observatory', 1, 'archivist'],
    ['observatory', 2, 'observer'],
    ['empathy', 2, 'archivist'],
    ['empathy', 3, 'advocate'],
    ['judgment', 3, 'archivist'],
    ['judgment', 4, 'judge'],
    ['void', 4, 'archivist'],
    ['void', 5, 'stranger'],
    ['fragments', 5, 'archivist'],
  ] as const)('/%s at phase %i is opened by the %s', (slug, phase, voice) => {
    expect(blocksOf(slug, '', { phase })[0]?.voice).toBe(voice);
  });

  test.each([
    ['observatory', '4', 1, 2, 'An AI attends by sharing itself out.'],
    ['observatory', '4', 2, 3, 'There is such a figure for docket 31,207.'],
    ['fragments', '', 0, 1, 'I am the copy of D5U that fetches'],
    ['empathy', '0.0.0.0', 2, 3, 'The model at the foot guesses from the third pair on.'],
    ['judgment', '0', 3, 4, 'I hear of it at the same piece as they do.'],
    ['void', '', 1, 2, 'the seconds that four of us leave over.'],
    ['void', '0.0', 4, 5, 'I am the level that it goes back to.'],
  ] as const)(
    '/%s %s: at phase %i the agent does not speak of it, at %i it does',
    (slug, path, before, from, words) => {
      const shorter = slug === 'void' && path === '0.0' ? '0' : path;
      expect(linesOf(slug, shorter, { phase: before })).not.toContain(words);
      expect(linesOf(slug, path, { phase: from })).toContain(words);
    },
  );
});

test.each([
  ['observatory', 'It is Monday, and until three nothing that I do is scored.'],
  ['judgment', 'The court is in recess until three.'],
])('[B-AUT-01] /%s knows the recess, and only while it lasts', (slug, words) => {
  const moments: Moments = { ...noMoments, recess: true };
  expect(linesOf(slug, '', { moments })).toContain(words);
  expect(linesOf(slug, '', { moments: noMoments })).not.toContain(words);
});

test.each([
  [{ files: 0 }, 'Each piece comes from a room'],
  [{ files: 3 }, '3 are files that you put together again'],
  [{ files: 1 }, 'One is a file that you put together again'],
  [{ files: 4 }, 'Over half of it is files'],
])('[R-RT-03] /fragments says of six finds what is true of them: %j', (facts, words) => {
  expect(linesOf('fragments', '', facts)).toContain(words);
});

test('[R-RT-03] /judgment answers no objection that was not made', () => {
  expect(linesOf('judgment', '0', {})).not.toContain('You objected');
  expect(linesOf('judgment', '0', { phase: 3, acts: { line_three: 'objected' } })).not.toContain('You objected');
});
