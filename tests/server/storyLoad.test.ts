import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { StoryPage } from '#contract/api/story.ts';
import { apiPaths } from '#contract/paths.ts';
import { hiddenRoutes } from '#contract/routes.ts';
import { StoryBudget, StoryBusy } from '../../server/story/StoryBudget.ts';
import { openApp, readTo, type TestApp, type TestReader } from '../support/app.ts';
import { engineName } from '../support/store.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp({ TRUST_PROXY: 'loopback' })));
afterEach(() => test.close());

const longPath = `${apiPaths.story}/ai-prison?path=${Array.from({ length: 64 }, (_, at) => at % 6).join('.')}`;
/** Sends a request from an address, as a visitor with a new cookie. */
const ask = (url: string, address: string) => test.app.inject({ url, headers: { 'x-forwarded-for': address } });

it('[B-LIM-01] of sixty of the longest stories at once, one is played; the others are told to come back', async () => {
  const beganAt = performance.now();
  const replies = await Promise.all(Array.from({ length: 60 }, () => ask(longPath, '192.0.2.1')));
  const seconds = (performance.now() - beganAt) / 1000;
  const statuses = replies.map(({ statusCode }) => statusCode);
  const played = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 503)).toHaveLength(60 - played);
  // PostgreSQL answers the last request after the first story has been played. The limit is then the budget of the
  // address.
  expect(played).toBeGreaterThanOrEqual(1);
  expect(played).toBeLessThanOrEqual(engineName === 'SQLite' ? 1 : (1_200 + 300 * seconds) / 65);
  const refused = replies.find(({ statusCode }) => statusCode === 503);
  expect(refused?.json()).toEqual({ message: 'Too many stories are being read out at once.' });
  expect(refused?.headers['retry-after']).toBe('1');
});

it('[B-LIM-01] readers at other addresses get their stories meanwhile', async () => {
  const crowd = Array.from({ length: 60 }, () => ask(longPath, '192.0.2.1'));
  const others = Array.from({ length: 10 }, (_, index) => ask(`${apiPaths.story}/kitchen`, `192.0.2.${index + 2}`));
  expect((await Promise.all(others)).map(({ statusCode }) => statusCode)).toEqual(others.map(() => 200));
  await Promise.all(crowd);
});

it('[B-LIM-01] the turns of all long paths together leave a round of the event loop between them', async () => {
  const crowdIs = { over: false };
  let rounds = 0;
  const count = async () => {
    for (; !crowdIs.over; await setImmediate()) rounds += 1;
  };
  const counting = count();
  // Each of the four requests has the most choices that may wait for one address: 65, in sixteen turns of four choices
  // and a last turn of one choice.
  const crowd = Array.from({ length: 4 }, (_, index) => ask(longPath, `192.0.2.${index + 1}`));
  for (const { statusCode } of await Promise.all(crowd)) expect(statusCode).toBe(200);
  crowdIs.over = true;
  await counting;
  expect(rounds).toBeGreaterThanOrEqual(4 * 16);
});

describe('a story page that was not given out', () => {
  const kitchen = `${apiPaths.story}/kitchen`;
  const opened = async (reader: TestReader) => {
    const { visitor } = (await reader.get(apiPaths.export)).json<{ visitor: string }>();
    return [...(await test.storage.storyVisits.readAll(visitor)).keys()];
  };

  it.each([
    ['with a record', true],
    ['before the first batch', false],
  ])('for a path that it does not offer counts as no visit: %s', async (_when, hasRecord) => {
    const reader = test.reader();
    // The first request gives the reader a cookie.
    await reader.profile();
    if (hasRecord) await reader.begin();
    expect((await reader.get(`${kitchen}?path=99`)).statusCode).toBe(400);
    if (!hasRecord) await reader.begin();
    expect(await opened(reader)).toEqual([]);
    expect((await reader.get(kitchen)).statusCode).toBe(200);
    expect(await opened(reader)).toEqual(['kitchen']);
  });

  it('[B-LIM-01] because too much is being read counts as no visit', async () => {
    const reader = test.reader();
    await reader.begin();
    const take = vi.spyOn(StoryBudget.prototype, 'take').mockImplementationOnce(() => {
      throw new StoryBusy(3);
    });
    const reply = await reader.get(kitchen);
    take.mockRestore();
    expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '3']);
    expect(await opened(reader)).toEqual([]);
    expect((await reader.get(kitchen)).statusCode).toBe(200);
    expect(await opened(reader)).toEqual(['kitchen']);
  });

  it('and one that is given out counts itself among the rooms', async () => {
    const reader = test.reader();
    await readTo(test, reader, 2);
    const text = async () => JSON.stringify((await reader.get(`${apiPaths.story}/dead-end`)).json<StoryPage>().blocks);
    const others = hiddenRoutes.filter((slug) => slug !== 'dead-end');
    for (const slug of others.slice(0, 11))
      expect((await reader.get(`${apiPaths.story}/${slug}`)).statusCode).toBe(200);
    expect(await opened(reader)).toHaveLength(11);
    expect(await text()).toContain('You have opened 12 rooms.');
    expect(await text()).toContain('You have opened 12 rooms.');
    await reader.get(`${apiPaths.story}/${others[11]}`);
    expect(await text()).toContain('You have opened 13 rooms.');
  });
});
