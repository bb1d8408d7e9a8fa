import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../server/storage/migrations/index.ts';
import { newRecord } from '../../server/profile/record.ts';
import { openStorage } from '../../server/storage/open.ts';
import { databaseFile } from '../../server/storage/files.ts';
import { openSqliteStorage, sqliteEngine } from '../../server/storage/sqlite.ts';
import { connect } from '../../server/storage/sqliteConnection.ts';
import { StorageUnavailable, StoreNotOpened } from '../../server/storage/storage.ts';
import type { Tables } from '../../server/storage/tables.ts';
import { WriteQueue } from '../../server/storage/write-queue.ts';
import { exportedTables, keenBatch, noon, seat } from '../support/app.ts';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'd5u-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const clock = () => noon;
const ada = { id: 'a'.repeat(32), firstSeenAt: noon - 60_000 };
const ben = { id: 'b'.repeat(32), firstSeenAt: noon - 60_000 };
const batch = keenBatch(noon, { interactionSequence: ['click:a'] });

describe('the embedded store', () => {
  it('[B-STO-01] keeps acknowledged data over a restart', async () => {
    const first = await openSqliteStorage({ dataDir, clock });
    expect(await first.visitors.read(ada.id)).toBeNull();
    expect(await first.visitors.ingest(ada, 's-1', batch)).toBe(true);
    await first.close();
    const second = await openSqliteStorage({ dataDir, clock });
    expect(await second.visitors.read(ada.id)).toMatchObject({ interactions: 1, phase: 1, firstSeenAt: noon - 60_000 });
    expect(await second.visitors.ingest(ada, 's-1', batch)).toBe(false);
    expect((await second.visitors.read(ada.id))?.interactions).toBe(1);
    await second.close();
  });

  it('[B-STO-01] uses a write-ahead log', async () => {
    const storage = await openSqliteStorage({ dataDir, clock });
    const database = new Database(databaseFile(dataDir), { readonly: true });
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    database.close();
    await storage.close();
  });

  it('[B-STO-01] can be opened by one server at a time, and by the next one after it closes', async () => {
    const owner = await openSqliteStorage({ dataDir, clock });
    await expect(openSqliteStorage({ dataDir, clock })).rejects.toThrow(StoreNotOpened);
    // The failed second server has not affected the first one.
    await seat(owner, { designation: 'Ada', message: 'Here.' });
    expect(await owner.influence.current()).toEqual({ designation: 'Ada', message: 'Here.' });
    await owner.close();
    await (await openSqliteStorage({ dataDir, clock })).close();
  });

  it('completes a migration that was killed halfway', async () => {
    const half = new Database(databaseFile(dataDir));
    half.exec('create table visitors (visitor text primary key, record text not null, updated_at bigint not null)');
    half.close();
    const storage = await openSqliteStorage({ dataDir, clock });
    expect(await storage.visitors.ingest(ada, null, batch)).toBe(true);
    await storage.close();
  });

  it.each(['', ', phase integer'])(
    '[B-REC-03] visits from before their phase was stored have none (%s)',
    async (added) => {
      const old = new Database(databaseFile(dataDir));
      old.exec(
        `create table story_visits (visitor text not null, slug text not null, earlier integer not null, read_at bigint not null${added}, primary key (visitor, slug))`,
      );
      const insert = old.prepare('insert into story_visits (visitor, slug, earlier, read_at) values (?, ?, 1, ?)');
      insert.run(ada.id, 'void', noon + 1);
      insert.run(ada.id, 'kitchen', noon);
      old.close();
      const storage = await openSqliteStorage({ dataDir, clock });
      await storage.storyVisits.save(ada, 'brevil', { earlier: 0, readAt: noon + 2, phase: 4 });
      expect([...(await storage.storyVisits.readAll(ada.id))]).toEqual([
        ['kitchen', { earlier: 1, readAt: noon, phase: null }],
        ['void', { earlier: 1, readAt: noon + 1, phase: null }],
        ['brevil', { earlier: 0, readAt: noon + 2, phase: 4 }],
      ]);
      await storage.close();
    },
  );

  it('[B-STO-01] a batch that an older server has counted, in a row of its own, does not count again', async () => {
    const old = new Database(databaseFile(dataDir));
    old.exec(`create table visitors (visitor text primary key, record text not null, updated_at bigint not null);
      create table deliveries (visitor text not null, delivery text not null, sequence bigint, received_at bigint not null,
        primary key (visitor, delivery))`);
    const record = JSON.stringify(newRecord(noon));
    for (const { id } of [ada, ben]) old.prepare('insert into visitors values (?, ?, ?)').run(id, record, noon);
    const insert = old.prepare('insert into deliveries values (?, ?, null, ?)');
    for (const [index, name] of ['s-2', 's-1', 'click', 't-9', 's-4'].entries()) insert.run(ada.id, name, noon + index);
    old.close();
    const storage = await openSqliteStorage({ dataDir, clock });
    expect((await exportedTables(storage, ada.id)).deliveries).toEqual([
      { load: 'click', numbers: [[-1, -1]], at: noon + 2 },
      { load: 't', numbers: [[9, 9]], at: noon + 3 },
      // prettier-ignore
      { load: 's', numbers: [[1, 2], [4, 4]], at: noon + 4 },
    ]);
    expect((await exportedTables(storage, ben.id)).deliveries).toEqual([]);
    for (const name of ['s-1', 's-2', 's-4', 't-9', 'click'])
      expect(await storage.visitors.ingest(ada, name, batch), name).toBe(false);
    for (const name of ['s-3', 't-1']) expect(await storage.visitors.ingest(ada, name, batch), name).toBe(true);
    await storage.close();
  });

  it('[B-STO-01] on a full disk refuses the write, keeps nothing of it, and works again once there is room', async () => {
    await (await openSqliteStorage({ dataDir, clock })).close();
    const database = new Database(databaseFile(dataDir));
    const storage = openStorage(sqliteEngine(database, database), clock);
    database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`);
    const large = { designation: 'Ada', message: 'a'.repeat(200_000) };
    await expect(storage.orders.create(ada, large)).rejects.toThrow(StorageUnavailable);
    database.pragma('max_page_count = 1000000');
    expect((await exportedTables(storage, ada.id)).orders).toEqual([]);
    await seat(storage, { designation: 'Ada', message: 'Here.' });
    expect(await storage.influence.current()).toEqual({ designation: 'Ada', message: 'Here.' });
    await storage.close();
  });
});

describe('a disk that cannot be read', () => {
  const database = new Database(':memory:');
  database.prepare = () => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_READ' });
  };
  const storage = openStorage(sqliteEngine(database, database), clock);

  it.each<[string, () => Promise<unknown>]>([
    ['visitors.read', () => storage.visitors.read(ada.id)],
    ['visitors.countByPhase', () => storage.visitors.countByPhase(60_000)],
    ['visitors.export', () => storage.visitors.export(ada.id).next()],
    ['archive.countClicks', () => storage.archive.countClicks(ada.id, 'a.txt')],
    ['narratives.read', () => storage.narratives.read(ada.id)],
    ['storyVisits.read', () => storage.storyVisits.read(ada.id, 'void')],
    ['storyVisits.readAll', () => storage.storyVisits.readAll(ada.id)],
    ['feedback.read', () => storage.feedback.read(ada.id)],
    ['protocols.read', () => storage.protocols.read(ada.id)],
    ['judgments.read', () => storage.judgments.read(ada.id)],
    ['judgments.countVotes', () => storage.judgments.countVotes()],
    ['influence.current', () => storage.influence.current()],
    ['orders.read', () => storage.orders.read(ada.id, 'none')],
    ['ready', () => storage.ready()],
  ])('[B-STO-01] makes the store unavailable: %s', async (_name, read) => {
    await expect(read()).rejects.toThrow(StorageUnavailable);
  });
});

describe('group commit', () => {
  const watch = { verify: () => undefined, failed: () => undefined };
  let database: Database.Database;
  let db: Kysely<Tables>;
  let said: string[];
  beforeEach(async () => {
    said = [];
    database = new Database(':memory:', { verbose: (sql) => said.push(String(sql)) });
    db = connect(database);
    await migrate(db);
  });
  afterEach(() => void database.close());

  const place = (ordinal: number) => (inner: Kysely<Tables>) =>
    inner.insertInto('influence').values({ ordinal, designation: 'a', message: 'b', placed_at: noon }).execute();
  const ordinals = async () =>
    (await db.selectFrom('influence').select('ordinal').orderBy('ordinal').execute()).map(({ ordinal }) => ordinal);

  it('[B-STO-01] writes that arrive together share one commit', async () => {
    const queue = new WriteQueue(db, watch);
    said.length = 0;
    await Promise.all([1, 2, 3].map((ordinal) => queue.write(place(ordinal))));
    expect(await ordinals()).toEqual([1, 2, 3]);
    expect(said.filter((sql) => sql === 'commit')).toHaveLength(1);
  });

  it('[B-STO-01] a write is answered after the commit, not before', async () => {
    const queue = new WriteQueue(db, watch);
    said.length = 0;
    await queue.write(place(1));
    expect(said.at(-1)).toBe('commit');
  });

  it('[B-STO-01] only the write that fails is rolled back', async () => {
    const queue = new WriteQueue(db, watch);
    const results = await Promise.allSettled([
      queue.write(place(1)),
      queue.write(async (inner) => {
        await place(2)(inner);
        throw new Error('changed its mind');
      }),
      queue.write(place(1)),
      queue.write(place(3)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'rejected', 'fulfilled']);
    expect(await ordinals()).toEqual([1, 3]);
  });

  it('[B-STO-01] a write of one row needs no savepoint, and fails alone for a reason of its own', async () => {
    const queue = new WriteQueue(db, watch);
    said.length = 0;
    const results = await Promise.allSettled([
      queue.writeRow(place(1)),
      queue.writeRow(() => Promise.reject(new Error('changed its mind'))),
      queue.writeRow(place(2)),
    ]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(said.filter((sql) => sql.includes('savepoint'))).toEqual([]);
    expect(await ordinals()).toEqual([1, 2]);
  });

  it('[B-STO-01] after an error of SQLite in a write of one row nothing of its group is acknowledged or kept', async () => {
    const queue = new WriteQueue(db, watch);
    const results = await Promise.allSettled([
      queue.writeRow(place(1)),
      queue.writeRow(place(1)),
      queue.write(place(2)),
    ]);
    for (const result of results)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StorageUnavailable) });
    expect(await ordinals()).toEqual([]);
    await queue.writeRow(place(3));
    expect(await ordinals()).toEqual([3]);
  });

  it('[B-STO-01] a failed commit acknowledges no write, and the next commit works', async () => {
    const queue = new WriteQueue(db, watch);
    const results = await Promise.allSettled([
      queue.write(place(1)),
      // Simulates an I/O error, after which SQLite rolls back by itself.
      queue.write(async () => void database.exec('rollback')),
    ]);
    for (const result of results)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StorageUnavailable) });
    await queue.write(place(4));
    expect(await ordinals()).toEqual([4]);
  });
});
