import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, SqliteDialect } from 'kysely';
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { migrate } from '../../server/storage/migrations/index.ts';
import { openStorage } from '../../server/storage/open.ts';
import { databaseFile, isUnavailable, openSqliteStorage } from '../../server/storage/sqlite.ts';
import { StorageUnavailable, StoreInUse } from '../../server/storage/storage.ts';
import type { Tables } from '../../server/storage/tables.ts';
import { WriteQueue } from '../../server/storage/write-queue.ts';
import { keenBatch, noon, seat } from '../support/app.ts';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'd5u-'))));
afterEach(() => rmSync(dataDir, { recursive: true }));

const clock = () => noon;
const ada = { id: 'a'.repeat(32), firstSeenAt: noon - 60_000 };
const batch = keenBatch(noon, { interactionSequence: ['click:a'] });
const delivery = (id: string) => ({ id, sequence: null });

describe('the embedded store', () => {
  it('[B-STO-01] keeps what it acknowledged over a restart', async () => {
    const first = await openSqliteStorage({ dataDir, clock });
    expect(await first.visitors.read(ada.id)).toBeNull();
    expect(await first.visitors.ingest(ada, delivery('1'), batch)).toBe(true);
    await first.close();
    const second = await openSqliteStorage({ dataDir, clock });
    expect(await second.visitors.read(ada.id)).toMatchObject({ interactions: 1, phase: 1, firstSeenAt: noon - 60_000 });
    expect(await second.visitors.ingest(ada, delivery('1'), batch)).toBe(false);
    expect((await second.visitors.read(ada.id))?.interactions).toBe(1);
    await second.close();
  });

  it('[B-STO-01] writes ahead', async () => {
    const storage = await openSqliteStorage({ dataDir, clock });
    const database = new Database(databaseFile(dataDir), { readonly: true });
    expect(database.pragma('journal_mode', { simple: true })).toBe('wal');
    database.close();
    await storage.close();
  });

  it('[B-STO-01] belongs to one server at a time, and to the next one afterwards', async () => {
    const owner = await openSqliteStorage({ dataDir, clock });
    await expect(openSqliteStorage({ dataDir, clock })).rejects.toThrow(StoreInUse);
    // The failed second server has left the first one whole.
    await seat(owner, { designation: 'Ada', message: 'Here.' });
    expect(await owner.influence.current()).toEqual({ designation: 'Ada', message: 'Here.' });
    await owner.close();
    await (await openSqliteStorage({ dataDir, clock })).close();
  });

  it('migrates again over a migration that was killed halfway', async () => {
    const half = new Database(databaseFile(dataDir));
    half.exec('create table visitors (visitor text primary key, record text not null, updated_at bigint not null)');
    half.close();
    const storage = await openSqliteStorage({ dataDir, clock });
    expect(await storage.visitors.ingest(ada, null, batch)).toBe(true);
    await storage.close();
  });

  it('[B-STO-01] a full disk refuses the write, keeps nothing of it, and goes on once there is room', async () => {
    await (await openSqliteStorage({ dataDir, clock })).close();
    const database = new Database(databaseFile(dataDir));
    const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    const storage = openStorage({ writer: db, reader: db, clock, isUnavailable, onClose: () => void database.close() });
    database.pragma(`max_page_count = ${String(database.pragma('page_count', { simple: true }))}`);
    const large = { designation: 'Ada', message: 'a'.repeat(200_000) };
    await expect(storage.orders.open(ada, large)).rejects.toThrow(StorageUnavailable);
    database.pragma('max_page_count = 1000000');
    expect((await storage.visitors.held(ada.id)).orders).toEqual([]);
    await seat(storage, { designation: 'Ada', message: 'Here.' });
    expect(await storage.influence.current()).toEqual({ designation: 'Ada', message: 'Here.' });
    await storage.close();
  });
});

describe('a disk that cannot be read', () => {
  const refuse = (): never => {
    throw Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_READ' });
  };
  const db = new Kysely<Tables>({ dialect: new SqliteDialect({ database: { prepare: refuse, close: () => {} } }) });
  const storage = openStorage({ writer: db, reader: db, clock, isUnavailable, onClose: () => {} });
  afterAll(() => storage.close());

  it.each<[string, () => Promise<unknown>]>([
    ['visitors.read', () => storage.visitors.read(ada.id)],
    ['visitors.count', () => storage.visitors.count(60_000)],
    ['visitors.held', () => storage.visitors.held(ada.id)],
    ['archive.clicks', () => storage.archive.clicks(ada.id, 'a.txt')],
    ['narratives.read', () => storage.narratives.read(ada.id)],
    ['stories.read', () => storage.stories.read(ada.id, 'void')],
    ['protocols.read', () => storage.protocols.read(ada.id)],
    ['judgments.read', () => storage.judgments.read(ada.id)],
    ['judgments.tally', () => storage.judgments.tally()],
    ['influence.current', () => storage.influence.current()],
    ['orders.read', () => storage.orders.read(ada.id, 'none')],
    ['ready', () => storage.ready()],
  ])('[B-STO-01] is a store that does not serve just now: %s', async (_name, read) => {
    await expect(read()).rejects.toThrow(StorageUnavailable);
  });
});

describe('group commit', () => {
  let database: Database.Database;
  let db: Kysely<Tables>;
  let said: string[];
  beforeEach(async () => {
    said = [];
    database = new Database(':memory:', { verbose: (sql) => said.push(String(sql)) });
    db = new Kysely<Tables>({ dialect: new SqliteDialect({ database }) });
    await migrate(db);
  });
  afterEach(() => void database.close());

  const place = (ordinal: number) => (inner: Kysely<Tables>) =>
    inner.insertInto('influence').values({ ordinal, designation: 'a', message: 'b', placed_at: noon }).execute();
  const ordinals = async () =>
    (await db.selectFrom('influence').select('ordinal').orderBy('ordinal').execute()).map(({ ordinal }) => ordinal);

  it('[B-STO-01] writes that arrive together share one commit', async () => {
    const queue = new WriteQueue(db);
    said.length = 0;
    await Promise.all([1, 2, 3].map((ordinal) => queue.write(place(ordinal))));
    expect(await ordinals()).toEqual([1, 2, 3]);
    expect(said.filter((sql) => sql === 'commit')).toHaveLength(1);
  });

  it('[B-STO-01] is answered after the commit, not before', async () => {
    const queue = new WriteQueue(db);
    said.length = 0;
    await queue.write(place(1));
    expect(said.at(-1)).toBe('commit');
  });

  it('[B-STO-01] one that fails is rolled back alone', async () => {
    const queue = new WriteQueue(db);
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

  it('[B-STO-01] a commit that fails acknowledges nothing, and the next one is taken', async () => {
    const queue = new WriteQueue(db);
    const results = await Promise.allSettled([
      queue.write(place(1)),
      // What SQLite does by itself after an I/O error.
      queue.write(async () => void database.exec('rollback')),
    ]);
    for (const result of results)
      expect(result).toMatchObject({ status: 'rejected', reason: expect.any(StorageUnavailable) });
    await queue.write(place(4));
    expect(await ordinals()).toEqual([4]);
  });
});
