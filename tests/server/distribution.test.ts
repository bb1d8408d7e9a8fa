import Database from 'better-sqlite3';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { apiPaths } from '#contract/paths.ts';
import { buildApp } from '../../server/app.ts';
import { readSettings } from '../../server/settings.ts';
import { migrate } from '../../server/storage/migrations/index.ts';
import { openStorage } from '../../server/storage/open.ts';
import { sqliteEngine } from '../../server/storage/sqlite.ts';
import { connect } from '../../server/storage/sqliteConnection.ts';
import { tableKeys } from '../../tools/move-store/tableKeys.ts';
import { keenBatch, noon, readerOf } from '../support/app.ts';
import { callsOfApi, describedCalls } from '../support/apiCalls.ts';
import { testSecret } from '../support/server.ts';
import { siteStories } from '../support/siteStories.ts';

/**
 * Tables without a visitor in the key. They belong to the whole site, hold its totals or its payments, or have their
 * own key (tombstones).
 */
const siteTables = [
  'erased_visitors',
  'influence',
  'influence_log',
  'leases',
  'locks',
  'money_back',
  'payment_events',
  'probe',
  'vote_totals',
];

/** Every statement, with its values inserted. */
let said: string[];
let database: Database.Database;
beforeEach(async () => {
  said = [];
  database = new Database(':memory:', { verbose: (sql) => said.push(String(sql)) });
  await migrate(connect(database));
});
afterEach(() => {
  vi.useRealTimers();
  database.close();
});

it('[B-STO-02] the key of every table of visitors begins with the visitor', () => {
  const keys = [...tableKeys(database)];
  expect(keys.filter(([, key]) => key[0] !== 'visitor').map(([name]) => name)).toEqual(siteTables);
  expect(keys.length).toBeGreaterThanOrEqual(12);
});

/**
 * Calls that touch rows other than the caller's. The caller here has a record. A call that is not listed touches no
 * other rows. Without a record each write also looks for a tombstone.
 */
const exceptions: Readonly<Record<string, { readonly tables: readonly string[]; readonly reason: string }>> = {
  'DELETE /api/visitor': {
    tables: ['erased_visitors'],
    reason: 'The tombstone lies by the hash of the id: the id itself is not kept, and it alone leads to the visitor.',
  },
  'GET /api/homepage/message': { tables: ['influence'], reason: 'The message is the same for everybody.' },
  'GET /api/visitor/export': {
    tables: ['influence', 'orders'],
    reason: 'Paid messages are found by the own orders; every machine has the messages.',
  },
  'GET /api/visitors/census': {
    tables: ['visitors'],
    reason: 'It counts all visitors, each machine its own, for a fiftieth of the time at most.',
  },
  'GET /readyz': { tables: ['influence'], reason: 'It looks whether the store answers.' },
  'POST /api/judgment': { tables: ['vote_totals'], reason: 'Votes are of the whole site; one visitor votes once.' },
  'POST /api/visitor/recovery/claim': {
    tables: ['erased_visitors', 'judgments', 'narratives', 'orders', 'recovery_phrases', 'story_visits', 'visitors'],
    reason:
      'It joins two visitors. A phrase names nobody, so its owner is looked for; thirty times an hour and address.',
  },
  'POST /api/visitor/recovery/preview': {
    tables: ['narratives', 'recovery_phrases', 'visitors'],
    reason: 'It shows the record of another visitor, found by the phrase.',
  },
};

/** The key of the recovery phrase that the calls about recovery use. */
const key = 'b'.repeat(64);

it('[B-STO-02] every call touches the rows of who asks, and of the site those in the list', async () => {
  // The job that removes expired rows would run in addition, and it searches for visitors.
  vi.useFakeTimers({ toFake: ['setInterval'] });
  const storage = openStorage(sqliteEngine(database, database), () => noon);
  const settings = readSettings({ VISITOR_SECRET: testSecret, LOG_LEVEL: 'silent', RATE_LIMIT: 'off' });
  const app = await buildApp({ settings, storage, clock: () => noon, siteDir: null, stories: siteStories });
  const owner = { id: 'b'.repeat(32), firstSeenAt: noon };
  await storage.visitors.ingest(owner, null, keenBatch(noon));
  await storage.recovery.save(owner, key);
  const tables = [...tableKeys(database).keys()];
  const named = (sql: string) => [...sql.matchAll(/(?:from|into|update|join) "(\w+)"/g)].map(([, table = '']) => table);

  const touched: Record<string, string[]> = {};
  for (const name of describedCalls()) {
    const reader = readerOf(app, () => noon);
    const [cookie] = (await reader.get(apiPaths.profile)).cookies;
    const visitor = { id: cookie?.value.split('.')[0] ?? '', firstSeenAt: noon };
    await reader.begin();
    const order = await storage.orders.create(visitor, { designation: 'Ada', message: 'Here.' });
    const call = callsOfApi({ nowMs: noon, order: order.id, key }).find((one) => one.name === name);
    if (call === undefined) throw new Error(`${name} has no example.`);
    const { method, path, body } = call;
    said.length = 0;
    const reply = await (method === 'POST'
      ? reader.post(path, body)
      : method === 'GET'
        ? reader.get(path)
        : reader.remove(path));
    expect([name, reply.statusCode < 500]).toEqual([name, true]);
    // Number of tables that a statement limits to the rows of the visitor, also in a subquery.
    const bindings = (sql: string): number =>
      sql.split(`"visitor" = '${visitor.id}'`).length -
      1 +
      (/^insert into "\w+" \("visitor"/.test(sql) && sql.includes(`values ('${visitor.id}'`) ? 1 : 0);
    const shared = said.flatMap((sql) => (bindings(sql) < named(sql).length ? named(sql) : []));
    touched[name] = [...new Set(shared)].filter((table) => tables.includes(table)).sort();
  }
  await app.close();
  const others = Object.fromEntries(Object.entries(touched).filter(([, found]) => found.length > 0));
  expect(others).toEqual(
    Object.fromEntries(Object.entries(exceptions).map(([name, { tables: found }]) => [name, [...found]])),
  );
});
