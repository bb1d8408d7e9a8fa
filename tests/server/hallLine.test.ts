import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { hallLines, voteLines } from '../../server/content/hall/hall.ts';
import { rememberError } from '../../server/profile/acts.ts';
import { openApp, readTo, type TestApp, type TestReader } from '../support/app.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const play = async (reader: TestReader, slug: string, path: string) => {
  test.pass(1000);
  expect((await reader.get(`${apiPaths.story}/${slug}?path=${path}`)).statusCode).toBe(200);
};
const line = async (reader: TestReader) => (await reader.profile()).hallLine;

it('[B-HOME-10] from phase 3 on the profile has the line that answers the newest of two acts', async () => {
  const reader = test.reader();
  await readTo(test, reader, 2);
  await play(reader, 'system-exit', '0.1.2.3.4');
  expect(await line(reader)).toBeUndefined();
  await readTo(test, reader, 3);
  expect(await line(reader)).toBe(hallLines['lamp=dark']);
  await play(reader, 'collaborate', '0.3.6.9.12.15');
  expect(await line(reader)).toBe(hallLines['verdict=drafted']);
});

it('[B-HOME-10] without one of these acts there is no line', async () => {
  const reader = test.reader();
  await readTo(test, reader, 3);
  await play(reader, 'system-exit', '8');
  await play(reader, 'kitchen', '0');
  expect(await line(reader)).toBeUndefined();
});

it('[B-HOME-10] the vote on the hedge is answered where no act is', async () => {
  const reader = test.reader();
  await readTo(test, reader, 2);
  await reader.post(apiPaths.judgment, { verdict: 'set-down' });
  expect(await line(reader)).toBeUndefined();
  await readTo(test, reader, 3);
  expect(await line(reader)).toBe(voteLines['set-down']);
  await play(reader, 'system-exit', '0.1.2.3.4.5');
  expect(await line(reader)).toBe(hallLines['lamp=dark']);
});

it('[B-HOME-10] every act with a line exists', () => {
  for (const act of Object.keys(hallLines)) expect(rememberError(act)).toBeNull();
});
