import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StoryPage } from '#contract/api/story.ts';
import type { VisitorTables } from '#contract/api/visitorExport.ts';
import { apiPaths } from '#contract/paths.ts';
import { ending } from '../../server/content/ending/ending.ts';
import { openApp, readTo, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

/** The choices in /kitchen that end the story: the sixth chair, to sit down, to say the word. */
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
  expect(await lastText(reader, word)).toBe('Five pens are up. The word has still to be said.');
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
  [{}, 'word is missing.'],
  [{ word: '' }, 'word must not be empty.'],
  [{ word: 'x'.repeat(41) }, 'word must be at most 40 characters long.'],
  [{ word: 'sit', ended: true }, 'ended is not known here.'],
])('[B-END-01] refuses %j with 400', async (body, message) => {
  const reply = await test.reader().post(apiPaths.ending, body);
  expect([reply.statusCode, reply.json()]).toEqual([400, { message }]);
});

it('[B-MEM-01] what a story remembers of its reader is stored once, exported and erased', async () => {
  const reader = test.reader();
  await readTo(test, reader, 1);
  await kitchen(reader, '2');
  await kitchen(reader, '2.0');
  const { tables } = (await reader.get(apiPaths.export)).json<{ tables: Pick<VisitorTables, 'acts'> }>();
  expect(tables.acts.map(({ act, value }) => [act, value])).toEqual([['kitchen_first', 'window']]);
  expect((await reader.remove(apiPaths.visitor)).json()).toMatchObject({ erased: { acts: 1 } });
});
