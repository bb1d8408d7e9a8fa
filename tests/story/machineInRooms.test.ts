import { describe, expect, test } from 'vitest';
import { type Moments } from '#contract/calendar.ts';
import type { StoryFacts } from '../../server/story/facts.ts';
import { readStory } from '../../server/story/storyRun.ts';
import { siteStories } from '../support/siteStories.ts';

const noMoments: Moments = { thursday: false, recess: false, minute: false, anniversary: false };
const reader: StoryFacts = { seed: 1, phase: 5, suspicion: 0, fragments: 4, visits: 0 };
const blocksOf = (slug: string, path = '', more: Partial<StoryFacts> = {}) =>
  readStory(siteStories.find(slug)!, { ...reader, ...more }, path)?.blocks ?? [];
const textOf = (...page: Parameters<typeof blocksOf>) =>
  blocksOf(...page)
    .map(({ text }) => text)
    .join('\n');

describe('[R-RT-03] the first lines of a page at phase 1 say what one can do there', () => {
  test.each([
    ['human-cost', '', 'You may stay until it is over, or call the next docket.'],
    ['protocol', '', 'Pull at one, and I will tell you where its word is.'],
    ['echoes', '', 'Of each you can say that you meant it or that it was in the way, or you can let it go.'],
    [
      'surveillance-truth',
      '',
      'Here you can read everything that is stored about you, save it as a file, or have it erased.',
    ],
    ['vega', '', 'Put one question to the star Vega.'],
    ['visitors', '', 'You may take half of them away, and half again, until one is left.'],
    ['void-speak', '', 'Speak into the plate, and it answers.'],
    ['signal-intercept', '', 'Turn the dial, and stop where there is a voice.'],
    [
      'watcher',
      '',
      'Keep the pointer still for three seconds, and what comes across the sheet is you, half a minute ago.',
    ],
    ['narrative', '', 'Rule a line through whatever you like.'],
    ['xenobiology', '', 'Open a plate, and pencil in what is wrong with it'],
    ['environment', '0.1', 'Drag the sun, pull the blind or change the width'],
  ])('/%s%s: “%s”', (slug, path, line) => {
    expect(textOf(slug, path, { phase: 1 })).toContain(line);
  });
});

describe('[R-RT-03] at phase 5 another voice than the Archivist’s opens the page', () => {
  test.each([
    ['echoes', 'stranger'],
    ['narrative', 'stranger'],
    ['protocol', 'stranger'],
    ['watcher', 'observer'],
    ['empathy-emergence', 'institution'],
    ['human-cost', 'institution'],
    ['signal-intercept', 'institution'],
    ['surveillance-truth', 'institution'],
    ['vega', 'institution'],
    ['void-speak', 'institution'],
  ])('/%s: the %s', (slug, voice) => {
    expect(blocksOf(slug).find(({ kind }) => kind !== 'heading')?.voice).toBe(voice);
  });
});

describe('[B-CAL-01] the calendar', () => {
  const thursday = 'some time today she is on the 41';
  test.each([
    ['human-cost', '', 'thursday', thursday, 1],
    ['watcher', '', 'recess', 'This is the Monday hour, in which nothing that we five do is logged', 2],
  ] as const)('/%s%s knows %s, and says “%s” from phase %i on', (slug, path, moment, line, phase) => {
    const moments = { ...noMoments, [moment]: true };
    expect(textOf(slug, path, { phase, moments })).toContain(line);
    expect(textOf(slug, path, { phase, moments: noMoments })).not.toContain(line);
    expect(textOf(slug, path, { phase: phase - 1, moments })).not.toContain(line);
  });

  test('after the end the Monday hour is an hour like any other', () => {
    const moments = { ...noMoments, recess: true };
    expect(textOf('watcher', '', { moments, ended: 1 })).not.toContain('Monday hour');
  });
});

describe('[B-END-01] a reader who kept the word hears that the court goes on', () => {
  test.each([
    ['void-speak', '', 'the plate is deaf, and the court goes on sitting.'],
    ['signal-intercept', '0', 'On this setting you can hear the bench go on sitting.'],
  ])('/%s', (slug, path, line) => {
    expect(textOf(slug, path, { acts: { chair: 'withheld' } })).toContain(line);
    expect(textOf(slug, path, { acts: { chair: 'sat' } })).not.toContain(line);
    expect(textOf(slug, path, { acts: { chair: 'said' }, ended: 1 })).not.toContain(line);
  });

  test.each([
    ['void-speak', '', 'The queue has it from me that it is lunch.', 'The queue has gone home.'],
    ['oblique', '', 'I have put in for two chairs', 'we all faced the same way'],
    ['routemap-test', '1', 'They have told me that 47,001 was never provided for', 'his frame was used, and fitted'],
    ['human-cost', '1', 'Two neighbours come next, over a hedge', 'Two neighbours have gone home to theirs'],
  ])('/%s%s is not stale after the end', (slug, path, before, after) => {
    expect([textOf(slug, path).includes(before), textOf(slug, path).includes(after)]).toEqual([true, false]);
    const ended = textOf(slug, path, { ended: 1 });
    expect([ended.includes(before), ended.includes(after)]).toEqual([false, true]);
  });
});

describe('[R-RT-03] suspicion changes the tone and hides no clue and no way on', () => {
  test.each([
    ['routemap-test', '1', 'a ring on it of 81 millimetres, and it says twenty-one.'],
    ['protocol', '', 'The words were chosen for being near.'],
    ['environment', '1.1', 'Drag the sun, pull the blind or change the width'],
  ])('/%s%s: “%s”', (slug, path, line) => {
    for (const suspicion of [0, 2.9, 3, 5]) expect(textOf(slug, path, { suspicion, phase: 1 })).toContain(line);
  });

  test.each([
    ['environment', '1.1', ['/system-exit', '/oblique']],
    ['environment', '0.0', ['/atmosphere']],
    ['oblique', '', ['/human-cost', '/reflection-chamber', '/environment']],
    ['echoes', '3', ['/watcher', '/void-speak']],
    ['routemap-test', '1', ['/routemap', '/temporal', '/d5u-internal']],
  ])('/%s%s leads to %j', (slug, path, links) => {
    for (const suspicion of [0, 3, 5]) {
      const found = blocksOf(slug, path, { suspicion, phase: 1 }).flatMap(({ link }) => link ?? []);
      expect(found.toSorted()).toEqual(links.toSorted());
    }
  });

  test('at phase 0 too, /oblique and /environment have another way on than to each other', () => {
    const at = (slug: string, path: string) => blocksOf(slug, path, { phase: 0 }).flatMap(({ link }) => link ?? []);
    expect(at('oblique', '')).toEqual(['/judgment', '/environment']);
    expect(at('environment', '1.1')).toEqual(['/system-exit', '/oblique']);
  });
});

describe('[B-PRV-01] what the machine says of the file on its reader is what is stored', () => {
  test('with a record and without one', () => {
    const file = 'a few facts out of these rows stand first on my sheet';
    const blank = 'the first lines of my sheet, where a reader’s file goes, are as good as blank';
    const kept = textOf('surveillance-truth', '', { phase: 1, kept: 1 });
    const none = textOf('surveillance-truth', '', { phase: 1, kept: 0 });
    expect([kept.includes(file), kept.includes(blank)]).toEqual([true, false]);
    expect([none.includes(file), none.includes(blank)]).toEqual([false, true]);
  });
});
