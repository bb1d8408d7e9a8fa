import { setImmediate } from 'node:timers/promises';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { openApp, type TestApp } from '../support/app.ts';
import { engineName } from '../support/store.ts';

let test: TestApp;
beforeEach(async () => void (test = await openApp({ TRUST_PROXY: 'loopback' })));
afterEach(() => test.close());

const longPath = `${apiPaths.story}/ai-prison?path=${Array.from({ length: 64 }, (_, at) => at % 6).join('.')}`;
/** Asks from an address, as a visitor with a fresh cookie. */
const ask = (url: string, address: string) => test.app.inject({ url, headers: { 'x-forwarded-for': address } });

it('[B-LIM-01] of sixty of the longest stories at once, one is played; the others are told to come back', async () => {
  const beganAt = performance.now();
  const replies = await Promise.all(Array.from({ length: 60 }, () => ask(longPath, '192.0.2.1')));
  const seconds = (performance.now() - beganAt) / 1000;
  const statuses = replies.map(({ statusCode }) => statusCode);
  const played = statuses.filter((status) => status === 200).length;
  expect(statuses.filter((status) => status === 503)).toHaveLength(60 - played);
  // PostgreSQL answers the last of them when the first is played already; then the budget of the address is the limit.
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
  // Each of the four is as much as may wait for its address: 65 choices, sixteen turns and a last one.
  const crowd = Array.from({ length: 4 }, (_, index) => ask(longPath, `192.0.2.${index + 1}`));
  for (const { statusCode } of await Promise.all(crowd)) expect(statusCode).toBe(200);
  crowdIs.over = true;
  await counting;
  expect(rounds).toBeGreaterThanOrEqual(4 * 16);
});
