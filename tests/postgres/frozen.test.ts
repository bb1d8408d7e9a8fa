import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { startPostgres, type TemporaryPostgres } from '../../tools/cluster/postgres.ts';
import { type Call, callsOfApi } from '../support/apiCalls.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { meet, profileOf, send } from './servers.ts';

/** Time for which PostgreSQL does not respond, ms. */
const frozenMs = 10_000;
const pages = ['/', '/kitchen', '/void', '/surveillance-truth', '/privacy', '/nowhere'];

let postgres: TemporaryPostgres;
let server: TestServer;
beforeAll(async () => {
  postgres = await startPostgres();
  const env = { DATABASE_URL: await postgres.createDatabase(), LOG_LEVEL: 'silent' };
  server = await startServer({ env });
}, 240_000);
afterAll(async () => {
  postgres.thaw();
  await server.stop();
  await postgres.stop();
}, 240_000);

const timed = async (path: string, init: RequestInit) => {
  const startedAt = performance.now();
  const reply = await fetch(server.url + path, { ...init, redirect: 'manual' });
  await reply.arrayBuffer();
  return { path, ms: Math.round(performance.now() - startedAt), reply };
};
const init = ({ method, body }: Call, cookie: string): RequestInit => ({
  method,
  headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
  ...(body === undefined ? {} : { body: JSON.stringify(body) }),
});

it('[B-STO-02] PostgreSQL stands still for 10 s: no page of a returning reader takes 500 ms, and no call 3.5 s', async () => {
  const calls = callsOfApi({ nowMs: Date.now(), order: 'f'.repeat(32), key: 'b'.repeat(64) });
  const cookies = await Promise.all(Array.from({ length: calls.length + 1 }, () => meet(server)));
  for (const cookie of cookies) expect((await send(server, cookie, 'first-0')).status).toBe(200);
  const before = await profileOf(server, cookies[0]!);

  postgres.freeze();
  const until = performance.now() + frozenMs;
  const slow: { path: string; ms: number }[] = [];
  const read = async () => {
    while (performance.now() < until) {
      for (const path of pages) {
        const page = await timed(path, { headers: { cookie: cookies[0]! } });
        slow.push(page);
        expect([path, page.reply.status]).toEqual([path, path === '/nowhere' ? 404 : 200]);
      }
      await wait(50);
    }
  };
  const ask = Promise.all(
    calls.map(async (call, index) => {
      const { ms, reply } = await timed(call.path, init(call, cookies[index + 1]!));
      return { call: call.name, status: reply.status, ms, retry: reply.headers.get('retry-after') };
    }),
  );
  await read();
  const asked = await ask;
  postgres.thaw();
  console.info(`slowest page: ${Math.max(...slow.map(({ ms }) => ms))} ms of ${slow.length}`);
  console.info(asked.map(({ call, status, ms }) => `${ms} ms ${status} ${call}`).join('\n'));
  expect(slow.filter(({ ms }) => ms >= 500)).toEqual([]);
  expect(asked.filter(({ ms }) => ms >= 3_500)).toEqual([]);
  expect(asked.filter(({ status, retry }) => status === 503 && retry === null)).toEqual([]);
  expect(asked.filter(({ status }) => status >= 500 && status !== 503)).toEqual([]);
  expect(asked.filter(({ status }) => status === 503).length).toBeGreaterThan(15);

  await expect.poll(async () => (await fetch(server.url + apiPaths.ready)).status, { timeout: 20_000 }).toBe(200);
  // A call answered with 503 was not counted, neither at once nor later.
  expect((await profileOf(server, cookies[0]!)).interactions).toBe(before.interactions);
  const track = asked.find(({ call }) => call === `POST ${apiPaths.track}`);
  expect(track?.status).toBe(503);
  const tracked = cookies[calls.findIndex(({ path }) => path === apiPaths.track) + 1]!;
  expect((await profileOf(server, tracked)).interactions).toBe(1);
}, 240_000);
