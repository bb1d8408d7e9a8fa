import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { afterEach, beforeEach, expect, it } from 'vitest';
import type { StoryPage } from '#contract/api/story.ts';
import { apiPaths } from '#contract/paths.ts';
import { hiddenRoutes, type HiddenRoute } from '#contract/routes.ts';
import { ending } from '../../server/content/ending/ending.ts';
import { fileTexts } from '../../server/content/archive/fileTexts.ts';
import { readers } from '../../tools/pacing/readers.ts';
import { openApp, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const files = Object.keys(fileTexts);

/** Time for which the reader stays on each page of the end, ms. */
const paragraphMs = 30_000;

const open = async (reader: TestReader, slug: HiddenRoute, path: readonly number[] = []) =>
  (await reader.get(`${apiPaths.story}/${slug}?path=${path.join('.')}`)).json<StoryPage>();

/** Takes the only choice that shows this object, and reads its passage. */
async function take(reader: TestReader, path: number[], page: StoryPage, object: string): Promise<StoryPage> {
  const choice = page.choices.find((one) => one.object === object);
  if (choice === undefined) throw new Error(`The kitchen offers no ${object}.`);
  path.push(choice.index);
  test.pass(paragraphMs);
  return open(reader, 'kitchen', path);
}

it('[B-END-01] the keen reader of the pacing tool comes to the end after 38 to 55 minutes', async () => {
  const reader = test.reader();
  const generator = xorshift128plus(1);
  const startedAt = test.now();
  let clicks = 0;
  for (const { afterMs, batch, archiveClicks = 0 } of readers['keen']!(() => uniformFloat64(generator))) {
    for (const entry of batch.interactionSequence) {
      const slug = hiddenRoutes.find((one) => entry === `view:/${one}`);
      if (slug !== undefined) await open(reader, slug);
    }
    for (let click = 0; click < archiveClicks; click += 1, clicks += 1) {
      const data = { filename: files[clicks % files.length], attempts: 1 };
      await reader.post(apiPaths.track, { eventType: 'phantom_link_access', data });
    }
    test.pass(afterMs);
    await reader.post(apiPaths.track, { behaviorData: batch });
    if ((await reader.profile()).phaseUnlocked === 5) break;
  }
  // A page with a link to /kitchen, then the choice of the chair.
  await open(reader, 'void');
  test.pass(paragraphMs);
  const path: number[] = [];
  let page = await open(reader, 'kitchen');
  page = await take(reader, path, page, 'chair');
  page = await take(reader, path, page, 'seat');
  await take(reader, path, page, 'word');
  test.pass(paragraphMs);
  const reply = await reader.post(apiPaths.ending, { word: ending.word });
  expect(reply.json()).toEqual({ heard: true, answer: '' });
  expect(await reader.profile()).toMatchObject({ ended: true, phaseUnlocked: 5 });
  const minutes = (test.now() - startedAt) / 60_000;
  expect(minutes).toBeGreaterThanOrEqual(38);
  expect(minutes).toBeLessThanOrEqual(55);
});
