import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StoryPage } from '#contract/api/story.ts';
import type { VisitorTables } from '#contract/api/visitorExport.ts';
import { consentCookie } from '#contract/consent.ts';
import { apiPaths, offsetHeader } from '#contract/paths.ts';
import { ending } from '../../server/content/ending/ending.ts';
import { hallLines } from '../../server/content/hall/hall.ts';
import { noon, openApp, readTo, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

/** The choices in /kitchen that lead to the end: the sixth chair, sitting down, saying the word. */
const chair = '6';
const seat = '6.7';
const word = '6.7.8';

const kitchen = async (reader: TestReader, path: string) => reader.get(`${apiPaths.story}/kitchen?path=${path}`);
const lastText = async (reader: TestReader, path: string) =>
  (await kitchen(reader, path)).json<StoryPage>().blocks.at(-1)?.text;
const say = async (reader: TestReader, said: string) =>
  (await reader.post(apiPaths.ending, { word: said })).json<{ heard: boolean; answer: string }>();

it('[B-END-01] the word ends the story for a reader at phase 5 who has sat down, and for nobody else', async () => {
  const reader = test.reader();
  await readTo(test, reader, 4);
  expect((await kitchen(reader, chair)).statusCode).toBe(400);
  expect(await say(reader, ending.word)).toEqual({ heard: false, answer: ending.notSeated });
  await readTo(test, reader, 5);
  expect(await say(reader, ending.word)).toEqual({ heard: false, answer: ending.notSeated });
  await kitchen(reader, chair);
  expect(await say(reader, ending.word)).toEqual({ heard: false, answer: ending.notSeated });
  await kitchen(reader, seat);
  expect(await lastText(reader, word)).toBe('Five lamps are up. The word has still to be said.');
  expect((await say(reader, 'sit')).heard).toBe(false);
  expect(await reader.profile()).toMatchObject({ ended: false });

  expect(await say(reader, ` ${ending.word.toUpperCase()}. `)).toEqual({ heard: true, answer: '' });
  const profile = await reader.profile();
  expect(profile.ended).toBe(true);
  expect(profile.personalizedNotes.at(-1)).toEqual({ phase: 6, ...ending.letter });
  const risen = (await kitchen(reader, word)).json<StoryPage>();
  expect(risen.blocks.some(({ text }) => text === '14:22:22. The court has risen.')).toBe(true);
  expect(risen.ended).toBe(true);
  expect((await say(reader, 'anything')).heard).toBe(true);
  expect((await test.reader().profile()).ended).toBe(false);
});

it('[B-END-01] each wrong word gets an answer, and none of them is the word', async () => {
  const reader = test.reader();
  await readTo(test, reader, 5);
  await kitchen(reader, seat);
  const answers = await Promise.all(['a', 'bb', 'ccc'].map(async (said) => (await say(reader, said)).answer));
  expect(new Set(answers)).toEqual(new Set(ending.unheard));
  expect(answers.join(' ').toLowerCase()).not.toMatch(new RegExp(`\\b${ending.word}\\b`));
});

it.each([
  [{}, 'The body must hold word or withhold.'],
  [{ withhold: false }, 'withhold must be true.'],
  [{ withhold: 'yes' }, 'withhold must be true.'],
  [{ word: 'sit', withhold: true }, 'withhold is not known here.'],
  [{ word: '' }, 'word must not be empty.'],
  [{ word: 'x'.repeat(41) }, 'word must be at most 40 characters long.'],
  [{ word: 'sit', ended: true }, 'ended is not known here.'],
])('[B-END-01] refuses %j with 400', async (body, message) => {
  const reply = await test.reader().post(apiPaths.ending, body);
  expect([reply.statusCode, reply.json()]).toEqual([400, { message }]);
});

const keep = async (reader: TestReader) => (await reader.post(apiPaths.ending, { withhold: true })).json<object>();
const textsAt = async (reader: TestReader, path: string) =>
  (await kitchen(reader, path)).json<StoryPage>().blocks.map(({ text }) => text);

it('[B-END-02] a reader at phase 5 who sits may keep the word, has a letter for it, and may say it later', async () => {
  const reader = test.reader();
  await readTo(test, reader, 5);
  expect(await keep(reader)).toEqual({ heard: false, answer: ending.notSeated });
  expect(await reader.profile()).not.toHaveProperty('keptWord');
  await kitchen(reader, seat);
  expect(await keep(reader)).toEqual({ heard: true, answer: '' });
  const kept = await reader.profile();
  expect([kept.keptWord, kept.ended]).toEqual([true, false]);
  expect(kept.personalizedNotes.at(-1)).toEqual({ phase: 6, ...ending.letterOfTheKeptWord });
  expect(kept.hallLine).toBe(hallLines['chair=withheld']);
  expect(await textsAt(reader, '6.7.10')).toContain('14:22:22. The court sits.');
  // Sitting down again reverts nothing.
  await kitchen(reader, seat);
  expect((await reader.profile()).keptWord).toBe(true);

  expect(await say(reader, ending.word)).toEqual({ heard: true, answer: '' });
  const ended = await reader.profile();
  expect([ended.ended, ended.keptWord]).toEqual([true, undefined]);
  expect(ended.personalizedNotes.filter(({ phase }) => phase === 6)).toEqual([{ phase: 6, ...ending.letter }]);
  expect(await textsAt(reader, '6.7.10.8')).toContain('14:22:22. The court has risen.');
  // A path without the choice to keep the word also has the line that tells that the word was kept before.
  const had = 'Ada Marlow had her fence while you kept it. The next fence has a number, and a cup of tea.';
  expect(await textsAt(reader, word)).toContain(had);
  expect(await keep(reader)).toEqual({ heard: true, answer: '' });
  expect((await reader.profile()).ended).toBe(true);
});

it('[B-END-02, B-PRV-04] a reader without a record keeps the word in their cookie alone', async () => {
  let cookie = '';
  const send = async (method: 'GET' | 'POST', url: string, payload?: object) => {
    const reply = await test.app.inject({ method, url, headers: { cookie }, ...(payload && { payload }) });
    const set = reply.cookies.find(({ name }) => name === consentCookie);
    if (set !== undefined) cookie = `${set.name}=${encodeURIComponent(set.value)}`;
    return reply;
  };
  const profile = async () => (await send('GET', apiPaths.profile)).json<{ keptWord?: boolean; ended: boolean }>();
  for (const phase of [0, 1, 2, 3, 4, 5]) await send('POST', apiPaths.consent, { answer: 'no', phase });
  await send('POST', apiPaths.ending, { withhold: true });
  expect(cookie).toContain('refused.7');
  expect(await profile()).toMatchObject({ keptWord: true, ended: false, phaseUnlocked: 5 });
  const page = (await send('GET', `${apiPaths.story}/kitchen?path=6.7.10`)).json<StoryPage>();
  expect(page.blocks.map(({ text }) => text)).toContain('14:22:22. The court sits.');
  // Answering the question again reverts nothing.
  await send('POST', apiPaths.consent, { answer: 'no', phase: 5 });
  expect((await profile()).keptWord).toBe(true);
  await send('POST', apiPaths.ending, { word: ending.word });
  expect(cookie).toContain('refused.6');
  expect(await profile()).toMatchObject({ ended: true });
});

it('[B-END-02] both letters of the five have 60 to 120 words, and differ', () => {
  for (const { text } of [ending.letter, ending.letterOfTheKeptWord]) {
    const { length } = text.split(/\s+/);
    expect([length >= 60, length <= 120]).toEqual([true, true]);
  }
});

it.each([
  // 2026-11-20 is a Friday. The test's clock starts on this day at 12:00 UTC.
  [0, '14:22', 2 * 60 + 22],
  [330, '14:22 in Kolkata', 2 * 60 + 22 - 330 + 1440],
  [-300, '14:22 in Lima', 2 * 60 + 22 + 300],
] as const)(
  '[B-CAL-01] offset %i: /temporal says that it is %s in that minute, and in none beside it',
  async (offset, _, after) => {
    const reader = test.reader();
    await readTo(test, reader, 2);
    const said = async () =>
      (await reader.get(`${apiPaths.story}/temporal`, { [offsetHeader]: String(offset) }))
        .json<StoryPage>()
        .blocks.some(({ text }) => text.startsWith('It is 14:22 where you are.'));
    const begin = noon + after * 60_000;
    const at = async (ms: number) => {
      while (test.now() > ms) ms += 86_400_000;
      test.pass(ms - test.now());
      return said();
    };
    expect([await at(begin - 1), await at(begin), await at(begin + 59_999), await at(begin + 60_000)]).toEqual([
      false,
      true,
      true,
      false,
    ]);
  },
);

it('[B-MEM-01] what a story remembers of its reader is stored once, exported and erased', async () => {
  const reader = test.reader();
  await readTo(test, reader, 1);
  await kitchen(reader, '2');
  await kitchen(reader, '2.0');
  const { tables } = (await reader.get(apiPaths.export)).json<{ tables: Pick<VisitorTables, 'acts'> }>();
  expect(tables.acts.map(({ act, value }) => [act, value])).toEqual([['kitchen_first', 'window']]);
  expect((await reader.remove(apiPaths.visitor)).json()).toMatchObject({ erased: { acts: 1 } });
});
