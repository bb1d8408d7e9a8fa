import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { databaseFile } from '../../server/storage/files.ts';
import { migrationBackup } from '../../server/storage/migrationBackup.ts';
import { openSqliteStorage } from '../../server/storage/sqlite.ts';
import { StorageUnavailable, StoreLost } from '../../server/storage/storage.ts';
import { keenBatch, noon } from '../support/app.ts';

let dataDir: string;
beforeEach(() => void (dataDir = mkdtempSync(join(tmpdir(), 'd5u-'))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const clock = () => noon;
const open = () => openSqliteStorage({ dataDir, clock });
const ada = { id: 'a'.repeat(32), firstSeenAt: noon - 60_000 };
const canary = 'click:canary';
const batch = keenBatch(noon, { interactionSequence: [canary] });
const modeOf = (file: string) => statSync(file).mode & 0o777;
/** Runs statements on the database file directly, without the storage. */
function inFile(sql: string): void {
  const database = new Database(databaseFile(dataDir));
  database.exec(sql);
  database.close();
}
const lastMigration = `
  alter table story_visits drop column paths;
  alter table story_visits drop column before_phase;
  alter table story_visits drop column before_at;
  delete from kysely_migration where name = '021-visit-paths'`;

describe('[B-STO-03] the files of the store', () => {
  it('are closed to other users, also those that an earlier version left open', async () => {
    const first = await open();
    await first.visitors.ingest(ada, null, batch);
    const files = () => readdirSync(dataDir).map((name) => join(dataDir, name));
    expect(files().length).toBeGreaterThanOrEqual(4);
    for (const file of files()) expect([file, modeOf(file)]).toEqual([file, 0o600]);
    await first.close();
    for (const file of files()) chmodSync(file, 0o644);
    chmodSync(dataDir, 0o755);
    const second = await open();
    await second.visitors.ingest(ada, null, batch);
    for (const file of files()) expect([file, modeOf(file)]).toEqual([file, 0o600]);
    expect(modeOf(dataDir)).toBe(0o700);
    await second.close();
  });

  it.each<[string, string, () => void]>([
    ['they are deleted', '', () => rmSync(dataDir, { recursive: true })],
    ['the write-ahead log is deleted', '-wal', () => rmSync(`${databaseFile(dataDir)}-wal`)],
    [
      'they are replaced',
      '',
      () => {
        for (const ending of ['', '-wal', '-shm']) rmSync(databaseFile(dataDir) + ending);
        new Database(databaseFile(dataDir)).exec('create table other (x)').close();
      },
    ],
  ])('[a deleted store went on answering 200] when %s, no write is acknowledged', async (_what, ending, lose) => {
    const failures: Error[] = [];
    const storage = await openSqliteStorage({ dataDir, clock, onFailure: (error) => void failures.push(error) });
    await storage.visitors.ingest(ada, null, batch);
    await storage.ready();
    lose();
    await expect(storage.visitors.ingest(ada, null, batch)).rejects.toThrow(StorageUnavailable);
    await expect(storage.ready()).rejects.toThrow(StorageUnavailable);
    expect(failures.map((error) => [error instanceof StoreLost, error.message])).toEqual(
      Array.from({ length: 2 }, () => [true, `${databaseFile(dataDir)}${ending} was deleted or replaced.`]),
    );
    await storage.close();
  });

  it('are the same while the store is open, however often the write-ahead log is emptied', async () => {
    const storage = await open();
    await storage.visitors.ingest(ada, null, batch);
    const logged = () => statSync(`${databaseFile(dataDir)}-wal`).size;
    expect(logged()).toBeGreaterThan(0);
    inFile('pragma wal_checkpoint(truncate)');
    expect(logged()).toBe(0);
    await storage.visitors.ingest(ada, null, batch);
    await storage.visitors.erase(ada.id);
    expect(logged()).toBe(0);
    await storage.judgments.save({ id: 'b'.repeat(32), firstSeenAt: noon }, 'cut');
    await storage.ready();
    await storage.close();
  });

  it('[B-PRV-01] a start removes from the log what was erased while another process was reading', async () => {
    const inFiles = () =>
      ['', '-wal'].filter((ending) => {
        const file = databaseFile(dataDir) + ending;
        return existsSync(file) && readFileSync(file).includes(canary);
      });
    const first = await open();
    await first.visitors.ingest(ada, null, batch);
    const reader = new Database(databaseFile(dataDir), { readonly: true });
    reader.exec('begin');
    reader.prepare('select * from visitors').all();
    await first.visitors.erase(ada.id);
    await first.close();
    reader.close();
    expect(inFiles()).not.toEqual([]);
    const second = await open();
    expect(inFiles()).toEqual([]);
    await second.close();
  });
});

describe('[B-STO-03] a migration', () => {
  it('of an existing store first copies it; the copy is private and is the store as it was', async () => {
    await (await open()).close();
    expect(existsSync(migrationBackup(dataDir))).toBe(false);
    inFile(`insert into influence values (1, 'Ada', 'Here.', ${noon}); ${lastMigration}`);
    await (await open()).close();
    expect(modeOf(migrationBackup(dataDir))).toBe(0o600);
    const copy = new Database(migrationBackup(dataDir), { readonly: true });
    expect(copy.prepare('select message from influence').pluck().all()).toEqual(['Here.']);
    const columns = copy.prepare(`select name from pragma_table_info('story_visits')`).pluck().all();
    expect(columns).toContain('slug');
    expect(columns).not.toContain('paths');
    expect(copy.pragma('integrity_check', { simple: true })).toBe('ok');
    copy.close();
    expect(readdirSync(dataDir).filter((name) => name.includes('before-migration'))).toHaveLength(1);
  });

  it('[B-PRV-01] the copy is replaced by the next one, and deleted after seven days', async () => {
    const dayMs = 86_400_000;
    const setAge = (ageMs: number) => {
      const made = (Date.now() - ageMs) / 1000;
      utimesSync(migrationBackup(dataDir), made, made);
    };
    await (await open()).close();
    for (const message of ['First.', 'Second.']) {
      inFile(`insert into influence select count(*) + 1, 'Ada', '${message}', 1 from influence; ${lastMigration}`);
      await (await open()).close();
    }
    expect(readFileSync(migrationBackup(dataDir)).includes('Second.')).toBe(true);
    setAge(7 * dayMs - 60_000);
    const younger = await open();
    await younger.ready();
    expect(existsSync(migrationBackup(dataDir))).toBe(true);
    await younger.close();
    setAge(7 * dayMs);
    const older = await open();
    await expect.poll(() => existsSync(migrationBackup(dataDir))).toBe(false);
    await older.close();
  });

  it('that fails changes nothing', async () => {
    inFile('create table acts (of_another integer)');
    await expect(open()).rejects.toThrow('table "acts" already exists');
    const database = new Database(databaseFile(dataDir), { readonly: true });
    const tables = database.prepare(`select name from sqlite_master where type = 'table' order by name`).pluck().all();
    database.close();
    expect(tables).toEqual(['acts', 'kysely_migration', 'kysely_migration_lock']);
  });
});
