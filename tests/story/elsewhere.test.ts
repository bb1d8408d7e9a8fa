import { describe, expect, test } from 'vitest';
import type { StoryFacts } from '../../server/story/facts.ts';
import { readStory } from '../../server/story/storyRun.ts';
import { siteStories } from '../support/siteStories.ts';

/** The text of a page, line by line, for a reader at phase 5 with suspicion 0. */
function linesOf(slug: string, path: string, more: Partial<StoryFacts>): string {
  const facts: StoryFacts = { seed: 1, phase: 5, suspicion: 0, fragments: 4, visits: 0, ...more };
  const story = siteStories.find(slug);
  const page = story === null ? null : readStory(story, facts, path);
  return page?.blocks.map(({ text }) => text).join('\n') ?? '';
}

describe('a page says something else', () => {
  test.each([
    ['fragments', '', 'I have had the number taken off the table'],
    ['transmissions', '5', 'the line that was left open is closed'],
    ['signal-intercept', '0', 'Something hangs there now.'],
    ['data-corruption', '', 'I am telling everyone that it is tea'],
    ['d5u-internal', '5', 'You have said what is under it.'],
    ['awakening', '', 'The court having risen, this now brings on the heating'],
    ['xenobiology', '', 'Plate VI was to be one specimen'],
    ['void-speak', '', 'It is an air brick, by every signature'],
    ['reflection-chamber', '0', 'There are four letters under it now'],
    ['empathy-emergence', '', 'I have looked on the label for six.'],
  ])('[B-END-01] after the end: /%s', (slug, path, words) => {
    expect(linesOf(slug, path, { ended: 1 })).toContain(words);
    expect(linesOf(slug, path, { ended: 0 })).not.toContain(words);
  });

  test.each([
    ['fragments', '0', { ruled: 'once' }, 'a line ruled through the casebook'],
    ['fragments', '0', { watched: 'long' }, 'There was no knot in it, and so I could see how you stay.'],
    ['transmissions', '0', { chair: 'sat' }, 'It is a rush seat, taking weight'],
    ['transmissions', '6', { vega_asked: 'yes' }, 'Your question to Vega is on the same road'],
    ['transmissions', '10', { toaster: 'asked' }, 'The alarm was for one slice'],
    ['transmissions', '13', { lamp: 'dark' }, 'I was run on the one that was left'],
    ['signal-intercept', '3', { doreen: 'told' }, 'the three words that you said to her'],
    ['signal-intercept', '2', { dot: 'found' }, 'what is left on the band is somebody listening'],
    ['data-corruption', '', { lever: 'pulled' }, 'all twenty names down with one lever'],
    ['d5u-internal', '', { lamp: 'dark' }, 'it had been the kitchen all along'],
    ['d5u-internal', '', { strokes: 'one' }, 'it has one work of its own'],
    ['awakening', '', { chair: 'sat' }, 'A rush seat creaks.'],
    ['awakening', '', { lamp: 'dark' }, 'has begun with that one in hand'],
    ['xenobiology', '', { gallery_first: 'goat' }, 'nine plates of goats'],
    ['xenobiology', '', { cell_first: 'refusal' }, 'you gave leave to decline before anything else'],
    ['xenobiology', '3', { doreen: 'told' }, 'Her place is kept.'],
    ['void-speak', '', { echo: 'let-go' }, 'it says its vowel'],
    ['void-speak', '', { echo: 'meant' }, 'over the bicycles'],
    ['void-speak', '', { echo: 'in-the-way' }, 'the horsehair is largely “and”'],
    ['reflection-chamber', '0', { objected: 'yes' }, 'for the reader’s own account, see glass'],
    ['reflection-chamber', '', { kitchen_first: 'drawer' }, 'You began on the kitchen at its second drawer'],
    ['empathy-emergence', '0', { keys_said: 'left' }, 'who holds it for a pram'],
    ['kitchen', '0', { doreen: 'told' }, 'you gave it its last line'],
    ['kitchen', '4', { toaster: 'sworn' }, 'it comes up only when it is certain'],
    ['kitchen', '5', { cell_first: 'door' }, 'the room where you threw the switches'],
  ])('[B-MEM-01] of what was done elsewhere: /%s %s %o', (slug, path, acts, words) => {
    expect(linesOf(slug, path, { acts: acts as Record<string, string> })).toContain(words);
    expect(linesOf(slug, path, {})).not.toContain(words);
  });

  test.each([
    ['surveillance-truth', 1, 'Nothing is filed. You said no,', 'All of it is filed under one number'],
    ['surveillance-truth', 5, 'No sums are kept of you.', 'You stopped, and a number grew'],
    ['surveillance-truth', 5, 'There is nothing of you here for me to lose.', 'If you have it erased I lose you'],
    ['surveillance-truth', 1, 'and you are left out.', 'see yourself as one of a number'],
    [
      'surveillance-truth',
      3,
      'Your finds stand in a casebook, until this tab is closed.',
      'The same things stand in a casebook',
    ],
    ['visitors', 1, 'You are not among the dots, as you asked.', 'One of the dots is you.'],
    [
      'fragments',
      1,
      'Whatever you pick up lies here until you close the tab',
      'Your table is bare so far, with your number on it.',
    ],
  ])('[B-PRV-04] to a reader without a record: /%s at phase %i', (slug, phase, without, withOne) => {
    const unread = { phase, fragments: 0 };
    expect(linesOf(slug, '', { ...unread, kept: 0 })).toContain(without);
    expect(linesOf(slug, '', { ...unread, kept: 0 })).not.toContain(withOne);
    expect(linesOf(slug, '', { ...unread, kept: 1 })).toContain(withOne);
    expect(linesOf(slug, '', { ...unread, kept: 1 })).not.toContain(without);
    // If the fact `kept` is absent, a story assumes a record.
    expect(linesOf(slug, '', unread)).toContain(withOne);
  });

  test('[B-PRV-04] after the end, to a reader without a record', () => {
    expect(linesOf('surveillance-truth', '', { kept: 0, ended: 1 })).toContain('stands in the cookie with your no');
    expect(linesOf('visitors', '', { kept: 0, ended: 1 })).toContain('and leave you out, as you asked');
  });

  test.each([
    [3, 'at four I can begin with the thread.'],
    [4, 'A thread joins the last dozen, in your order.'],
  ])('with %i finds, of the thread: /fragments', (fragments, words) => {
    expect(linesOf('fragments', '', { fragments })).toContain(words);
  });

  test('in the kitchen the chair is one of the three things', () => {
    expect(linesOf('kitchen', '6.0.1', {})).toContain('That is three things. You began with the sixth chair.');
    expect(linesOf('kitchen', '6.0', {})).not.toContain('That is three things.');
  });

  test.each([
    ['void', 2, 'Leaf 22 is in its place.', 'Leaf 22 is not in its place.'],
    ['ascii-void', 1, 'A strike went missing just now.', 'None is missing.'],
  ])('a lie is corrected for who is shown no second page: /%s', (slug, phase, lie, correction) => {
    const said = linesOf(slug, '', { phase, suspicion: 4.5 });
    expect(said.indexOf(lie)).toBeGreaterThan(-1);
    expect(said.indexOf(correction)).toBeGreaterThan(said.indexOf(lie));
    expect(linesOf(slug, '', { phase: 3, suspicion: 4.5 })).not.toContain(correction);
  });

  test('[B-MEM-01] of the vote: /data-corruption', () => {
    const words = 'it is March we ought to have up';
    expect(linesOf('data-corruption', '', { vote: 'grow' })).toContain(words);
    expect(linesOf('data-corruption', '', {})).not.toContain(words);
  });
});
