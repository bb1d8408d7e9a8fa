import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { consentCookie } from '#contract/consent.ts';
import { apiPaths } from '#contract/paths.ts';
import { databaseFile } from '../../server/storage/files.ts';
import { openApp, type TestApp } from '../support/app.ts';
import { freePort } from '../support/port.ts';

let test: TestApp;
let port: number;
beforeEach(async () => {
  port = await freePort();
  test = await openApp({ METRICS_PORT: String(port) });
});
afterEach(() => test.close());

const read = async (): Promise<string> => (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
/** The value of one series; undefined where the series does not exist. */
const valueOf = (text: string, series: string): number | undefined => {
  const line = text.split('\n').find((each) => each.startsWith(`${series} `));
  return line === undefined ? undefined : Number(line.slice(series.length + 1));
};

describe('the metrics', () => {
  it('[B-OPS-01] count requests by route and class of status, never by address', async () => {
    await test.app.inject(`${apiPaths.story}/kitchen`);
    await test.app.inject(`${apiPaths.archive}/doors.log`);
    await test.app.inject('/no/such/page');
    const text = await read();
    expect(valueOf(text, 'd5u_request_seconds_count{route="/api/story/:slug",status="2xx"}')).toBe(1);
    expect(valueOf(text, 'd5u_request_seconds_count{route="/api/archive/:filename",status="4xx"}')).toBe(1);
    expect(valueOf(text, 'd5u_request_seconds_count{route="none",status="4xx"}')).toBe(1);
    expect(valueOf(text, 'd5u_request_seconds_bucket{le="5",route="none",status="4xx"}')).toBe(1);
    for (const address of ['kitchen', 'doors', 'no/such']) expect(text).not.toContain(address);
  });

  it('[B-OPS-01] count refusals by status: bad input, a body that is too large', async () => {
    const reader = test.reader();
    await reader.post(apiPaths.narrativeState, { discoveredFragments: 1 });
    await reader.post(apiPaths.narrativeState, { discoveredFragments: [], investigationPath: ['a'.repeat(70_000)] });
    const text = await read();
    expect(valueOf(text, 'd5u_refused_requests_total{status="400"}')).toBe(1);
    expect(valueOf(text, 'd5u_refused_requests_total{status="413"}')).toBe(1);
    expect(valueOf(text, 'd5u_refused_requests_total{status="429"}')).toBeUndefined();
  });

  it('[B-OPS-01] count calls over the limit', async () => {
    await test.close();
    port = await freePort();
    test = await openApp({ METRICS_PORT: String(port), RATE_LIMIT: '2' });
    for (let call = 0; call < 3; call += 1) await test.app.inject(apiPaths.settings);
    expect(valueOf(await read(), 'd5u_refused_requests_total{status="429"}')).toBe(1);
  });

  it('[B-OPS-01] count a visitor once, when the cookie is given', async () => {
    const reader = test.reader();
    await reader.profile();
    await reader.profile();
    await reader.remove(apiPaths.visitor);
    expect(valueOf(await read(), 'd5u_new_visitors_total')).toBe(1);
  });

  it('[B-OPS-01, B-PRV-04] count as new visitors neither who is given the cookie of an answer nor whose cookie is cleared', async () => {
    const ask = (method: 'GET' | 'POST' | 'DELETE', url: string, headers: Record<string, string>, payload?: object) =>
      test.app.inject({ method, url, headers, ...(payload !== undefined && { payload }) });
    const cookies = [
      await ask('GET', apiPaths.profile, { 'sec-gpc': '1' }),
      await ask('POST', apiPaths.consent, { 'sec-gpc': '1' }, { answer: 'no' }),
      await ask('DELETE', apiPaths.visitor, {}),
    ].map((reply) => reply.cookies.map(({ name }) => name));
    expect(cookies).toEqual([[consentCookie], [consentCookie], ['d5u']]);
    expect(valueOf(await read(), 'd5u_new_visitors_total')).toBe(0);
    const reader = test.reader();
    await reader.profile();
    expect(valueOf(await read(), 'd5u_new_visitors_total')).toBe(1);
    // A call in flight during the erasure of its visitor sets no cookie. An erased visitor returns without a cookie, as
    // a new visitor.
    await reader.remove(apiPaths.visitor);
    await reader.profile();
    expect(valueOf(await read(), 'd5u_new_visitors_total')).toBe(1);
    await ask('GET', apiPaths.profile, {});
    expect(valueOf(await read(), 'd5u_new_visitors_total')).toBe(2);
  });

  it('[B-OPS-01, B-PRV-06] count nobody who takes up the record of a phrase', async () => {
    const reader = test.reader();
    await reader.begin();
    const key = 'a1'.repeat(32);
    await reader.post(apiPaths.recovery, { key });
    const payload = { key, own: 'erase' };
    const claimed = await test.app.inject({ method: 'POST', url: `${apiPaths.recovery}/claim`, payload });
    expect([claimed.statusCode, claimed.cookies.map(({ name }) => name)]).toEqual([200, ['d5u']]);
    expect(valueOf(await read(), 'd5u_new_visitors_total')).toBe(1);
  });

  it('[B-OPS-01] tell open connections, the store, its disk and the lag of the event loop', async () => {
    const url = await test.app.listen({ port: 0 });
    expect(valueOf(await read(), 'd5u_open_connections')).toBe(0);
    await fetch(url + apiPaths.health);
    const text = await read();
    expect(valueOf(text, 'd5u_open_connections')).toBe(1);
    expect(valueOf(text, 'd5u_store_bytes{kind="used"}')).toBeGreaterThan(4096);
    expect(valueOf(text, 'd5u_store_bytes{kind="free"}')).toBeGreaterThan(0);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).toBeGreaterThanOrEqual(0);
  });

  it('[B-OPS-01] tell that the store cannot be read, and go on', async () => {
    await test.app.ready();
    expect(valueOf(await read(), 'd5u_store_ready')).toBe(1);
    const database = new Database(databaseFile(test.dataDir));
    database.exec('drop table influence');
    database.close();
    expect(valueOf(await read(), 'd5u_store_ready')).toBe(0);
  });

  it('[B-OPS-01, B-INF-04] tell how many refunds and messages wait, counted once a minute', async () => {
    const waits = async () => {
      const text = await read();
      return ['refunds', 'messages'].map((kind) => valueOf(text, `d5u_waiting{kind="${kind}"}`));
    };
    await test.app.ready();
    expect(await waits()).toEqual([0, 0]);
    const { orders, payments } = test.storage;
    const visitor = { id: 'a'.repeat(32), firstSeenAt: test.now() };
    const { id } = await orders.create(visitor, { designation: 'A', message: 'B' });
    await orders.markPaid(visitor.id, id, 'held');
    await payments.settle({ event: 'e', order: 'none', payment: 'pi_1', amount: 1300, currency: 'usd' }, 'waiting');
    test.pass(59_999);
    expect(await waits()).toEqual([0, 0]);
    test.pass(1);
    expect(await waits()).toEqual([1, 1]);
    await payments.markReturned('pi_1');
    test.pass(60_000);
    expect(await waits()).toEqual([0, 1]);
  });

  it('[B-OPS-01, B-OPS-03] tell that retention waits for a clock that may be wrong', async () => {
    await test.close();
    port = await freePort();
    test = await openApp({ METRICS_PORT: String(port) }, null, { retentionStepMs: 20 });
    await test.app.ready();
    const held = async () => valueOf(await read(), 'd5u_retention_held');
    await expect.poll(() => test.storage.marks.read('retention')).not.toBeNull();
    expect(await held()).toBe(0);
    test.pass(401 * 86_400_000);
    await expect.poll(held).toBe(1);
  });

  it('[B-OPS-01] have every figure that an alert asks for', async () => {
    await test.app.inject('/no/such/page');
    const text = await read();
    const alerts = readFileSync('deploy/alerts.yml', 'utf8');
    const figures = new Set(Array.from(alerts.matchAll(/\b(?:d5u|nodejs|process)_\w+/g), ([name]) => name));
    expect(figures.size).toBe(9);
    for (const figure of figures) expect(text).toMatch(new RegExp(`^${figure}[ {]`, 'm'));
  });

  it('[B-OPS-01] are at a port of their own and not on the site', async () => {
    expect((await test.app.inject('/metrics')).statusCode).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/`)).status).toBe(404);
    expect((await fetch(`http://127.0.0.1:${port}/metrics`, { method: 'POST' })).status).toBe(404);
  });

  it('[B-OPS-01] stop the start when their port is taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port: taken } = other.address() as { port: number };
    const second = await openApp({ METRICS_PORT: String(taken) });
    await expect(second.app.ready()).rejects.toThrow('EADDRINUSE');
    other.close();
    await second.close().catch(() => undefined);
  });
});
