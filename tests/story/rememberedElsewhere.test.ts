import { describe, expect, test } from 'vitest';
import type { StoryFacts } from '../../server/story/facts.ts';
import { startStoryRun } from '../../server/story/storyRun.ts';
import { siteStories } from '../support/siteStories.ts';

const stranger: StoryFacts = { seed: 7, phase: 5, suspicion: 0, fragments: 0, visits: 0 };
const played = (slug: string, path: string, facts: Partial<StoryFacts>) => {
  const story = siteStories.find(slug);
  if (story === null) throw new Error(`There is no story ${slug}.`);
  const run = startStoryRun(story, { ...stranger, ...facts });
  for (const step of path.split('.').filter((at) => at !== '')) run.choose(Number(step));
  return run;
};
const said = (slug: string, path: string, facts: Partial<StoryFacts>) =>
  played(slug, path, facts)
    .page()
    .blocks.map(({ text }) => text)
    .join('\n');
const remembered = (slug: string, path: string, facts: Partial<StoryFacts>) => played(slug, path, facts).remembered();

describe('[B-AUT-01] the rooms that hold a reader’s file know what was done elsewhere', () => {
  test.each<[string, string, Partial<StoryFacts>, string]>([
    ['narrative', '', { seals: 1 }, 'Over one entry the ruler skates.'],
    ['narrative', '', { acts: { finds: 'party' } }, 'In the draft across the passage you found for the party first.'],
    ['narrative', '', { ended: 1 }, 'This is a closed case now'],
    ['narrative', '0.1', { vote: 'cut' }, 'Entry: voted in 28,131, cut it.'],
    ['narrative', '0.1', { vote: 'grow' }, 'Entry: voted in 28,131, let it grow.'],
    ['narrative', '0.1', { vote: 'set-down' }, 'Entry: voted in 28,131, decide nothing.'],
    ['protocol', '', { seals: 3 }, 'The cleaners weighed the wax that you broke off.'],
    ['protocol', '', { acts: { toaster: 'sworn' } }, 'and the toaster when you wanted it to'],
    ['protocol', '', { ended: 1 }, 'Clause 22 has been carried out.'],
    ['protocol', '2', { acts: { verdict: 'struck' } }, 'You have the word that this one is about'],
    ['observatory', '', { ended: 1 }, 'I have left them running, to see how you are.'],
    ['observatory', '1', { acts: { still: 'once' } }, 'You went on with an empty docket.'],
    ['observatory', '', { acts: { chair: 'withheld' } }, 'The word is with you, and you are keeping it.'],
    ['judgment', '', { acts: { chair: 'withheld' } }, 'You have the word and have kept it, which is within the rules.'],
    ['void', '0.0', { acts: { chair: 'withheld' } }, 'A word is lying where it was left.'],
    ['judgment', '0', { acts: { line_three: 'objected' } }, 'You objected to my vote to seal.'],
    ['judgment', '0', { acts: { line_five: 'objected' } }, 'You objected to being asked.'],
    ['judgment', '0', { acts: { line_six: 'objected' } }, 'It was entered as a vote. It was waiting, and is.'],
    ['judgment', '0', { acts: { line_eight: 'objected' } }, 'You objected that I wrote the rules.'],
    ['judgment', '0', { acts: { line_nine: 'objected' } }, 'You objected to “furniture”.'],
    ['observatory', '2', { peak: 3.2 }, 'For you it has stood above three, and come down.'],
    ['watcher', '', { acts: { dot: 'found' } }, 'This is that dot with its coat off.'],
    ['watcher', '', { ended: 1 }, 'Five have signed since'],
    ['watcher', '0.0', { acts: { vega_asked: 'yes' } }, 'Vega is allowed fifty years to answer you'],
    ['echoes', '0.0', { acts: { kitchen_first: 'mug' } }, 'In the kitchen you went to it first'],
    ['echoes', '0.0', { ended: 1 }, 'called for, 14:22:22'],
    ['echoes', '3', { acts: { margins: 'all' } }, 'In the letters you turned over every margin'],
    ['echoes', '3', { acts: { mirror: 'read' } }, 'You gave the glass along the corridor whole sentences'],
    ['behavioral', '', { ended: 1 }, 'One had stayed in it until the night of the chair'],
    ['behavioral', '3', { rooms: 10 }, 'You have been through 10 rooms'],
    ['behavioral', '5', { acts: { cell_first: 'refusal' } }, 'you granted the word no before any other'],
    ['behavioral', '5', { acts: { cell_first: 'door' } }, 'In the cell you began with the door.'],
    ['behavioral', '5', { acts: { ruled: 'once' } }, 'You have struck something out of it.'],
    ['surveillance-truth', '', { acts: { vega_asked: 'yes' } }, 'Of your question to Vega one word is held here'],
    ['surveillance-truth', '', { acts: { mirror: 'read' } }, 'all that is held is that you finished them'],
    ['surveillance-truth', '', { acts: { doreen: 'told' } }, 'Of what you said to Doreen Pask one word is held'],
    ['surveillance-truth', '', { ended: 1 }, 'erasing it gives you the beginning back'],
    ['blinking-eyes', '', { acts: { keys_said: 'left' } }, 'a woman with her mother’s keys'],
    ['blinking-eyes', '', { ended: 1 }, 'and at ten, now that all is heard, the two figures agree'],
    ['blinking-eyes', '1', { acts: { toaster: 'sworn' } }, 'to chew in the direction of the witness box'],
    ['blinking-eyes', '2', { acts: { doreen: 'told' } }, 'On her way to the 4.52 a woman with an envelope'],
    ['routemap-test', '', { files: 1 }, 'The one in ink you got out of me upstairs.'],
    ['routemap-test', '', { files: 7 }, 'The 7 in ink you got out of me upstairs.'],
    ['routemap-test', '', { files: 20 }, 'You have all twenty in ink.'],
    [
      'routemap-test',
      '1',
      { acts: { ruled: 'once' } },
      'In the casebook you ruled out an entry, and it can be read through the line.',
    ],
    ['routemap-test', '1', { ended: 1 }, 'I have written to Mr Rew'],
    ['dead-end', '', { rooms: 12 }, 'You have opened 12 rooms'],
    ['dead-end', '', { acts: { lamp: 'dark' } }, 'With all the other lights put out by you'],
    ['dead-end', '', { ended: 1 }, 'where it said “nothing” it says “quiet”.'],
  ])('/%s?path=%s with %j', (slug, path, facts, text) => {
    expect(said(slug, path, facts)).toContain(text);
    expect(said(slug, path, {})).not.toContain(text);
  });

  test.each<[string, string, Partial<StoryFacts>, string[]]>([
    ['narrative', '0.1', {}, ['ruled=once', 'ruled=more']],
    ['watcher', '0.0', {}, ['watched=once', 'watched=long']],
    ['echoes', '0.1.2', {}, ['echo=meant', 'echo=in-the-way', 'echo=let-go']],
    ['behavioral', '0.6', {}, ['objected=yes']],
    [
      'blinking-eyes',
      '0.1.2.3.4.5',
      {},
      ['glasses', 'goat', 'asleep', 'bear', 'bandage', 'flounder'].map((who) => `gallery_first=${who}`),
    ],
    ['routemap-test', '0.1', {}, ['lever=pulled', 'lever=back']],
    ['routemap-test', '1.0', {}, ['lever=pulled']],
    ['dead-end', '0', {}, ['strokes=one']],
    ['dead-end', '0', { visits: 1 }, ['strokes=more']],
    ['dead-end', '0', { visits: 2 }, ['strokes=more']],
  ])('/%s?path=%s stores what was done, at every suspicion', (slug, path, facts, acts) => {
    for (const suspicion of [0, 3, 4.5]) expect(remembered(slug, path, { ...facts, suspicion })).toEqual(acts);
  });
});
