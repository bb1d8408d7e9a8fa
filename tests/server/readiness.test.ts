import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../server/app.ts';
import { readSettings } from '../../server/settings.ts';
import { openStorage } from '../../server/storage/open.ts';
import { databaseFile } from '../../server/storage/files.ts';
import { openSqliteStorage, sqliteEngine } from '../../server/storage/sqlite.ts';
import { type Storage, StorageUnavailable } from '../../server/storage/storage.ts';
import { keenBatch, noon } from '../support/app.ts';
import { testSecret } from '../support/server.ts';
import { siteStories } from '../support/siteStories.ts';

let dataDir: string;
let database: Database.Database;
let storage: Storage;
let now: number;
let writes: string[];
beforeEach(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'd5u-'));
  await (await openSqliteStorage({ dataDir, clock: () => noon })).close();
  now = noon;
  writes = [];
  database = new Database(databaseFile(dataDir), {
    verbose: (sql) => void (String(sql).startsWith('insert into "probe"') && writes.push(String(sql))),
  });
  storage = openStorage(sqliteEngine(database, database), () => now);
});
afterEach(() => rmSync(dataDir, { recursive: true }));

const ada = { id: 'a'.repeat(32), firstSeenAt: noon };
const save = () => storage.visitors.ingest(ada, null, keenBatch(noon));
/** Makes the store read-only, as a full disk or a read-only mount does. Reads still work. */
const setWritable = (isWritable: boolean) => database.pragma(`query_only = ${isWritable ? 0 : 1}`);

describe('readiness', () => {
  it('[B-OPS-01] answers 503 from a failed write on, until a probe succeeds', async () => {
    const settings = readSettings({ VISITOR_SECRET: testSecret, LOG_LEVEL: 'silent', DATA_DIR: dataDir });
    const app = await buildApp({ settings, storage, clock: () => now, siteDir: null, stories: siteStories });
    const status = async () => (await app.inject('/readyz')).statusCode;
    setWritable(false);
    expect(await status()).toBe(200);
    await expect(save()).rejects.toThrow(StorageUnavailable);
    expect(await status()).toBe(503);
    setWritable(true);
    now += 999;
    expect(await status()).toBe(503);
    now += 1;
    expect(await status()).toBe(200);
    await app.close();
  });

  it('[B-OPS-01] writes no probe while writes succeed, and one a second while they fail', async () => {
    await storage.ready();
    expect(writes).toEqual([]);
    setWritable(false);
    await expect(save()).rejects.toThrow(StorageUnavailable);
    for (let check = 0; check < 5; check += 1) await expect(storage.ready()).rejects.toThrow(StorageUnavailable);
    setWritable(true);
    expect(writes).toHaveLength(1);
    await storage.close();
  });

  it("[B-OPS-01] is back at once when a visitor's write succeeds", async () => {
    setWritable(false);
    await expect(save()).rejects.toThrow(StorageUnavailable);
    await expect(storage.ready()).rejects.toThrow(StorageUnavailable);
    setWritable(true);
    expect(await save()).toBe(true);
    await storage.ready();
    await storage.close();
  });

  it('[B-OPS-01] is not lost when one visitor has a record of a newer server', async () => {
    database
      .prepare('insert into visitors (visitor, record, updated_at, phase) values (?, ?, ?, 0)')
      .run(ada.id, JSON.stringify({ version: 99 }), noon);
    await expect(save()).rejects.toThrow(StorageUnavailable);
    await storage.ready();
    await storage.close();
  });
});
