import { afterEach, beforeEach, expect, it } from 'vitest';
import { readVisitor, replaceVisitor } from '../../server/storage/visitors.ts';
import { connectPostgres, openPostgresStorage } from '../../server/storage/postgres.ts';
import { type Storage, VisitorErased } from '../../server/storage/storage.ts';
import { createDatabase } from '../../tools/cluster/createDatabase.ts';
import { exportedTables, keenBatch } from '../support/app.ts';
import { type PostgresProxy, startProxy } from '../support/postgresProxy.ts';

const clock = Date.now;
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index + 1);
const visitor = (number: number) => ({ id: number.toString(16).padStart(32, '0'), firstSeenAt: clock() - 60_000 });
const [ada, ben] = [visitor(0xada), visitor(0xbe4)];
const batch = () => keenBatch(clock(), { interactionSequence: ['click:a'] });
const message = { designation: 'Ada', message: 'Here.' };

let url: string;
let proxy: PostgresProxy;
/** Two pools, as of two servers. */
let one: Storage;
let other: Storage;
beforeEach(async () => {
  url = await createDatabase(process.env['TEST_DATABASE_URL'] ?? '');
  proxy = await startProxy(url);
  [one, other] = [
    await openPostgresStorage({ url: proxy.url, clock }),
    await openPostgresStorage({ url: proxy.url, clock }),
  ];
});
afterEach(async () => {
  await one.close();
  await other.close();
  proxy.stop();
});
/** Runs each of `works` on both pools at the same time. */
const both = async <T>(works: readonly ((storage: Storage) => Promise<T>)[]): Promise<PromiseSettledResult<T>[]> =>
  Promise.allSettled(works.flatMap((work) => [work(one), work(other)]));
const valuesOf = <T>(results: readonly PromiseSettledResult<T>[]): T[] =>
  results.map((result) => {
    if (result.status === 'rejected') throw result.reason as Error;
    return result.value;
  });
const rows = async (table: 'locks' | 'influence' | 'erased_visitors') => {
  const db = connectPostgres(url, { max: 1 });
  const found = await db.selectFrom(table).selectAll().execute();
  await db.destroy();
  return found as unknown as Record<string, unknown>[];
};

it('[B-STO-02] two pools count each batch once, of a visitor with a record and without', async () => {
  for (const round of ['first', 'second']) {
    const results = await both(
      numbers(30).map((number) => (storage: Storage) => storage.visitors.ingest(ada, `${round}-${number}`, batch())),
    );
    const counted = valuesOf(results);
    numbers(30).forEach((_, index) => expect(counted.slice(index * 2, index * 2 + 2).sort()).toEqual([false, true]));
  }
  expect(await one.visitors.read(ada.id)).toMatchObject({ batches: 60, interactions: 60 });
  expect(await rows('locks')).toEqual([]);
});

it('[B-STO-02] a batch of a visitor with a row takes two statements and no transaction', async () => {
  await one.visitors.ingest(ada, 's-1', batch());
  proxy.said.length = 0;
  expect(await one.visitors.ingest(ada, 's-2', batch())).toBe(true);
  expect(proxy.said.map((text) => text.slice(0, 6))).toEqual(['select', 'update']);
  proxy.said.length = 0;
  expect(await one.visitors.ingest(ada, 's-2', batch())).toBe(false);
  expect(proxy.said.map((text) => text.slice(0, 6))).toEqual(['select']);
  // A batch without an id could be counted twice, so it takes a transaction.
  proxy.said.length = 0;
  expect(await one.visitors.ingest(ada, null, batch())).toBe(true);
  expect(proxy.said.map((text) => text.slice(0, 6))).toEqual(['begin;', 'select', 'insert', 'commit']);
});

it('[B-STO-02] a row is replaced only while it is as it was read', async () => {
  await one.visitors.ingest(ada, 's-1', batch());
  const db = connectPostgres(url, { max: 1 });
  try {
    const row = await readVisitor(db, ada.id);
    if (row === null) throw new Error('There is no row.');
    const after = { record: { ...row.record, batches: 7 }, deliveries: row.deliveries };
    const changed = [
      { ...row.stored, record: `${row.stored.record} ` },
      { ...row.stored, deliveries: '[]' },
    ];
    for (const before of changed) expect(await replaceVisitor(db, ada.id, before, after)).toBe(false);
    expect(await one.visitors.read(ada.id)).toMatchObject({ batches: 1 });
    expect(await replaceVisitor(db, ada.id, row.stored, after)).toBe(true);
    expect(await replaceVisitor(db, ada.id, row.stored, after)).toBe(false);
    expect(await one.visitors.read(ada.id)).toMatchObject({ batches: 7 });
    expect(await one.visitors.ingest(ada, 's-2', batch())).toBe(true);
    await one.visitors.erase(ada.id);
    expect(await replaceVisitor(db, ada.id, row.stored, after)).toBe(false);
  } finally {
    await db.destroy();
  }
});

it('[B-STO-02] two pools add up what is written for a visitor without a record', async () => {
  await both(numbers(10).map((number) => (storage: Storage) => storage.acts.save(ada, [`mirror=${number}`])));
  const names = numbers(12).map((number) => `egg:${number}`);
  const found = names.map((name) => ({ discoveredFragments: [name], investigationPath: [name] }));
  valuesOf(await both(found.map((state) => (storage: Storage) => storage.narratives.save(ada, state))));
  expect([...((await one.narratives.read(ada.id))?.discoveredFragments ?? [])].sort()).toEqual(names.toSorted());
  valuesOf(await both((['cut', 'grow', 'cut'] as const).map((vote) => (storage) => storage.judgments.save(ada, vote))));
  expect(Object.values(await one.judgments.countVotes()).reduce((sum, votes) => sum + votes, 0)).toBe(1);
  expect(await rows('locks')).toEqual([]);
});

it('[B-PRV-01] of writes in two pools an erasure leaves nothing, of a visitor with a record and without', async () => {
  for (const who of [ada, ben]) {
    if (who === ada) await one.visitors.ingest(ada, 'first-0', batch());
    const writes = numbers(20).flatMap((number) => [
      (storage: Storage): Promise<unknown> => storage.visitors.ingest(who, `s-${number}`, batch()),
      (storage: Storage): Promise<unknown> => storage.judgments.save(who, 'cut'),
    ]);
    const early = both(writes);
    const erasing = both([(storage) => storage.visitors.erase(who.id)]);
    const results = [...(await early), ...(await both(writes))];
    valuesOf(await erasing);
    const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
    expect(errors.filter((error) => !(error instanceof VisitorErased))).toEqual([]);
    expect(errors.length).toBeGreaterThanOrEqual(80);
    expect(Object.values(await exportedTables(one, who.id)).flat()).toEqual([]);
  }
  expect(await one.judgments.countVotes()).toEqual({ cut: 0, grow: 0, 'set-down': 0 });
  expect(await rows('locks')).toEqual([]);
});

it('[R-INF-03] payments in two pools are published one after another, each once', async () => {
  const people = numbers(10).map(visitor);
  const orders = await Promise.all(people.map((who) => one.orders.create(who, message)));
  const pay = (index: number) => (storage: Storage) =>
    storage.orders.markPaid(people[index]?.id ?? '', orders[index]?.id ?? '');
  const results = valuesOf(await both(people.map((_, index) => pay(index))));
  people.forEach((_, index) =>
    expect(results.slice(index * 2, index * 2 + 2).sort()).toEqual(['already paid', 'paid']),
  );
  expect((await rows('influence')).map(({ ordinal }) => ordinal)).toEqual(numbers(10));
});

it('[B-PRV-06] two visitors who take over each other at once do not wait for each other', async () => {
  for (const who of [ada, ben]) {
    await one.visitors.ingest(who, null, batch());
    await one.recovery.save(who, `key ${who.id}`);
  }
  const results = await Promise.all([
    one.recovery.claim(ada.id, `key ${ben.id}`, 'merge'),
    other.recovery.claim(ben.id, `key ${ada.id}`, 'merge'),
  ]);
  expect(results.filter((owner) => owner !== null)).toHaveLength(1);
});

it('[B-STO-02] nothing that the store says outlasts its transaction or belongs to one node', async () => {
  await one.visitors.ingest(ada, 's-1', batch());
  await one.archive.recordClick(ben, 'c-1', 'a.txt');
  await one.storyVisits.save(ada, 'void', { earlier: 0, readAt: clock(), phase: 1 });
  const { id } = await one.orders.create(ada, message);
  await one.orders.markPaid(ada.id, id, 'held');
  await one.influence.decide({ action: 'approve', order: id, operator: 'op' });
  await one.payments.giveBack({ event: 'e', payment: 'p' });
  await one.recovery.save(ada, 'key');
  await one.recovery.claim(ben.id, 'key', 'merge');
  await one.visitors.removeExpired(null, 400);
  await one.visitors.removeDue(null, 400);
  await one.lease('retention', 'me', 1000);
  await one.marks.write('retention', 1);
  await one.time.aheadMs();
  await one.ready();
  await one.visitors.erase(ada.id);

  // A pooler refuses other startup parameters, or applies them to other clients too.
  const asked = new Set(proxy.startups.flatMap((startup) => Object.keys(startup)));
  expect([...asked].sort()).toEqual(['application_name', 'client_encoding', 'database', 'user']);
  expect([...proxy.names]).toEqual(['']);
  const outlasts =
    /advisory|\b(listen|unlisten|notify|prepare|declare|discard)\b|\btemp(orary)?\b|\bset\s+(?!local\b|")/i;
  const changes = /^(insert|update|delete|alter|create|drop)\b/i;
  const begins = proxy.said.filter((text) => text.startsWith('begin'));
  expect(new Set(begins)).toEqual(
    new Set([
      'begin',
      'begin; set local statement_timeout = 5000; set local idle_in_transaction_session_timeout = 10000',
    ]),
  );
  const others = proxy.said.filter((text) => !changes.test(text));
  expect(others.filter((text) => outlasts.test(text))).toEqual([]);
  expect(proxy.said.filter((text) => /advisory/i.test(text))).toEqual([]);
  expect(proxy.said.filter((text) => text.endsWith('for update')).length).toBeGreaterThan(10);
});
