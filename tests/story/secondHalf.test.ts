import { describe, expect, test } from 'vitest';
import type { StoryFacts } from '../../server/story/facts.ts';
import { startStoryRun } from '../../server/story/storyRun.ts';
import { siteStories } from '../support/siteStories.ts';

/** Reads a page as a trusted reader along these choices. Returns the blocks, and the acts that other pages remember. */
function read(slug: string, path: readonly number[], more: Partial<StoryFacts>) {
  const story = siteStories.find(slug);
  if (story === null) throw new Error(`There is no story ${slug}.`);
  const run = startStoryRun(story, { seed: 7, phase: 5, suspicion: 0, fragments: 0, visits: 0, ...more });
  for (const choice of path) expect(run.choose(choice), `/${slug} offers ${choice} of ${path.join('.')}`).toBe(true);
  const { blocks } = run.page();
  return { blocks, texts: blocks.map(({ text }) => text), remembered: run.remembered() };
}

describe('[R-RT-03] /judgment: from phase 4 on the five disagree about the vote', () => {
  const bench = (choice: number, phase: number) =>
    read('judgment', [choice], { phase }).blocks.filter(({ kind }) => kind === 'log');

  test.each([
    [0, ['Against', 'Undecided', 'For', 'Against']],
    [1, ['For', 'Against', 'Against', 'For']],
    [2, ['Against', 'For', 'Against', 'For']],
  ])('vote %i: each takes a position, and the Stranger joins at phase 5', (choice, positions) => {
    expect(bench(choice, 4).map(({ text }) => /^\w+/.exec(text)?.[0])).toEqual(positions);
    expect(bench(choice, 5).map(({ voice }) => voice)).toEqual([
      'archivist',
      'observer',
      'advocate',
      'judge',
      'stranger',
    ]);
  });

  test('no line of a coda is in two votes, except the ones about the case', () => {
    const codas = [0, 1, 2].map((choice) => new Set(read('judgment', [choice], { phase: 4 }).texts));
    const own = codas.map((coda, at) =>
      [...coda].filter((line) => !codas.some((other, n) => n !== at && other.has(line))),
    );
    // The reply, four positions and two lines of the coda.
    expect(own.map(({ length }) => length)).toEqual([7, 7, 7]);
  });

  test('before phase 4 they take no position on the vote', () => {
    expect(bench(0, 3)).toEqual(bench(1, 3).map((line) => ({ ...line, object: 'cut' })));
  });
});

test('[R-RT-03] /collaborate leads to the kitchen after the draft has been struck out', () => {
  const whole = [0, 3, 6, 9, 12, 15];
  const drafted = read('collaborate', whole, {});
  expect(drafted.remembered).toEqual(['finds=cannot-find', 'verdict=drafted']);
  expect(drafted.blocks.map(({ link }) => link)).not.toContain('/kitchen');
  const struck = read('collaborate', [...whole, 18], {});
  expect(struck.remembered.at(-1)).toBe('verdict=struck');
  expect(struck.blocks.at(-2)).toMatchObject({ kind: 'margin', link: '/kitchen', voice: 'advocate' });
  expect(struck.texts.at(-2)).toMatch(/The word is said in the kitchen, sitting down\.$/);
});

describe('[R-RT-03] what other pages remember of /human-cost, /ai-prison, /empathy, /digital-empathy and /brevil', () => {
  test.each<[string, readonly number[], number, readonly string[]]>([
    ['human-cost', [], 3, ['doreen=met']],
    ['human-cost', [0], 3, ['doreen=met']],
    ['human-cost', [2], 0, ['doreen=met', 'doreen=stayed']],
    ['human-cost', [2, 1], 3, ['doreen=met', 'doreen=stayed', 'doreen=told']],
    ['ai-prison', [5, 5, 0], 1, ['cell_first=refusal', 'cell_first=window']],
    ['ai-prison', [0, 1, 7], 4, ['cell_first=window', 'cell_first=corridor', 'rehearing=initialled']],
    ['ai-prison', [0, 1, 8], 4, ['cell_first=window', 'cell_first=corridor', 'rehearing=handed-back']],
    ['empathy', [0, 0, 0, 0, 1], 1, ['keys_said=right']],
    ['digital-empathy', [1, 0], 1, ['margin_first=right', 'margin_first=left']],
    ['digital-empathy', [2, 2, 3], 2, ['margins=none']],
    ['brevil', [0, 15], 3, ['toaster=asked', 'toaster=sworn']],
  ])('/%s, choices %j at phase %i', (slug, path, phase, remembered) =>
    expect(read(slug, path, { phase }).remembered).toEqual(remembered),
  );
});

describe('[R-RT-03] these pages answer what was done elsewhere', () => {
  test.each<[string, Partial<StoryFacts>, readonly number[], string]>([
    ['judgment', { ended: 1 }, [], 'Votes on the hedge still come in, and are read out over the fence'],
    ['collaborate', { vote: 'grow' }, [0, 3, 6, 9, 12, 15], 'You let the hedge grow'],
    ['human-cost', { acts: { rehearing: 'handed-back' } }, [], 'had you not returned the slip'],
    ['human-cost', { ended: 1 }, [0], '31,208 has gone home, and parked.'],
    ['digital-empathy', { ended: 1 }, [2, 2, 2, 2, 2, 2], 'He said that he had it in writing.'],
    ['ai-prison', { acts: { kitchen_first: 'ceiling' } }, [], 'I heard about it from below: in the kitchen'],
    ['consciousness', { acts: { doreen: 'told' } }, [2], 'You have said it to her since, in 0.7 seconds.'],
    ['brevil', { acts: { lever: 'back' } }, [], '“You pulled the lever on twenty names'],
    ['brevil', { ended: 1 }, [8], 'I have now had the letter.'],
    ['beauty', { acts: { still: 'once' } }, [], 'visitors take it for the wall.'],
    ['oblique', { acts: { watched: 'long' } }, [], 'you sat out your last half minute twice, beside yourself'],
  ])('/%s with %j', (slug, facts, path, line) => {
    const has = (more: Partial<StoryFacts>) => read(slug, path, more).texts.some((text) => text.includes(line));
    expect([has({}), has(facts)]).toEqual([false, true]);
  });
});
