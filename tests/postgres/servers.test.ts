import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { VisitorExport } from '#contract/api/visitorExport.ts';
import { apiPaths } from '#contract/paths.ts';
import { connectPostgres } from '../../server/storage/postgres.ts';
import { startPostgres, type TemporaryPostgres } from '../../tools/cluster/postgres.ts';
import { namesCounted } from '../support/deliveries.ts';
import { startServer, type TestServer } from '../support/server.ts';
import { load, meet, profileOf, send } from './servers.ts';

const patient = { timeout: 60_000 };

let postgres: TemporaryPostgres;
let url: string;
let servers: TestServer[] = [];
const start = () => startServer({ env: { DATABASE_URL: url, LOG_LEVEL: 'silent' } });
beforeAll(async () => {
  postgres = await startPostgres();
  url = await postgres.createDatabase();
  servers = await Promise.all([start(), start()]);
}, 240_000);
afterEach(async () => {
  for (const [index, server] of servers.entries())
    if (server.process.exitCode !== null || server.process.signalCode !== null) servers[index] = await start();
});
afterAll(async () => {
  await Promise.all(servers.map((server) => server.stop()));
  await postgres.stop();
}, 240_000);

/** The counted deliveries of the visitor with this cookie. */
async function keptOf(cookie: string): Promise<Set<string>> {
  const visitor = /=([0-9a-f]{32})/.exec(decodeURIComponent(cookie))?.[1] ?? '';
  const db = connectPostgres(url, { max: 1 });
  const rows = await db.selectFrom('visitors').select('deliveries').where('visitor', '=', visitor).execute();
  await db.destroy();
  return namesCounted(rows.map(({ deliveries }) => deliveries));
}
/**
 * Checks that every acknowledged batch is stored, that every stored batch has counted once, and that no batch counts
 * again when it is sent again.
 */
async function expectOnce(cookie: string, acknowledged: ReadonlySet<string>, sent: ReadonlySet<string>): Promise<void> {
  const kept = await keptOf(cookie);
  expect([...acknowledged].filter((id) => !kept.has(id))).toEqual([]);
  expect([...kept].filter((id) => !sent.has(id))).toEqual([]);
  for (const server of servers) expect((await profileOf(server, cookie)).interactions).toBe(kept.size);
  const again = await Promise.all([...acknowledged].slice(-50).map((id) => send(servers[0]!, cookie, id)));
  for (const reply of again) expect(await reply.json()).toEqual({ counted: false });
}

describe('[B-STO-02] two servers on one PostgreSQL', () => {
  it('count each batch of a visitor once that is sent to both at the same moment', async () => {
    const cookie = await meet(servers[0]!);
    const ids = Array.from({ length: 60 }, (_, index) => `both-${index}`);
    const replies = await Promise.all(ids.flatMap((id) => servers.map((server) => send(server, cookie, id))));
    const counted = await Promise.all(
      replies.map(async (reply) => ((await reply.json()) as { counted: boolean }).counted),
    );
    ids.forEach((id, index) =>
      expect([id, counted.slice(index * 2, index * 2 + 2).sort()]).toEqual([id, [false, true]]),
    );
    for (const server of servers) expect((await profileOf(server, cookie)).interactions).toBe(60);
  });

  it('keep what is read before the first batch if one server gets both', async () => {
    const [one, other] = servers as [TestServer, TestServer];
    for (const [batchTo, kept] of [
      [one, ['kitchen']],
      [other, []],
    ] as const) {
      const cookie = await meet(one);
      const page = await fetch(`${one.url}${apiPaths.story}/kitchen`, { headers: { cookie } });
      expect(page.status).toBe(200);
      expect(await (await send(batchTo, cookie, 'first')).json()).toEqual({ counted: true });
      for (const server of servers) {
        const reply = await fetch(server.url + apiPaths.export, { headers: { cookie } });
        const { tables } = (await reply.json()) as VisitorExport;
        expect(tables.story_visits.map(({ slug }) => slug)).toEqual(kept);
      }
    }
  });

  it('[B-PRV-01] the erasure in one is known to the other at once', async () => {
    const [one, other] = servers as [TestServer, TestServer];
    const cookie = await meet(one);
    expect((await send(other, cookie, 'first')).status).toBe(200);
    expect((await fetch(one.url + apiPaths.visitor, { method: 'DELETE', headers: { cookie } })).status).toBe(200);
    const late = await Promise.all([send(other, cookie, 'second'), send(one, cookie, 'third')]);
    expect(late.map(({ status }) => status)).toEqual([410, 410]);
    const call = await fetch(other.url + apiPaths.profile, { headers: { cookie } });
    expect([call.status, call.headers.get('set-cookie')]).toEqual([200, null]);
    const page = await fetch(`${other.url}/`, { headers: { cookie } });
    expect(page.headers.get('set-cookie')).toMatch(/^d5u=[0-9a-f]{32}/);
    expect([...(await keptOf(cookie))]).toEqual([]);
  });

  it('[B-STO-01] kill -9 of one under load loses nothing that was acknowledged, and the other goes on', async () => {
    const cookie = await meet(servers[0]!);
    const { sent, acknowledged, stop } = load(servers, [cookie]);
    await expect.poll(() => acknowledged.size, patient).toBeGreaterThan(100);
    await servers[1]!.kill('SIGKILL');
    const before = acknowledged.size;
    await expect.poll(() => acknowledged.size, patient).toBeGreaterThan(before + 50);
    await stop();
    servers[1] = await start();
    await expectOnce(cookie, acknowledged, sent);
  });

  it('fault 19: PostgreSQL is killed under load and away for 60 s; 503 meanwhile, back within 5 s, nothing lost', async () => {
    const cookie = await meet(servers[0]!);
    const { sent, acknowledged, statuses, stop } = load(servers, [cookie]);
    await expect.poll(() => acknowledged.size, patient).toBeGreaterThan(100);
    await postgres.kill();
    const before = acknowledged.size;
    statuses.clear();
    // Real time: the length of the outage is under test.
    const until = performance.now() + 60_000;
    while (performance.now() < until) {
      for (const server of servers) {
        const states = await Promise.all(
          ['/healthz', '/readyz', apiPaths.profile].map(
            async (path) => (await fetch(server.url + path, { headers: { cookie } })).status,
          ),
        );
        expect(states).toEqual([200, 503, 503]);
      }
      await wait(1000);
    }
    expect(acknowledged.size).toBeLessThanOrEqual(before + 10);
    expect([...statuses.keys()].filter((status) => status !== 503 && status !== 200)).toEqual([]);
    await postgres.restart();
    const restarted = performance.now();
    for (const server of servers)
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status, { timeout: 5000 }).toBe(200);
    expect(performance.now() - restarted).toBeLessThan(5000);
    await expect.poll(() => acknowledged.size, patient).toBeGreaterThan(before + 100);
    await stop();
    await expectOnce(cookie, acknowledged, sent);
  }, 240_000);
});
