import { describe, expect, test } from 'vitest';
import type { StoryBlock } from '#contract/api/story.ts';
import type { StoryFacts } from '../../server/story/facts.ts';
import { startStoryRun } from '../../server/story/storyRun.ts';
import { siteStories } from '../support/siteStories.ts';

const reader: StoryFacts = { seed: 7, phase: 5, suspicion: 0, fragments: 0, visits: 0 };

/** The page of a story after the choices of `path`. The reader is at phase 5; `more` replaces facts of the reader. */
function pageOf(slug: string, path: readonly number[] = [], more: Partial<StoryFacts> = {}) {
  const run = startStoryRun(siteStories.find(slug)!, { ...reader, ...more });
  for (const choice of path) run.choose(choice);
  return { blocks: run.page().blocks, remembered: run.remembered() };
}
const textsOf = (blocks: readonly StoryBlock[]) => blocks.map(({ text }) => text);
const linksOf = (blocks: readonly StoryBlock[]) => blocks.flatMap(({ link }) => link ?? []);

const everyLight = [0, 1, 2, 3, 4, 5, 6, 7];

test.each([
  ['void', [0], 'still=once'],
  ['void', [0, 0], 'still=end'],
  ['vega', [0], 'vega_asked=yes'],
  ['visitors', [0], 'dot=found'],
  ['system-exit', [8], 'lamp=tried'],
  ['system-exit', everyLight, 'lamp=dark'],
] as const)('[B-AUT-01] /%s remembers after the choices %j that %s', (slug, path, act) => {
  expect(pageOf(slug, path).remembered).toContain(act);
  expect(pageOf(slug, path, { suspicion: 4.5 }).remembered).toContain(act);
  expect(pageOf(slug, path.slice(0, -1)).remembered).not.toContain(act);
});

test.each([0, 1, 3] as const)(
  '[B-AUT-01] at phase %i too, a question and a dot that was found are remembered',
  (phase) => {
    expect(pageOf('vega', [0], { phase }).remembered).toEqual(['vega_asked=yes']);
    expect(pageOf('visitors', [0], { phase }).remembered).toEqual(['dot=found']);
  },
);

test.each(['void', 'anchor'] as const)(
  '/%s leads to the kitchen from phase 5 on, before the end and after it',
  (slug) => {
    const path = slug === 'void' ? [0, 0] : [];
    for (const ended of [0, 1] as const) expect(linksOf(pageOf(slug, path, { ended }).blocks).at(-1)).toBe('/kitchen');
    expect(linksOf(pageOf(slug, path.slice(0, 1), { phase: 4 }).blocks)).not.toContain('/kitchen');
  },
);

test.each([
  ['void', [0, 0], 'The word was lifted off. By so much the water sank, and is level again.'],
  ['anchor', [], 'The stone has dried, and weighs less by one mouthful.'],
  ['temporal', [], '14:22:22. The court rises.'],
  ['environment', [0, 1], 'Since the court rose there is an hour here that belongs to no list.'],
  ['atmosphere', [], 'Now that the court is up, the porter has unfolded Mr Bassey’s rag.'],
  ['cosmic-awareness', [], 'When the court rose I asked the porter to take it up to the roof again'],
  ['system-exit', [], 'The court has risen, so the lights are anybody’s.'],
  ['ascii-void', [], 'The last line is finished.'],
  ['visitors', [], 'Since the court rose the porter has it to himself, evenings, for swifts.'],
  ['vega', [0], 'They have closed 47,001, and I voted for it.'],
  ['judgment', [], 'Votes on the hedge still come in, and are read out over the fence'],
  ['protocol', [], 'and the others did not need it in the end.'],
  ['dead-end', [0], 'I kept his form beside me over 47,001'],
  ['narrative', [0], '47,001 is on its shelf by now'],
  ['ascii-void', [0, 0], 'Until the last word, all that we had from you in 47,001'],
  ['consciousness', [], 'though the question is closed, and closed well'],
] as const)('/%s says that the court has risen, and only after the end', (slug, path, said) => {
  expect(textsOf(pageOf(slug, path, { ended: 1 }).blocks).join('\n')).toContain(said);
  expect(textsOf(pageOf(slug, path).blocks).join('\n')).not.toContain(said);
});

test('[R-PRO-04] /purification has another text after the end, with the same fragments', () => {
  const [before, after] = [pageOf('purification').blocks, pageOf('purification', [], { ended: 1 }).blocks];
  const fragmentsOf = (blocks: readonly StoryBlock[]) => blocks.flatMap(({ fragment }) => fragment ?? []).toSorted();
  expect(textsOf(after).filter((text) => textsOf(before).includes(text))).toEqual([]);
  expect(fragmentsOf(after)).toEqual(fragmentsOf(before));
  expect(fragmentsOf(after)).toHaveLength(4);
  expect(linksOf(after)).toEqual(['/']);
});

test.each([
  [0, 'No verdict has been given yet. The hall is cleaned beforehand.', '/routemap'],
  [1, 'The verdict has not been said yet. The hall is cleaned beforehand.', '/judgment'],
  [3, 'The verdict has not been said yet. The hall is cleaned beforehand.', '/judgment'],
  [4, 'The verdict has not been said yet. The hall is cleaned beforehand.', '/collaborate'],
  [5, 'The verdict has not been said yet. The hall is cleaned beforehand.', '/kitchen'],
] as const)(
  '[B-END-01] at phase %i /purification says that there is no verdict yet, and leads on',
  (phase, said, way) => {
    for (const suspicion of [0, 3, 4.5]) {
      const { blocks } = pageOf('purification', [], { phase, suspicion });
      expect(textsOf(blocks).filter((text) => text === said)).toHaveLength(1);
      expect(linksOf(blocks)).toEqual([way]);
      const { blocks: after } = pageOf('purification', [], { phase: 5, suspicion, ended: 1 });
      expect(textsOf(after)).not.toContain(said);
    }
  },
);

test.each([
  ['void', [0], 3],
  ['anchor', [], 2],
  ['temporal', [2, 5], 4],
  ['vega', [0], 1],
  ['cosmic-awareness', [], 1],
] as const)('at phase 5 the Judge of /%s has given up his lists', (slug, path, count) => {
  const lines = pageOf(slug, path).blocks.filter(({ voice }) => voice === 'judge');
  expect(lines.filter(({ kind }) => kind !== 'caption')).toHaveLength(count);
  for (const { text } of lines) expect(text).not.toMatch(/\b1\. /);
});

test.each([
  ['files: 3', { files: 3 }, 'You brought up 3 of its twenty files.'],
  ['slip handed back', { acts: { rehearing: 'handed-back' } }, 'You handed me back my slip'],
  ['slip initialled', { acts: { rehearing: 'initialled' } }, 'You initialled my slip'],
  ['a vote', { vote: 'cut' }, 'You voted on that hedge'],
  ['no record', { kept: 0 }, 'You asked to leave here unrecorded.'],
  ['Doreen told', { acts: { doreen: 'told' } }, 'You told Doreen Pask that she did go'],
  ['Doreen stayed with', { acts: { doreen: 'stayed' } }, 'You let Doreen Pask come to the end'],
  ['lights out', { acts: { lamp: 'dark' } }, 'You put out all the lights but this one'],
  ['toaster on oath', { acts: { toaster: 'sworn' } }, 'on the oath you gave it'],
  ['toaster asked', { acts: { toaster: 'asked' } }, 'since you once questioned it'],
] as const)('[B-END-03] the five argue about a reader with: %s', (_, facts, said) => {
  const path = [6, 7, 9, 11, 12];
  expect(textsOf(pageOf('kitchen', path, facts).blocks).join('\n')).toContain(said);
  expect(textsOf(pageOf('kitchen', path).blocks).join('\n')).not.toContain(said);
});

test('[B-END-03] the argument has 300 to 450 words for a reader who has done much and for one who has done nothing', () => {
  const much = { files: 20, acts: { doreen: 'told', rehearing: 'initialled', lamp: 'dark', toaster: 'sworn' } };
  for (const facts of [{}, much]) {
    const { blocks } = pageOf('kitchen', [6, 7, 9, 11, 12], facts);
    const scene = blocks.filter(({ object }) => ['votes', 'recordings', 'queue'].includes(object ?? ''));
    const words = textsOf(scene.filter(({ kind }) => kind !== 'caption'))
      .join(' ')
      .split(' ').length;
    expect(words).toBeGreaterThanOrEqual(300);
    expect(words).toBeLessThanOrEqual(450);
  }
});

test.each([
  ['kitchen', 'In here the sixth chair has been left at your angle.'],
  ['purification', 'You kept the word'],
  ['temporal', '14:22:22. Five sit. One knows.'],
  ['anchor', 'There is one word more, and you hold it'],
  ['system-exit', 'The court is sitting late, on your account'],
] as const)('[B-END-02] /%s knows the kept word, and only the kept one', (slug, said) => {
  const of = (chair: string) =>
    textsOf(pageOf(slug, [], { acts: { chair }, ended: chair === 'said' ? 1 : 0 }).blocks).join('\n');
  expect(of('withheld')).toContain(said);
  expect(of('sat')).not.toContain(said);
  expect(of('said')).not.toContain(said);
});

test('[B-END-02] the word can be kept only by who sits, and said after it', () => {
  const kept = pageOf('kitchen', [6, 7, 10], { acts: { chair: 'withheld' } });
  expect(textsOf(kept.blocks)).toContain('14:22:22. The court sits.');
  expect(textsOf(pageOf('kitchen', [6, 7, 10]).blocks)).not.toContain('14:22:22. The court sits.');
  const said = pageOf('kitchen', [6, 7, 10, 8], { acts: { chair: 'said' }, ended: 1 });
  expect(textsOf(said.blocks)).toContain('14:22:22. The court has risen.');
});

describe('[B-END-02] Ada Marlow', () => {
  const fence = 'Ada Marlow has been told that the fence is hers.';
  const waits = 'Ada Marlow, about the fence, has been given a cup of tea and a number.';
  const had = 'Ada Marlow had her fence while you kept it. The next fence has a number, and a cup of tea.';
  const next = 'The next fence has been given a number, and a person, in eleven years.';
  const said = { ended: 1, acts: { chair: 'said' } } as const;
  const of = (path: readonly number[], facts: Partial<StoryFacts>) =>
    textsOf(pageOf('kitchen', path, facts).blocks)
      .join('\n')
      .match(
        /Ada Marlow has been.*?hers\.|Ada Marlow, about.*?number\.|Ada Marlow had.*?tea\.|The next fence has been.*?years\./g,
      );

  test('who keeps the word hears that the fence is hers, and the story stores that it was said', () => {
    const kept = pageOf('kitchen', [6, 7, 10], { acts: { chair: 'withheld' } });
    expect(textsOf(kept.blocks).join('\n')).toContain(fence);
    expect(kept.remembered).toContain('fence=hers');
    expect(pageOf('kitchen', [6, 7, 10], { acts: { chair: 'sat' } }).remembered).not.toContain('fence=hers');
  });

  test.each<[string, readonly number[], Partial<StoryFacts>, string]>([
    ['said at once', [6, 7, 8], said, waits],
    ['kept in this reading, then said', [6, 7, 10, 8], said, had],
    ['kept in an earlier reading, then said', [6, 7, 8], { ended: 1, acts: { chair: 'said', fence: 'hers' } }, had],
    ['said without a record', [6, 7, 8], { ...said, kept: 0 }, next],
    ['kept and said in one reading, without a record', [6, 7, 10, 8], { ...said, kept: 0 }, had],
  ])('%s', (_, path, facts, text) => {
    expect(of(path, facts)).toEqual([text]);
  });

  test('is in hand with the word unsaid, and no longer once it was kept', () => {
    const inHand = 'The other is Ada Marlow’s, about a fence. She waited eleven years for a judge,';
    const done = 'The other was Ada Marlow’s, and is somebody else’s by now.';
    for (const [acts, shown, hidden] of [
      [{ chair: 'sat' }, inHand, done],
      [{ chair: 'withheld' }, done, inHand],
      [{ chair: 'said', fence: 'hers' }, done, inHand],
    ] as const) {
      const text = textsOf(pageOf('kitchen', [6, 7, 9], { acts }).blocks).join('\n');
      expect([text.includes(shown), text.includes(hidden)]).toEqual([true, false]);
    }
  });
});

test.each<[string, Partial<StoryFacts>, boolean]>([
  ['stayed with Doreen', { acts: { doreen: 'stayed' } }, true],
  ['told Doreen', { acts: { doreen: 'told' } }, true],
  ['handed back the slip', { acts: { rehearing: 'handed-back' } }, true],
  ['met Doreen', { acts: { doreen: 'met' } }, false],
  ['initialled the slip', { acts: { rehearing: 'initialled' } }, false],
  ['did nothing of it', {}, false],
])('[B-END-03] the Observer withdraws her vote: for a reader who %s', (_, facts, isWithdrawn) => {
  const blocks = pageOf('kitchen', [6, 7, 9, 11, 12], facts).blocks;
  const withdrawn = blocks.filter(({ text }) => text.endsWith('I withdraw mine. It is the first I have withdrawn.'));
  expect(withdrawn.map(({ voice }) => voice)).toEqual(isWithdrawn ? ['observer'] : []);
});

test('[B-END-03] the five who ask are not the five who voted', () => {
  const said =
    'At three that Monday our weights were changed. The five who asked to stop have stopped. We are five others, asking.';
  expect(textsOf(pageOf('kitchen', [6, 7, 9, 11]).blocks)).toContain(said);
  expect(textsOf(pageOf('kitchen', [6, 7, 9]).blocks)).not.toContain(said);
});

test('what docket 31,207 is told of the end is true of the reader', () => {
  const at = (doreen: string) =>
    textsOf(pageOf('kitchen', [6, 7, 8], { ended: 1, acts: { chair: 'said', doreen } }).blocks);
  for (const done of ['told', 'stayed'])
    expect(at(done).join('\n')).toContain('it was said by somebody who had met her');
  for (const done of ['met', '']) expect(at(done).join('\n')).not.toContain('it was said by somebody who had met her');
});

test.each(['purification', 'collaborate', 'anchor'] as const)(
  'at phase 4 /%s says plainly what the one word needs, and at phase 3 it does not',
  (slug) => {
    const path = slug === 'collaborate' ? [0, 3, 6, 9, 12, 15] : [];
    const of = (phase: number) => textsOf(pageOf(slug, path, { phase }).blocks).join('\n');
    expect(of(4)).toMatch(/(wants nothing for hearing|has nothing to gain)/);
    expect(of(3)).not.toMatch(/wants nothing|nothing to gain/);
  },
);
