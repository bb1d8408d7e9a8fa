import Database from 'better-sqlite3';
import { existsSync, readFileSync } from 'node:fs';
import { Value } from 'typebox/value';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { CheckoutReply } from '#contract/api/influence.ts';
import { type Erased, type VisitorExport, VisitorExportSchema } from '#contract/api/visitorExport.ts';
import type { StoryPage } from '#contract/api/story.ts';
import { apiPaths, batchIdHeader } from '#contract/paths.ts';
import { actInWords } from '../../../../server/content/actsInWords.ts';
import { protocols } from '../../../../server/content/protocols/protocols.ts';
import { databaseFile } from '../../../../server/storage/files.ts';
import {
  exportedTables,
  cookieOf,
  keenBatch,
  noon,
  openApp,
  seat,
  type TestApp,
  type TestReader,
} from '../../../support/app.ts';
import { startServer } from '../../../support/server.ts';
import { engineName } from '../../../support/store.ts';

/** All strings that a visitor can get into the store. The tests search the database files for them. */
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

/** A visitor with a row in every table and one published influence message. */
async function livelyVisitor(mark = ''): Promise<TestReader> {
  const reader = test.reader();
  const behaviorData = keenBatch(test.now(), { interactionSequence: [canaries.interaction + mark] });
  const headers = { [batchIdHeader]: `${canaries.batch}${mark}-1` };
  await reader.get(apiPaths.profile);
  await reader.post(apiPaths.track, { behaviorData }, headers);
  await reader.post(apiPaths.personalizationFeedback, { ...feedback, contentId: canaries.content + mark });
  await reader.get(`${apiPaths.story}/kitchen`);
  await reader.post(apiPaths.protocol, { word: 'barefoot' });
  await reader.post(apiPaths.judgment, { verdict: 'grow' });
  await order(reader, canaries.designation + mark, canaries.message + mark);
  const { visitor } = (await reader.get(apiPaths.export)).json<VisitorExport>();
  // The route stores only fragments that exist, so the canary is stored directly.
  await test.storage.narratives.save(
    { id: visitor, firstSeenAt: noon },
    {
      discoveredFragments: [canaries.fragment + mark],
      investigationPath: [canaries.fragment + mark, canaries.step + mark],
    },
  );
  await reader.post(apiPaths.recovery, { key: 'a1'.repeat(32) });
  // At phase 0 the files are disabled, so the click is stored directly.
  await test.storage.archive.recordClick({ id: visitor, firstSeenAt: noon }, null, 'kitchen.txt');
  await test.storage.acts.save({ id: visitor, firstSeenAt: noon }, ['kitchen_first=mug']);
  const paid = await order(reader, canaries.designation + mark, canaries.message + mark);
  expect(await test.storage.orders.markPaid(visitor, paid)).toBe('paid');
  return reader;
}

const heldOf = async (reader: TestReader): Promise<VisitorExport> =>
  (await reader.get(apiPaths.export)).json<VisitorExport>();
const isSqlite = engineName === 'SQLite';
const names = async (sql: string): Promise<string[]> => (await test.sql(sql)).map(({ name }) => String(name));
const allTables = (): Promise<string[]> =>
  names(
    isSqlite
      ? `select name from sqlite_master where type = 'table'`
      : `select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
const tablesOfVisitors = (): Promise<string[]> =>
  names(
    isSqlite
      ? `select m.name from sqlite_master m join pragma_table_info(m.name) c on c.name = 'visitor' where m.type = 'table'`
      : `select table_name as name from information_schema.columns where table_schema = 'public' and column_name = 'visitor'`,
  );
/** A table of the numbers from 1 to a given n, for a query that adds n rows. */
const counted =
  'with recursive numbers(i) as (select 1 union all select i + 1 from numbers where i < cast(? as integer))';
/** The files on disk that contain the text: database or log. */
const inFiles = (dataDir: string, text: string): string[] =>
  ['', '-wal', '-journal']
    .map((ending) => databaseFile(dataDir) + ending)
    .filter((file) => existsSync(file) && readFileSync(file).includes(text));

describe('GET /api/visitor/export', () => {
  it('[B-PRV-01] exports every column of every row of the visitor, in every table', async () => {
    const ada = await livelyVisitor();
    await livelyVisitor('-of-another');
    const reply = await ada.get(apiPaths.export);
    expect(reply.headers).toMatchObject({
      'cache-control': 'no-store',
      'content-disposition': 'attachment; filename="d5u-what-is-held.json"',
    });
    const { tables, visitor, actsInWords, ...held } = reply.json<VisitorExport>();
    // The export has one sentence for each act of the visitor, and no other sentence.
    expect(actsInWords).toEqual(tables.acts.map(({ act, value }) => actInWords(act, value)));
    expect(actsInWords.length).toBeGreaterThan(0);
    expect(held).toEqual({ exportedAt: test.now(), firstSeenAt: test.now() });

    const lists = new Set(['record', 'deliveries', 'discovered_fragments', 'investigation_path']);
    // The database computes this column from `updated_at`, so the export leaves it out.
    const isComputed = (name: string) => name === 'seen_day';
    const readOut = (row: Record<string, unknown>) =>
      Object.fromEntries(
        Object.entries(row)
          .filter(([name]) => !isComputed(name))
          .map(([name, value]) => [name, lists.has(name) ? JSON.parse(value as string) : value]),
      );
    const days = await test.sql('select seen_day, updated_at from visitors where visitor = ?', visitor);
    expect(days).toEqual([{ seen_day: Math.floor(test.now() / 86_400_000), updated_at: test.now() }]);
    const withVisitor = await tablesOfVisitors();
    expect([...withVisitor, 'deliveries', 'influence'].sort()).toEqual(Object.keys(tables).sort());
    for (const table of withVisitor) {
      const stored = (await test.sql(`select * from ${table} where visitor = ? order by 2`, visitor)).map(readOut);
      expect(stored.length, table).toBeGreaterThan(0);
      const exported =
        table === 'visitors'
          ? tables.visitors.map((row) => ({ ...row, deliveries: tables.deliveries }))
          : tables[table as keyof typeof tables];
      expect(exported, table).toEqual(stored);
    }
    expect(tables.deliveries).toEqual([{ load: canaries.batch, numbers: [[1, 1]], at: test.now() }]);
    const { designation, message } = canaries;
    expect(tables.influence).toEqual(await test.sql('select * from influence where designation = ?', designation));
    expect(tables.influence).toEqual([{ ordinal: 1, designation, message, placed_at: test.now() }]);
    expect(reply.body).not.toContain('of-another');
  });

  it('[B-PRV-01] exports empty tables for a visitor about whom nothing is stored', async () => {
    const { tables, visitor } = await heldOf(test.reader());
    expect(visitor).toMatch(/^[0-9a-f]{32}$/);
    expect(Object.values(tables).every((table) => table.length === 0)).toBe(true);
  });
});

describe('[the export read everything at once] a visitor with many rows', () => {
  const visitor = 'a'.repeat(32);
  /** Every second message is paid in the same millisecond as the message before it. */
  const addRows = async (count: number) => {
    if (count === 0) return;
    const id = 'substr(cast(100000 + i as text), 2)';
    const paidAt = 'cast(? as bigint) + i - i % 2';
    await test.sql(
      `insert into acts ${counted} select ?, ${id}, 'seen', cast(? as bigint) + i from numbers`,
      count,
      visitor,
      noon,
    );
    await test.sql(
      `insert into orders ${counted}
       select ?, ${id}, 'Ada', 'Message ' || ${id}, cast(? as bigint), ${paidAt}, 'published', null, 1300, 'usd' from numbers`,
      count,
      visitor,
      noon,
      noon,
    );
    await test.sql(
      `insert into influence ${counted} select i, 'Ada', 'Message ' || ${id}, ${paidAt} from numbers`,
      count,
      noon,
    );
  };

  it.each([0, 1, 499, 500, 501, 1_300])(
    'reads %i rows of a table, at most 500 at once, each row once',
    async (count) => {
      await addRows(count);
      const sizes: Record<string, number[]> = {};
      for await (const { table, rows } of test.storage.visitors.export(visitor))
        (sizes[table] ??= []).push(rows.length);
      const pages = Array.from({ length: Math.floor(count / 500) + 1 }, (_, page) => Math.min(500, count - page * 500));
      expect(sizes).toMatchObject({ visitors: [0], deliveries: [0], acts: pages, orders: pages, influence: pages });

      const tables = await exportedTables(test.storage, visitor);
      const numbers = Array.from({ length: count }, (_, index) => index + 1);
      expect(tables.acts.map(({ act }) => Number(act))).toEqual(numbers);
      expect(tables.orders.map(({ id }) => Number(id))).toEqual(numbers);
      expect(tables.influence.map(({ ordinal }) => ordinal)).toEqual(numbers);
    },
  );

  it('reads a page only when the reader is ready for it', async () => {
    await addRows(1_300);
    const pages = test.storage.visitors.export(visitor);
    for (let page = 0; page < 2; page += 1) await pages.next();
    for (const table of ['acts', 'orders']) await test.sql(`delete from ${table}`);
    const rest: number[] = [];
    for await (const { rows } of pages) rest.push(rows.length);
    expect(rest.every((length) => length === 0)).toBe(true);
  });

  it('is answered in chunks, which together are the same JSON', async () => {
    const reader = test.reader();
    const [cookie] = (await reader.get(apiPaths.profile)).cookies;
    await addRows(1_000);
    const id = cookie?.value.split('.')[0];
    for (const table of ['acts', 'orders']) await test.sql(`update ${table} set visitor = ?`, id);
    const reply = await reader.get(apiPaths.export);
    // A reply without a length is sent as it is generated.
    expect([reply.headers['content-length'], reply.headers['content-type']]).toEqual([
      undefined,
      'application/json; charset=utf-8',
    ]);
    expect(Value.Check(VisitorExportSchema, reply.json())).toBe(true);
    const tables = await exportedTables(test.storage, id ?? '');
    expect(reply.json()).toEqual({
      exportedAt: noon,
      visitor: id,
      firstSeenAt: noon,
      tables,
      actsInWords: (tables.acts as { act: string; value: string }[]).map(({ act, value }) => actInWords(act, value)),
    });
    expect(reply.json<VisitorExport>().tables.orders).toHaveLength(1_000);
  });
});

describe('DELETE /api/visitor', () => {
  it('[B-PRV-01] erases every row and the influence message, and removes the cookie', async () => {
    const ada = await livelyVisitor();
    const { visitor } = await heldOf(ada);
    const reply = await ada.remove(apiPaths.visitor);
    expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
    expect(reply.json<Erased>().erased).toEqual({
      visitors: 1,
      archive_clicks: 1,
      narratives: 1,
      feedback: 1,
      acts: 1,
      story_visits: 1,
      protocols: 1,
      orders: 2,
      judgments: 1,
      recovery_phrases: 1,
      influence: 1,
    });
    expect(reply.headers['set-cookie']).toMatch(/^d5u=; Max-Age=0; Path=\/; .*HttpOnly/);
    expect((await test.reader().get(apiPaths.homepageMessage)).json()).toBeNull();

    for (const canary of [...Object.values(canaries), visitor]) expect(inFiles(test.dataDir, canary)).toEqual([]);
    for (const name of await allTables()) {
      const table = await test.sql(`select * from ${name}`);
      expect(JSON.stringify(table).toLowerCase(), name).not.toContain('canary');
    }
  });

  it('[B-PRV-01] leaves the rows of all other visitors as they were', async () => {
    const ben = await livelyVisitor('-of-another');
    const before = await heldOf(ben);
    const ada = await livelyVisitor();
    expect((await ben.get(apiPaths.homepageMessage)).json()).toMatchObject({ designation: canaries.designation });
    await ada.remove(apiPaths.visitor);
    expect(await heldOf(ben)).toEqual(before);
    expect(before.tables.orders).toHaveLength(2);
  });

  it('[erasing the buyer published the message before it] there is no current message until the next one', async () => {
    const ben = await livelyVisitor('-of-another');
    const ada = await livelyVisitor();
    await ada.remove(apiPaths.visitor);
    expect((await ben.get(apiPaths.homepageMessage)).json()).toBeNull();
    // There is still no message after the buyer of an older message, or a visitor without data, is erased.
    await ben.remove(apiPaths.visitor);
    await test.reader().remove(apiPaths.visitor);
    expect((await test.reader().get(apiPaths.homepageMessage)).json()).toBeNull();

    const next = { designation: 'Next', message: 'Mine.' };
    await seat(test.storage, next);
    expect((await test.reader().get(apiPaths.homepageMessage)).json()).toEqual(next);
  });

  it('[erasing the buyer published the message before it] erasing another buyer leaves the current message', async () => {
    const ben = await livelyVisitor('-of-another');
    await livelyVisitor();
    await ben.remove(apiPaths.visitor);
    expect((await test.reader().get(apiPaths.homepageMessage)).json()).toMatchObject({
      designation: canaries.designation,
    });
  });

  it('[B-PRV-01] requests that arrive after it write nothing, and are those of a new visitor without a cookie', async () => {
    const ada = await livelyVisitor();
    const { visitor } = await heldOf(ada);
    // Both requests are sent together. The batch is either refused, or written before the erasure and erased with the
    // other rows.
    const [, late] = await Promise.all([
      ada.remove(apiPaths.visitor),
      ada.post(apiPaths.track, { behaviorData: keenBatch(test.now()) }, { [batchIdHeader]: 'late-batch-0123456789' }),
    ]);
    expect([200, 410]).toContain(late.statusCode);
    const after = await ada.post(apiPaths.track, { behaviorData: keenBatch(test.now()) });
    const later = await ada.post(apiPaths.narrativeState, { discoveredFragments: [], investigationPath: [] });
    expect([after.statusCode, later.statusCode]).toEqual([410, 410]);
    expect(later.json()).toEqual({ message: 'This visitor has been erased. Nothing of this request was kept.' });
    expect(Object.values(await exportedTables(test.storage, visitor)).flat()).toEqual([]);

    const next = await ada.get(apiPaths.export);
    expect(next.json<VisitorExport>().visitor).not.toBe(visitor);
    expect(cookieOf(next)).toBeUndefined();
  });

  it('[B-PRV-01] without a cookie it erases nothing and creates no visitor', async () => {
    const reply = await test.app.inject({ method: 'DELETE', url: apiPaths.visitor });
    expect([reply.statusCode, reply.json()]).toEqual([200, { erased: {} }]);
    expect(reply.headers['set-cookie']).toMatch(/^d5u=; .*1970/);
  });

  it('[B-PRV-01, B-SEC-02] is refused if another site asks for it', async () => {
    const ada = await livelyVisitor();
    const { visitor } = await heldOf(ada);
    const headers = { cookie: cookieOf(await ada.get(apiPaths.profile)) ?? '', 'sec-fetch-site': 'cross-site' };
    const reply = await test.app.inject({ method: 'DELETE', url: apiPaths.visitor, headers });
    expect(reply.statusCode).toBe(403);
    expect((await exportedTables(test.storage, visitor)).visitors).toHaveLength(1);
  });

  it.runIf(isSqlite)(
    '[B-PRV-01] another process that is reading delays only the emptying of the log',
    async () => {
      const ada = await livelyVisitor();
      const backup = new Database(databaseFile(test.dataDir), { readonly: true });
      backup.exec('begin');
      expect(backup.prepare('select * from visitors').all()).toHaveLength(1);
      expect((await ada.remove(apiPaths.visitor)).statusCode).toBe(200);
      expect(inFiles(test.dataDir, canaries.message)).not.toEqual([]);
      backup.exec('commit');
      backup.close();
      await expect.poll(() => inFiles(test.dataDir, canaries.message), { timeout: 8000, interval: 200 }).toEqual([]);
    },
    10_000,
  );
});

it('[B-PRV-01] a visitor with 33,000 influence messages gets all of them in the export, and all are erased', async () => {
  const visitor = 'a'.repeat(32);
  const count = 33_000;
  await test.sql(
    `insert into orders ${counted} select ?, 'order-' || i, 'Ada', 'Line ' || i, cast(? as bigint), cast(? as bigint) + i,
     'published', null, 1300, 'usd' from numbers`,
    count,
    visitor,
    noon,
    noon,
  );
  await test.sql(
    `insert into influence ${counted} select i, 'Ada', 'Line ' || i, cast(? as bigint) + i from numbers`,
    count,
    noon,
  );
  // Two messages of other visitors: the same text at another time, and another text at the same time.
  const addLine = 'insert into influence values (?, ?, ?, ?)';
  await test.sql(addLine, count + 1, 'Ada', 'Line 1', noon);
  await test.sql(addLine, count + 2, 'Ada', 'Line 0', noon + 1);
  const { influence } = await exportedTables(test.storage, visitor);
  expect(influence).toHaveLength(count);
  expect(influence.every(({ ordinal }, index) => ordinal === index + 1)).toBe(true);
  expect(await test.storage.visitors.erase(visitor)).toMatchObject({ orders: count, influence: count });
  expect(await test.sql('select ordinal from influence order by ordinal')).toEqual([
    { ordinal: count + 1 },
    { ordinal: count + 2 },
  ]);
});

describe('a client that sends no cookie back', () => {
  const filename = 'kitchen.txt';
  const fragments = ['memory:a', 'memory:b'];
  const click = { eventType: 'phantom_link_access', data: { filename, attempts: 1 } };
  const clause = protocols.find(({ word }) => word === 'barefoot');
  const noCookie = (what: string) => ({ message: `${what} is kept under a cookie, and none came with this request.` });
  const post = (url: string, payload: object, headers = {}) =>
    test.app.inject({ method: 'POST', url, payload, headers });
  /** Tables that the store keeps about itself. */
  const isOfStore = (name: string) => name.startsWith('kysely') || ['probe', 'leases', 'locks'].includes(name);
  const heldByAnybody = async (): Promise<string[]> => {
    const held: string[] = [];
    for (const name of await allTables()) {
      if (!isOfStore(name) && (await test.sql(`select * from ${name}`)).length > 0) held.push(name);
    }
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
    '[B-PRV-01] leaves no row by %s, because nobody could export or erase it',
    async (_what, url, body, code, said) => {
      for (let time = 0; time < 3; time += 1) {
        const reply = await post(url, body, { [batchIdHeader]: 'the-same' });
        expect([reply.statusCode, reply.json()]).toEqual([code, said]);
        // The reply sets a cookie, so that the next request can be stored.
        expect(cookieOf(reply)).toMatch(/^d5u=[0-9a-f]{32}/);
      }
      expect(await heldByAnybody()).toEqual([]);
    },
  );

  it('[B-PRV-01] reads a story several times and leaves no row', async () => {
    for (let time = 0; time < 3; time += 1) {
      const reply = await test.app.inject({ url: `${apiPaths.story}/kitchen` });
      expect([reply.statusCode, reply.json<StoryPage>().slug]).toEqual([200, 'kitchen']);
    }
    expect(await heldByAnybody()).toEqual([]);
  });

  it('[B-PRV-01] becomes a visitor by sending the cookie of its first reply', async () => {
    const body = { behaviorData: keenBatch(noon) };
    const cookie = cookieOf(await post(apiPaths.track, body)) ?? '';
    expect((await post(apiPaths.track, body, { cookie })).json()).toEqual({ counted: true });
    expect(await heldByAnybody()).toEqual(['visitors']);
  });
});

it.runIf(isSqlite)(
  '[B-PRV-01] a real server keeps nothing of an erased visitor, neither in its store nor in its log',
  async () => {
    const server = await startServer({ env: { LOG_LEVEL: 'debug' } });
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
    const { visitor, tables } = (await (await send('GET', apiPaths.export)).json()) as VisitorExport;
    expect([tables.deliveries.length, tables.orders.length]).toEqual([1, 1]);
    expect((await send('DELETE', apiPaths.visitor)).status).toBe(200);
    for (const canary of [...Object.values(canaries), visitor]) {
      expect(inFiles(server.dataDir, canary), canary).toEqual([]);
      expect(log).not.toContain(canary);
    }
    expect(log).toContain('/api/visitor');
    await server.stop();
  },
);
