import { expect, test } from 'vitest';
import { acts, actsAfter, rememberError } from '../../server/profile/acts.ts';
import { compileStories, compileStory, StoryCompileError } from '../../server/story/compile.ts';
import { actPrefix, type StoryFacts } from '../../server/story/facts.ts';
import { storiesFolder } from '../../server/story/library.ts';
import { startStoryRun } from '../../server/story/storyRun.ts';
import { tagsInSource } from '../../server/story/tags.ts';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const facts: StoryFacts = { seed: 7, phase: 5, suspicion: 0, fragments: 0, visits: 0 };

test('[B-MEM-01] the first value of an act stands, or the furthest, as its rule says', () => {
  const mug = actsAfter({}, ['kitchen_first=mug', 'kitchen_first=window', 'doreen=stayed', 'doreen=met']);
  expect(mug).toEqual({ kitchen_first: 'mug', doreen: 'stayed' });
  expect(actsAfter(mug, ['kitchen_first=radiator', 'doreen=met'])).toBe(mug);
  expect(actsAfter(mug, ['doreen=told'])).toEqual({ kitchen_first: 'mug', doreen: 'told' });
  expect(actsAfter(mug, ['no_such_act=1'])).toBe(mug);
});

test('[B-MEM-01] a tag that remembers an unknown act or value does not compile', () => {
  expect(rememberError('kitchen_first=mug')).toBeNull();
  expect(() => compileStory('cellar.ink', '# title: A\nX # voice: judge # remember: jam=one # end\n')).toThrow(
    new StoryCompileError('cellar.ink:2: the remember “jam=one” names no act of server/profile/acts.ts'),
  );
  expect(rememberError('vega_asked=no')).toBe('has none of the values yes');
});

test('[B-MEM-01] each act is stored by its own page, with each of its values, and by no other', () => {
  const stored = readdirSync(storiesFolder).flatMap((file) =>
    tagsInSource(readFileSync(join(storiesFolder, file), 'utf8')).flatMap(({ tag }) =>
      tag.startsWith('remember:') ? [`${file.replace('.ink', '')} ${tag.slice('remember:'.length).trim()}`] : [],
    ),
  );
  const ofStories = Object.entries(acts).filter(([, { page }]) => page !== 'letters');
  const known = ofStories.flatMap(([name, { page, values }]) => values.map((value) => `${page} ${name}=${value}`));
  // The route for the word stores whether the word was said or kept.
  expect([...new Set([...stored, 'kitchen chair=said', 'kitchen chair=withheld'])].toSorted()).toEqual(
    known.toSorted(),
  );
});

test('[B-MEM-01] every story that asks what was done elsewhere declares it, and gets it', () => {
  const cellar = compileStory(
    'cellar.ink',
    '# title: A\nVAR did_echo = ""\nVAR seals = 0\n{did_echo == "meant":Meant|Not}, {seals}. # voice: judge # end\n-> END\n',
  );
  expect(cellar.facts).toEqual(['seals', 'did_echo']);
  const said = (more: Partial<StoryFacts>) => startStoryRun(cellar, { ...facts, ...more }).page().blocks[0]?.text;
  expect(said({})).toBe('Not, 0.');
  expect(said({ seals: 2, acts: { echo: 'meant' } })).toBe('Meant, 2.');
});

test('[B-MEM-01] at least 25 stories know what their reader did on another page', () => {
  const knowing = [...compileStories(storiesFolder).values()].filter(({ slug, facts: declared }) =>
    declared.some(
      (name) =>
        ['peak', 'seals', 'files', 'vote', 'ended'].includes(name) ||
        (name.startsWith(actPrefix) && acts[name.slice(actPrefix.length)]?.page !== slug),
    ),
  );
  expect(knowing.length).toBeGreaterThanOrEqual(25);
});
