import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { editDistance, misspeltLines } from '../../../server/misspelt.ts';
import { operatorSocket } from '../../../server/operator.ts';
import { keyWarning } from '../../../server/secret.ts';
import { readSettings, settingNames } from '../../../server/settings.ts';
import { cannotOpen } from '../../../server/storage/cannotOpen.ts';
import { databaseFile } from '../../../server/storage/files.ts';
import { openSqliteStorage } from '../../../server/storage/sqlite.ts';
import { keenBatch, noon } from '../../support/app.ts';
import { addressOf, canMount, spawnServer } from '../../support/server.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'd5u-start-'))));
afterAll(() => rmSync(folder, { recursive: true }));
let count = 0;
const newFolder = () => join(folder, `${(count += 1)}`);
const clock = () => noon;

/** Runs the server until it exits by itself. */
async function runToEnd(dataDir: string, more: Parameters<typeof spawnServer>[0] | object = {}) {
  const child = spawnServer({ ...more, dataDir });
  let stderr = '';
  child.stderr?.on('data', (chunk: Buffer) => (stderr += chunk.toString()));
  const [code] = (await once(child, 'exit')) as [number];
  return [code, stderr] as const;
}

describe('[B-OPS-04] a start that cannot succeed ends with one exact line', () => {
  it('for a store of a newer version, which it leaves as it is', async () => {
    const dataDir = newFolder();
    await (await openSqliteStorage({ dataDir, clock })).close();
    const database = new Database(databaseFile(dataDir));
    database.prepare("insert into kysely_migration values ('999-future', '2027-01-01')").run();
    expect(await runToEnd(dataDir)).toEqual([
      1,
      'This store was written by a newer version of D5U (999-future). Start that version, or restore a copy from before it: a backup, or before-migration.sqlite in DATA_DIR.\n',
    ]);
    database.prepare("delete from kysely_migration where name = '999-future'").run();
    database.close();
    await (await openSqliteStorage({ dataDir, clock })).close();
  });

  it('for a DATA_DIR that is a file, or that holds no database', async () => {
    const file = newFolder();
    writeFileSync(file, '');
    expect(await runToEnd(file)).toEqual([1, `DATA_DIR ${file} cannot be used: it is no folder.\n`]);
    const dataDir = newFolder();
    mkdirSync(dataDir);
    writeFileSync(databaseFile(dataDir), 'no database '.repeat(1000));
    expect(await runToEnd(dataDir)).toEqual([
      1,
      `DATA_DIR ${dataDir} cannot be used: d5u.sqlite in it is no database.\n`,
    ]);
  });

  it.runIf(canMount())('for a disk without room', async () => {
    const dataDir = newFolder();
    mkdirSync(dataDir);
    // 64 kB: enough for the lock, and not for the tables.
    expect(await runToEnd(dataDir, { diskMb: 1 / 16 })).toEqual([
      1,
      `DATA_DIR ${dataDir} cannot be used: its disk is full.\n`,
    ]);
  });

  it.each([
    ['EACCES', 'this account may not read and write there'],
    ['EPERM', 'this account may not read and write there'],
    ['EROFS', 'it is read-only'],
    ['ENOTDIR', 'it is no folder'],
    ['ENOSPC', 'its disk is full'],
    ['SQLITE_READONLY_DIRECTORY', 'it is read-only'],
    ['SQLITE_CORRUPT', 'd5u.sqlite in it is damaged; restore a backup'],
    ['SQLITE_IOERR_WRITE', 'disk I/O error'],
  ])('for %s', (code, reason) => {
    const error = Object.assign(new Error('disk I/O error'), { code });
    expect(cannotOpen(folder, error)).toMatchObject({
      name: 'StoreNotOpened',
      message: `DATA_DIR ${folder} cannot be used: ${reason}.`,
    });
  });

  it('and a mistake in the program keeps its stack', () => {
    const error = new TypeError('undefined is no function');
    expect(cannotOpen(folder, error)).toBe(error);
  });
});

describe('[B-OPS-04] names that are nearly settings', () => {
  it.each([
    ['RATE_LIMT', 'RATE_LIMIT'],
    ['TRUSTPROXY', 'TRUST_PROXY'],
    ['INFLUENCE_APROVAL', 'INFLUENCE_APPROVAL'],
    ['PAYMENT', 'PAYMENTS'],
    ['SITE_HOST', 'SITE_HOSTS'],
    ['data_dir', 'DATA_DIR'],
    ['PROT', 'PORT'],
    ['NODE_EVN', 'NODE_ENV'],
  ])('%s is taken for %s', (name, setting) => {
    expect(misspeltLines({ [name]: 'x' }, settingNames)).toEqual([
      `${name} is not a setting and has no effect. ${setting} is one.`,
    ]);
  });

  it('a setting, an empty value and a name that means something else are not mentioned', () => {
    const usual = ['HOME', 'PATH', 'PWD', 'TERM', 'SHELL', 'LANG', 'HOSTNAME', 'NODE_OPTIONS', 'NODE_PATH', 'LOGNAME'];
    const env = Object.fromEntries([...settingNames, ...usual].map((name) => [name, 'x']));
    expect(misspeltLines({ ...env, RATE_LIMT: '' }, settingNames)).toEqual([]);
    expect([editDistance('PORT', 'PORT'), editDistance('HOME', 'HOST'), editDistance('', 'PORT')]).toEqual([0, 2, 4]);
  });
});

describe('[B-OPS-04] keys that make readers strangers', () => {
  const [one, other] = ['a'.repeat(32), 'b'.repeat(32)];
  const lineOf = async (dataDir: string, secret: string) => {
    const storage = await openSqliteStorage({ dataDir, clock });
    const line = await keyWarning(readSettings({ DATA_DIR: dataDir, VISITOR_SECRET: secret }), storage);
    await storage.close();
    return line;
  };

  it('a secret beside a key file that it does not contain', async () => {
    const dataDir = newFolder();
    expect(await lineOf(dataDir, '')).toBeNull();
    const file = join(dataDir, 'visitor.key');
    const line = `VISITOR_SECRET does not contain the key in ${file}, so every visitor with a cookie signed by that key counts as new. Add the key to VISITOR_SECRET after a comma, or delete the file.`;
    expect(await lineOf(dataDir, one)).toBe(line);
    expect(await lineOf(dataDir, one)).toBe(line);
    rmSync(file);
    expect(await lineOf(dataDir, one)).toBeNull();
  });

  it('another secret than that of the start before, unless it is among them', async () => {
    const dataDir = newFolder();
    expect(await lineOf(dataDir, one)).toBeNull();
    expect(await lineOf(dataDir, `${other},${one}`)).toBeNull();
    expect(await lineOf(dataDir, one)).toBe(
      'VISITOR_SECRET does not contain the key that signed the cookies of this store until now, so every visitor counts as new. Add the old key after a comma.',
    );
  });

  it('a key file that was lost, also for a store that never noted its key', async () => {
    const dataDir = newFolder();
    const file = join(dataDir, 'visitor.key');
    const line = `${file} is not the key that signed the cookies of this store until now, so every visitor counts as new. Restore it from a backup, or set VISITOR_SECRET.`;
    expect(await lineOf(dataDir, '')).toBeNull();
    rmSync(file);
    expect(await lineOf(dataDir, '')).toBe(line);
    rmSync(file);
    const storage = await openSqliteStorage({ dataDir, clock });
    await storage.visitors.ingest({ id: 'a'.repeat(32), firstSeenAt: noon }, null, keenBatch(noon));
    await storage.close();
    const database = new Database(databaseFile(dataDir));
    database.prepare('delete from probe').run();
    database.close();
    expect(await lineOf(dataDir, '')).toBe(line);
    expect(await lineOf(dataDir, '')).toBeNull();
  });
});

describe('a start beside others', () => {
  it('[B-OPS-04] logs the misspelt name and the strange key, one line each', async () => {
    const dataDir = newFolder();
    mkdirSync(dataDir);
    writeFileSync(join(dataDir, 'visitor.key'), 'k'.repeat(40));
    let log = '';
    const server = spawnServer({ dataDir, env: { RATE_LIMT: '5' } });
    server.stderr?.on('data', (chunk: Buffer) => (log += chunk.toString()));
    await addressOf(server);
    server.kill('SIGTERM');
    await once(server, 'exit');
    const messages = log
      .split('\n')
      .filter(Boolean)
      .map((line) => (JSON.parse(line) as { msg: string }).msg);
    expect(messages).toEqual([
      'RATE_LIMT is not a setting and has no effect. RATE_LIMIT is one.',
      `VISITOR_SECRET does not contain the key in ${join(dataDir, 'visitor.key')}, so every visitor with a cookie signed by that key counts as new. Add the key to VISITOR_SECRET after a comma, or delete the file.`,
    ]);
  });

  it('[B-INF-03] one that finds its port taken makes no socket', async () => {
    const taken = createServer().listen(0, '127.0.0.1');
    await once(taken, 'listening');
    const dataDir = newFolder();
    const [code, stderr] = await runToEnd(dataDir, { env: { PORT: `${(taken.address() as AddressInfo).port}` } });
    taken.close();
    expect([code, stderr]).toEqual([1, expect.stringContaining('EADDRINUSE')]);
    expect(spawnSync('test', ['-e', operatorSocket(dataDir)]).status).toBe(1);
  });
});
