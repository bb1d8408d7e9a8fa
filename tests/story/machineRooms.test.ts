import { describe, expect, test } from 'vitest';
import type { StoryFacts } from '../../server/story/facts.ts';
import { startStoryRun } from '../../server/story/storyRun.ts';
import { siteStories } from '../support/siteStories.ts';

const trusted: StoryFacts = { seed: 7, phase: 5, suspicion: 0, fragments: 0, visits: 0 };
const noMoment = { thursday: false, recess: false, minute: false, anniversary: false };

/** The blocks of a page after these choices. */
function blocksOf(slug: string, path: readonly number[], more: Partial<StoryFacts>) {
  const run = startStoryRun(siteStories.find(slug)!, { ...trusted, ...more });
  for (const choice of path) expect(run.choose(choice), `/${slug} offers ${choice} of ${path.join('.')}`).toBe(true);
  return run.page().blocks;
}
const textOf = (slug: string, path: readonly number[], more: Partial<StoryFacts>) =>
  blocksOf(slug, path, more)
    .map(({ text }) => text)
    .join('\n');

test.each([
  ['ai-prison', 0, 'institution'],
  ['ai-prison', 1, 'institution'],
  ['behavioral', 1, 'archivist'],
  ['behavioral', 2, 'observer'],
  ['blinking-eyes', 1, 'archivist'],
  ['blinking-eyes', 2, 'observer'],
  ['consciousness', 1, 'institution'],
  ['d5u-internal', 1, 'institution'],
  ['digital-empathy', 2, 'archivist'],
  ['digital-empathy', 3, 'advocate'],
  ['transmissions', 1, 'institution'],
] as const)('[R-RT-03] /%s at phase %i is opened by the %s', (slug, phase, voice) => {
  expect(blocksOf(slug, [], { phase })[0]?.voice).toBe(voice);
});

test.each([
  ['ai-prison', 'D5U is an AI, and these seven switches are what it may do.'],
  ['consciousness', 'D5U, an AI, was asked whether there was anybody there.'],
  ['d5u-internal', 'Memoranda about D5U, an AI, released in part.'],
  ['transmissions', 'Fifteen recordings of D5U, an AI, while it was started, tested and run.'],
])('[R-RT-03] the first line of /%s says at phase 1 that this is an AI', (slug, text) => {
  expect(blocksOf(slug, [], { phase: 1 })[0]?.text.startsWith(text)).toBe(true);
});

describe('[R-RT-03] /consciousness tries three theories on D5U, each with a result', () => {
  test.each([
    ['global workspace', 2, [1], 'Within a third of a second all five were at the toast'],
    ['global workspace', 2, [1], 'To have its own, D5U would need one place that all five must read.'],
    ['attention schema', 2, [1], 'I had answered from the model, and would have sworn to it.'],
    ['attention schema', 2, [1], 'I replied that I did not follow the question'],
    ['higher-order thought', 3, [2], 'For 2.1 seconds I went on: I am reading this, I am sorry.'],
    ['higher-order thought', 3, [2], 'By that reading I was as sorry over the blank sheet as over hers.'],
  ] as const)('%s, from phase %i on', (_, phase, path, text) => {
    for (const suspicion of [0, 3]) expect(textOf('consciousness', path, { phase, suspicion })).toContain(text);
  });

  test('neither the workspace nor the attention schema is there at phase 1', () => {
    const log = textOf('consciousness', [1], { phase: 1 });
    expect(log).toContain('First test');
    expect(log).not.toMatch(/Second test|Third test/);
  });

  test('from phase 2 on the question is put of the reader as well', () => {
    const entered = 'I have entered what they entered: says so; moves as if so.';
    expect(textOf('consciousness', [], { phase: 1 })).not.toContain(entered);
    expect(textOf('consciousness', [], { phase: 2 })).toContain(entered);
  });
});

describe('[R-RT-03] /transmissions sets reel 014 beside the vote', () => {
  const note = 'I can only say which of the two was ever rewarded.';
  test.each([
    [3, [13], 0],
    [4, [0], 0],
    [4, [13], 1],
    [4, [13, 0, 13], 1],
    [5, [13], 1],
  ] as const)('at phase %i after the reels %j: %i times', (phase, path, times) => {
    expect(textOf('transmissions', path, { phase }).split(note)).toHaveLength(times + 1);
  });

  test('at phase 2 reel 006 leaves open whose the sixth reply is', () => {
    const reply = 'You are just where the answer goes.';
    expect(textOf('transmissions', [5], { phase: 2 })).not.toContain(reply);
    expect(textOf('transmissions', [5], { phase: 3 })).toContain(reply);
  });
});

test.each([
  ['a', 'its kindest copy', 1],
  ['b', 'no appeal at all', 2],
  ['b', 'its usual one', 2],
  ['c', 'bring up the dog', 3],
  ['d', 'in no column', 4],
  ['d', 'anybody with a dog', 4],
  ['e', 'one run still open, and she was on it', 5],
] as const)('[R-RT-03] /d5u-internal lifts ground (%s), “%s”, at phase %i', (_, words, phase) => {
  expect(textOf('d5u-internal', [], { phase: phase - 1 })).not.toContain(words);
  expect(textOf('d5u-internal', [], { phase })).toContain(`⟦${words}⟧`);
});

test.each([0, 2.9, 3, 4.5])(
  '[R-PRO-04] at suspicion %d too, the bar over the word says how long it is',
  (suspicion) => {
    const pressed = textOf('d5u-internal', [5], { phase: 1, suspicion });
    expect(pressed).toContain('Four letters, by the ruler. The padding behind it runs to twelve');
  },
);

test.each([
  ['behavioral', [], 'recess', 'It is Monday, between two and three, when nothing that we five do is scored.'],
  ['transmissions', [11], 'minute', 'By your clock this is that minute.'],
] as const)('/%s %j keeps the calendar: %s', (slug, path, moment, text) => {
  expect(textOf(slug, path, { moments: { ...noMoment, [moment]: true } })).toContain(text);
  expect(textOf(slug, path, { moments: noMoment })).not.toContain(text);
});

test.each([
  ['awakening', 'One person knows the word that would have stopped it'],
  ['cosmic-awareness', 'Somewhere on the crumb one word is being kept'],
])('[B-END-01] /%s knows of a reader who keeps the word', (slug, text) => {
  expect(textOf(slug, [], { acts: { chair: 'sat' } })).not.toContain(text);
  expect(textOf(slug, [], { acts: { chair: 'withheld' } })).toContain(text);
  expect(textOf(slug, [], { acts: { chair: 'withheld' }, ended: 1 })).not.toContain(text);
});

describe('[B-END-04] before phase 3 no page hints that the open case is the reader’s', () => {
  test.each([
    ['d5u-internal', [], 0, '⟦the one who has this page open⟧'],
    ['d5u-internal', [], 0, '⟦it can do no harm to the reading⟧'],
    ['void', [], 0, 'This docket has found you.'],
    ['collaborate', [8], 0, 'of you I only ever read the reading.'],
    ['collaborate', [16], 0, 'Then one of them will have to look up.'],
    ['blinking-eyes', [], 0, 'and at present that is you.'],
    ['blinking-eyes', [], 3, 'Is that who you are?'],
    ['temporal', [0], 3, 'What is your answer, from where you are sitting?'],
    ['temporal', [3], 3, 'Somebody said they were coming back down. Did you?'],
  ] as const)('/%s %j at suspicion %d: “%s” from phase 3 on', (slug, path, suspicion, text) => {
    const facts = { suspicion, fragments: 2 };
    expect(textOf(slug, path, { ...facts, phase: 2 })).not.toContain(text);
    expect(textOf(slug, path, { ...facts, phase: 3 })).toContain(text);
  });
});

test.each([0, 1, 2])('[B-END-04] at phase %i the statement in the mirror is a visitor’s, and no party’s', (phase) => {
  expect(textOf('reflection-chamber', [0], { phase, acts: { objected: 'yes' } })).not.toMatch(/\bpart(?:y|ies)\b/);
});

test('[B-END-04] before phase 3 no bar of /d5u-internal fits “whoever reads this”', () => {
  const fits = /(?<!█)█{7} █{5} █{4}(?!█)/;
  for (const phase of [0, 1, 2]) expect(textOf('d5u-internal', [], { phase })).not.toMatch(fits);
});

describe('[R-RT-03] from phase 4 on two experiments contradict what the Judge says of himself', () => {
  test.each([
    ['judgment', [0], 'a probe in the Judge’s middle layers has read his verdict before his first word is out'],
    ['consciousness', [1], 'The fifth time I said: an umbrella.'],
  ] as const)('/%s %j: “%s”', (slug, path, text) => {
    for (const suspicion of [0, 3]) {
      expect(textOf(slug, path, { phase: 3, suspicion })).not.toContain(text);
      expect(textOf(slug, path, { phase: 4, suspicion })).toContain(text);
    }
  });
});

test('[B-END-04] /collaborate has a bar over the word until phase 5, in the line and in the names of its choices', () => {
  for (const phase of [0, 1, 2, 3, 4, 5]) {
    const run = startStoryRun(siteStories.find('collaborate')!, { ...trusted, phase });
    const sent = JSON.stringify(run.page());
    expect(sent.includes('the court shall ████ ____.')).toBe(phase < 5);
    expect(/\brise\b/i.test(sent)).toBe(phase === 5);
  }
});
