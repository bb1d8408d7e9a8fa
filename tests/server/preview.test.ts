import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StoryPage } from '#contract/api/story.ts';
import type { VisitorExport } from '#contract/api/visitorExport.ts';
import { apiPaths } from '#contract/paths.ts';
import { remarks, remarksAfterEnd } from '../../server/content/remarks/remarks.ts';
import { wordSaid } from '../../server/profile/acts.ts';
import { keenBatch, noon, openApp, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp({ INSPECTOR: '1' })));
afterEach(() => test.close());

const exportOf = async (reader: TestReader) => (await reader.get(apiPaths.export)).json<VisitorExport>();
const storyOf = async (reader: TestReader, slug: string, query: string) =>
  (await reader.get(`${apiPaths.story}/${slug}?${query}`)).json<StoryPage>();
const saidOn = async (reader: TestReader, slug: string, query: string) =>
  (await storyOf(reader, slug, query)).blocks.map(({ text }) => text).join('\n');
const remarksAt = async (reader: TestReader, query: string) =>
  (await reader.get(`${apiPaths.remarks}?${query}`)).json<{ lines: string[] }>().lines;

/** A stored visitor at phase 1. */
async function readerAt1(): Promise<TestReader> {
  const reader = test.reader();
  await reader.profile();
  test.pass(30_000);
  await reader.post(apiPaths.track, { behaviorData: keenBatch(test.now()) });
  return reader;
}

it.each(['phase=1', 'phase=1&suspicion=2', 'suspicion=2', 'ended=true&phase=5', 'did=margins:all'])(
  '[B-DEV-01, B-MEM-01] what a preview of %s shows has not been read: no act and no visit is stored',
  async (preview) => {
    const reader = await readerAt1();
    expect((await storyOf(reader, 'kitchen', `path=2&${preview}`)).blocks.at(-1)?.object).toBe('window');
    expect((await exportOf(reader)).tables).toMatchObject({ acts: [], story_visits: [] });
    await storyOf(reader, 'kitchen', 'path=2');
    const { acts, story_visits: visits } = (await exportOf(reader)).tables;
    expect([acts.map(({ act }) => act), visits.map(({ slug }) => slug)]).toEqual([['kitchen_first'], ['kitchen']]);
  },
);

it('[B-DEV-01] the end is previewed in stories and remarks', async () => {
  const reader = test.reader();
  const risen = 'The court has risen, so the lights are anybody’s.';
  expect(await saidOn(reader, 'system-exit', 'phase=5')).not.toContain(risen);
  expect(await saidOn(reader, 'system-exit', 'phase=5&ended=true')).toContain(risen);
  expect((await storyOf(reader, 'kitchen', 'phase=5&ended=true&path=6.7.8')).ended).toBe(true);
  expect(await remarksAt(reader, 'phase=5&ended=true')).toEqual(remarksAfterEnd.map(({ says }) => says));
  expect(await remarksAt(reader, 'phase=5&ended=false')).toEqual(remarks[5].map(({ says }) => says));
});

it('[B-DEV-01] acts are previewed, in place of the visitor’s own', async () => {
  const reader = test.reader();
  const poll = async (did: string) =>
    /Sixth place polled\. ([^.]+)\./.exec(await saidOn(reader, 'awakening', did))?.[1];
  expect(await poll('phase=5')).toBe('No reply');
  expect(await poll('phase=5&did=margins:all,chair:sat')).toBe('A rush seat creaks');
  expect(await poll('phase=5&ended=true')).toBe('Present');
});

it('[B-DEV-01] a previewed phase is shown as before the end to one who has ended the story', async () => {
  const reader = await readerAt1();
  const { visitor } = await exportOf(reader);
  await test.storage.acts.save({ id: visitor, firstSeenAt: noon }, [wordSaid]);
  const after = 'Present. The minister';
  expect(await saidOn(reader, 'awakening', '')).toContain(after);
  expect(await saidOn(reader, 'awakening', 'suspicion=1')).toContain(after);
  expect(await saidOn(reader, 'awakening', 'phase=5')).toContain('Sixth place polled. No reply.');
});

it.each([
  ['did=margins', 'did must match ^[a-z_]+:[a-z-]+(,[a-z_]+:[a-z-]+)*$.'],
  ['ended=maybe', 'ended must be true or false.'],
])('[B-DEV-01] refuses a preview of %s, whether the inspector is allowed or not', async (preview, message) => {
  const closed = await openApp();
  for (const app of [test, closed]) {
    const reply = await app.reader().get(`${apiPaths.story}/kitchen?phase=5&${preview}`);
    expect([reply.statusCode, reply.json()]).toEqual([400, { message }]);
  }
  await closed.close();
});

it.each([
  ['did=margins:every', 'did: margins has none of the values none, some, all.'],
  ['did=margins:all,toast:asked', 'did: toast names no act of server/profile/acts.ts.'],
  ['did=constructor:name', 'did: constructor names no act of server/profile/acts.ts.'],
])('[B-DEV-01] names what is wrong with %s only where the inspector is allowed', async (preview, message) => {
  const closed = await openApp();
  const path = `${apiPaths.story}/kitchen?phase=5&${preview}`;
  const open = await test.reader().get(path);
  expect([open.statusCode, open.json()]).toEqual([400, { message }]);
  const reader = closed.reader();
  const own = (await reader.get(`${apiPaths.story}/kitchen`)).json<StoryPage>();
  expect((await reader.get(path)).json<StoryPage>()).toEqual(own);
  await closed.close();
});

it('[B-DEV-01] without the inspector no preview shows anything', async () => {
  const closed = await openApp();
  const reader = closed.reader();
  const own = await saidOn(reader, 'system-exit', '');
  expect(await saidOn(reader, 'system-exit', 'phase=5&ended=true&did=chair:said')).toBe(own);
  expect(await remarksAt(reader, 'phase=5&ended=true')).toEqual([]);
  await closed.close();
});
