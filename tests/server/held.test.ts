import Database from 'better-sqlite3';
import { existsSync, readFileSync } from 'node:fs';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutReply } from '#contract/api/influence.ts';
import type { Erased, Held } from '#contract/api/held.ts';
import type { StoryPage } from '#contract/api/story.ts';
import { apiPaths, batchIdHeader, batchSequenceHeader } from '#contract/paths.ts';
import { protocols } from '../../server/content/protocols/words.ts';
import { databaseFile } from '../../server/storage/sqlite.ts';
import { cookieOf, keenBatch, noon, openApp, type TestApp, type TestReader } from '../support/app.ts';
import { startServer } from '../support/server.ts';

/** Every string that a visitor can get into the store; each is looked for in the files themselves. */
const canaries = {
  interaction: 'click:canary-interaction',
  batch: 'canary-batch-0123456789',
  fragment: 'memory:canary-fragment',
  step: 'time:canary-step',
  content: '/canary-content',
  designation: 'Canary of the Seat',
  message: 'A canary has been here.',
};
const feedback = {
  contentId: canaries.content,
  userResponse: 'clicked',
  effectiveness: 1,
  dwellTime: 900,
  personalityProfile: { engagementLevel: 0.5, preferredComplexity: 'basic' },
};

let test: TestApp;
beforeEach(async () => void (test = await openApp()));
afterEach(() => test.close());

const order = async (reader: TestReader, designation: string, message: string): Promise<string> =>
  (await reader.post(apiPaths.influenceCheckout, { designation, message }))
    .json<CheckoutReply>()
    .url.split('/')
    .at(-1) ?? '';

/** Somebody with a row in every table, and one line on the seat. */
async function livelyVisitor(mark = ''): Promise<TestReader> {
  const reader = test.reader();
  const behaviorData = keenBatch(test.now(), { interactionSequence: [canaries.interaction + mark] });
  const headers = { [batchIdHeader]: canaries.batch + mark, [batchSequenceHeader]: '1' };
  await reader.get(apiPaths.profile);
  await reader.post(apiPaths.track, { behaviorData }, headers);
  const click = { eventType: 'phantom_link_access', data: { filename: 'kitchen.txt', attempts: 1 } };
  await reader.post(apiPaths.track, click);
  await reader.post(apiPaths.narrativeState, {
    discoveredFragments: [canaries.fragment + mark],
    investigationPath: [canaries.fragment + mark, canaries.step + mark],
  });
  await reader.post(apiPaths.personalizationFeedback, { ...feedback, contentId: canaries.content + mark });
  await reader.get(`${apiPaths.story}/kitchen`);
  await reader.post(apiPaths.protocol, { word: 'barefoot' });
  await reader.post(apiPaths.judgment, { verdict: 'grow' });
  await order(reader, canaries.designation + mark, canaries.message + mark);
  const { visitor } = (await reader.get(apiPaths.export)).json<Held>();
  const paid = await order(reader, canaries.designation + mark, canaries.message + mark);
  expect(await test.storage.orders.pay(visitor, paid)).toBe(true);
  return reader;
}

const heldOf = async (reader: TestReader): Promise<Held> => (await reader.get(apiPaths.export)).json<Held>();
const beside = (): Database.Database => new Database(databaseFile(test.dataDir), { readonly: true });
const rows = (database: Database.Database, sql: string, ...given: unknown[]) =>
  database.prepare<unknown[], Record<string, unknown>>(sql).all(...given);
/** What lies on the disk of it: the database, and its log. */
const inFiles = (dataDir: string, text: string): string[] =>
  ['', '-wal', '-journal']
    .map((ending) => databaseFile(dataDir) + ending)
    .filter((file) => existsSync(file) && readFileSync(file).includes(text));

describe('GET /api/visitor/export', () => {
  it('[B-PRV-01] hands over every column of every row in every table that knows the visitor', async () => {
    const ada = await livelyVisitor();
    await livelyVisitor('-of-another');
    const reply = await ada.get(apiPaths.export);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="d5u-what-is-held.json"',
    });
    const { tables, visitor, ...held } = reply.json<Held>();
    expect(held).toEqual({ exportedAt: test.now(), firstSeenAt: test.now() });

    const database = beside();
    const lists = new Set(['record', 'discovered_fragments', 'investigation_path']);
    const readOut = (row: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(row).map(([name, value]) => [name, lists.has(name) ? JSON.parse(value as string) : value]),
      );
    const withVisitor = rows(
      database,
      `select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'visitor' where m.type = 'table'`,
    ).map(({ name }) => name as string);
    expect([...withVisitor, 'influence'].sort()).toEqual(Object.keys(tables).sort());
    for (const table of withVisitor) {
      const stored = rows(database, `select * from ${table} where visitor = ?`, visitor).map(readOut);
      expect(stored.length, table).toBeGreaterThan(0);
      expect(tables[table as keyof typeof tables], table).toEqual(stored);
    }
    const { designation, message } = canaries;
    expect(tables.influence).toEqual(rows(database, 'select * from influence where designation = ?', designation));
    expect(tables.influence).toEqual([{ ordinal: 1, designation, message, placed_at: test.now() }]);
    database.close();
    expect(reply.body).not.toContain('of-another');
  });

  it('[B-PRV-01] hands over empty tables to somebody of whom nothing is held', async () => {
    const { tables, visitor } = await heldOf(test.reader());
    expect(visitor).toMatch(/^[0-9a-f]{32}$/);
    expect(Object.values(tables).every((table) => table.length === 0)).toBe(true);
  });
});

describe('DELETE /api/visitor', () => {
  it('[B-PRV-01] erases every row and the line on the seat, and takes the cookie back', async () => {
    const ada = await livelyVisitor();
    const { visitor } = await heldOf(ada);
    const reply = await ada.remove(apiPaths.visitor);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.json<Erased>().erased).toEqual({
      visitors: 1,
      deliveries: 1,
      archive_clicks: 1,
      narratives: 1,
      feedback: 1,
      story_visits: 1,
      protocols: 1,
      orders: 2,
      judgments: 1,
      influence: 1,
    });
    expect(reply.headers['set-cookie']).toMatch(/^d5u=; Max-Age=0; Path=\/; .*HttpOnly/);
    expect((await test.reader().get(apiPaths.homepageMessage)).json()).toBeNull();

    for (const canary of [...Object.values(canaries), visitor]) expect(inFiles(test.dataDir, canary)).toEqual([]);
    const database = beside();
    for (const { name } of rows(database, `select name from sqlite_master where type = 'table'`)) {
      const table = rows(database, `select * from ${String(name)}`);
      expect(JSON.stringify(table).toLowerCase(), String(name)).not.toContain('canary');
    }
    database.close();
  });

  it('[B-PRV-01] leaves the rows of everybody else as they were, and the seat to whoever had it before', async () => {
    const ben = await livelyVisitor('-of-another');
    const before = await heldOf(ben);
    const ada = await livelyVisitor();
    expect((await ben.get(apiPaths.homepageMessage)).json()).toMatchObject({ designation: canaries.designation });
    await ada.remove(apiPaths.visitor);
    expect(await heldOf(ben)).toEqual(before);
    expect(before.tables.orders).toHaveLength(2);
    expect((await ben.get(apiPaths.homepageMessage)).json()).toMatchObject({
      designation: `${canaries.designation}-of-another`,
    });
  });

  it('[B-PRV-01] what was still under way writes nothing, and the next page belongs to a stranger', async () => {
    const ada = await livelyVisitor();
    const { visitor } = await heldOf(ada);
    // Sent together: whichever of them comes after the erasure is turned away.
    const [, late] = await Promise.all([
      ada.remove(apiPaths.visitor),
      ada.post(apiPaths.track, { behaviorData: keenBatch(test.now()) }, { [batchIdHeader]: 'late-batch-0123456789' }),
    ]);
    const later = await ada.post(apiPaths.narrativeState, { discoveredFragments: [], investigationPath: [] });
    expect([late.statusCode, later.statusCode]).toEqual([410, 410]);
    expect(later.json()).toEqual({ message: 'This visitor has been erased. Nothing of this request was kept.' });
    expect(Object.values(await test.storage.visitors.held(visitor)).flat()).toEqual([]);

    const next = await ada.get(apiPaths.export);
    expect(next.json<Held>().visitor).not.toBe(visitor);
    expect(cookieOf(next)).toMatch(/^d5u=[0-9a-f]{32}/);
  });

  it('[B-PRV-01] has nothing to erase for somebody without a cookie, and gives them none', async () => {
    const reply = await test.app.inject({ method: 'DELETE', url: apiPaths.visitor });
    expect([reply.statusCode, reply.json()]).toEqual([200, { erased: {} }]);
    expect(reply.headers['set-cookie']).toMatch(/^d5u=; .*1970/);
  });

  it('[B-PRV-01, B-SEC-02] cannot be asked for by another site', async () => {
    const ada = await livelyVisitor();
    const { visitor } = await heldOf(ada);
    const headers = { cookie: cookieOf(await ada.get(apiPaths.profile)) ?? '', 'sec-fetch-site': 'cross-site' };
    const reply = await test.app.inject({ method: 'DELETE', url: apiPaths.visitor, headers });
    expect(reply.statusCode).toBe(403);
    expect((await test.storage.visitors.held(visitor)).visitors).toHaveLength(1);
  });

  it('[B-PRV-01] a reader in the way delays the emptying of the log and nothing else', async () => {
    const ada = await livelyVisitor();
    const backup = beside();
    backup.exec('begin');
    expect(rows(backup, 'select * from visitors')).toHaveLength(1);
    expect((await ada.remove(apiPaths.visitor)).statusCode).toBe(200);
    expect(inFiles(test.dataDir, canaries.message)).not.toEqual([]);
    backup.exec('commit');
    backup.close();
    await expect.poll(() => inFiles(test.dataDir, canaries.message), { timeout: 8000, interval: 200 }).toEqual([]);
  }, 10_000);
});

it('[B-PRV-01] somebody who has filled the seat 33,000 times is handed every line, and rid of it', async () => {
  const visitor = 'a'.repeat(32);
  const count = 33_000;
  const database = new Database(databaseFile(test.dataDir));
  const addOrder = database.prepare('insert into orders values (?, ?, ?, ?, ?, ?)');
  const addLine = database.prepare('insert into influence values (?, ?, ?, ?)');
  database.transaction(() => {
    for (let line = 1; line <= count; line += 1) {
      addOrder.run(visitor, `order-${line}`, 'Ada', `Line ${line}`, noon, noon + line);
      addLine.run(line, 'Ada', `Line ${line}`, noon + line);
    }
    // The same words at another time, and other words at the same: both are somebody else's.
    addLine.run(count + 1, 'Ada', 'Line 1', noon);
    addLine.run(count + 2, 'Ada', 'Line 0', noon + 1);
  })();
  database.close();
  const { influence } = await test.storage.visitors.held(visitor);
  expect(influence).toHaveLength(count);
  expect(influence.every(({ ordinal }, index) => ordinal === index + 1)).toBe(true);
  expect(await test.storage.visitors.erase(visitor)).toMatchObject({ orders: count, influence: count });
  const left = beside();
  const others = rows(left, 'select ordinal from influence order by ordinal').map(({ ordinal }) => ordinal);
  left.close();
  expect(others).toEqual([count + 1, count + 2]);
});

describe('a client that sends no cookie back', () => {
  const filename = 'kitchen.txt';
  const fragments = ['memory:a', 'memory:b'];
  const click = { eventType: 'phantom_link_access', data: { filename, attempts: 1 } };
  const clause = protocols.find(({ word }) => word === 'barefoot');
  const noCookie = (what: string) => ({ message: `${what} is kept under a cookie, and none came with this request.` });
  const post = (url: string, payload: object, headers = {}) =>
    test.app.inject({ method: 'POST', url, payload, headers });
  const heldByAnybody = (): string[] => {
    const database = beside();
    const tables = rows(database, `select name from sqlite_master where type = 'table' and name not like 'kysely%'`);
    const held = tables
      .map(({ name }) => String(name))
      .filter((name) => rows(database, `select * from ${name}`).length);
    database.close();
    return held;
  };

  it.each<readonly [string, string, object, number, unknown]>([
    ['a batch', apiPaths.track, { behaviorData: keenBatch(noon) }, 200, { counted: false }],
    ['a click on a file', apiPaths.track, click, 200, { counted: false }],
    [
      'finds',
      apiPaths.narrativeState,
      { discoveredFragments: fragments, investigationPath: fragments },
      200,
      { fragments: 0 },
    ],
    ['an answer', apiPaths.personalizationFeedback, feedback, 200, { ok: true }],
    [
      'a word',
      apiPaths.protocol,
      { word: 'barefoot' },
      200,
      { word: clause?.word, title: clause?.title, text: clause?.text, unlocked: 1 },
    ],
    ['a vote', apiPaths.judgment, { verdict: 'grow' }, 400, noCookie('A vote')],
    ['an order', apiPaths.influenceCheckout, { designation: 'Ada', message: 'Here.' }, 400, noCookie('An order')],
  ])(
    '[B-PRV-01] leaves no row behind by %s, which nobody could read or erase',
    async (_what, url, body, code, said) => {
      for (let time = 0; time < 3; time += 1) {
        const reply = await post(url, body, { [batchIdHeader]: 'the-same' });
        expect([reply.statusCode, reply.json()]).toEqual([code, said]);
        // The next one can be kept.
        expect(cookieOf(reply)).toMatch(/^d5u=[0-9a-f]{32}/);
      }
      expect(heldByAnybody()).toEqual([]);
    },
  );

  it('[B-PRV-01] reads a story, however often for the first time, and leaves no row behind', async () => {
    for (let time = 0; time < 3; time += 1) {
      const reply = await test.app.inject({ url: `${apiPaths.story}/kitchen` });
      expect([reply.statusCode, reply.json<StoryPage>().slug]).toEqual([200, 'kitchen']);
    }
    expect(heldByAnybody()).toEqual([]);
  });

  it('[B-PRV-01] is somebody with the cookie of its first reply', async () => {
    const body = { behaviorData: keenBatch(noon) };
    const cookie = cookieOf(await post(apiPaths.track, body)) ?? '';
    expect((await post(apiPaths.track, body, { cookie })).json()).toEqual({ counted: true });
    expect(heldByAnybody()).toEqual(['visitors']);
  });
});

it('[B-PRV-01] a real server keeps nothing of an erased visitor, in its store or in its log', async () => {
  const server = await startServer({ env: { LOG_LEVEL: 'info' } });
  let log = '';
  server.process.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
  const first = await fetch(`${server.url}${apiPaths.profile}`);
  const cookie = (first.headers.get('set-cookie') ?? '').split(';')[0] ?? '';
  const send = (method: string, path: string, body?: unknown, more = {}) =>
    fetch(server.url + path, {
      method,
      headers: { cookie, ...(body === undefined ? {} : { 'content-type': 'application/json' }), ...more },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
  const behaviorData = keenBatch(Date.now(), { interactionSequence: [canaries.interaction] });
  await send('POST', apiPaths.track, { behaviorData }, { [batchIdHeader]: canaries.batch });
  await send('POST', apiPaths.influenceCheckout, { designation: canaries.designation, message: canaries.message });
  const { visitor, tables } = (await (await send('GET', apiPaths.export)).json()) as Held;
  expect([tables.deliveries.length, tables.orders.length]).toEqual([1, 1]);
  expect((await send('DELETE', apiPaths.visitor)).status).toBe(200);
  for (const canary of [...Object.values(canaries), visitor]) {
    expect(inFiles(server.dataDir, canary), canary).toEqual([]);
    expect(log).not.toContain(canary);
  }
  expect(log).toContain('/api/visitor');
  await server.stop();
});
