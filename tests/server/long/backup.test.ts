import { execFile, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import Database from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { apiPaths, batchIdHeader } from '#contract/paths.ts';
import type { Profile } from '#contract/visitor.ts';
import { databaseFile } from '../../../server/storage/files.ts';
import { deleteOldBackups } from '../../../tools/backup/oldBackups.ts';
import { keenBatch } from '../../support/app.ts';
import { namesCounted } from '../../support/deliveries.ts';
import { startServer, type TestServer } from '../../support/server.ts';

const cwd = join(import.meta.dirname, '../../..');
let folder: string;
const servers: TestServer[] = [];
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'd5u-backup-'))));
afterEach(async () => {
  for (const server of servers.splice(0)) await server.stop();
  rmSync(folder, { recursive: true });
});

const envOf = (env: Record<string, string>) => ({ PATH: process.env['PATH'], ...env });
const runTool = (tool: string, argument: string[], env: Record<string, string>) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, [`tools/${tool}.ts`, ...argument], {
    cwd,
    env: envOf(env),
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
};
const mode = (file: string): number => statSync(file).mode & 0o777;

describe('a backup', () => {
  it(
    '[B-OPS-02] ends while many write, and its restore has every write acknowledged before it began',
    { timeout: 120_000 },
    async () => {
      // Without VISITOR_SECRET the server stores its key beside the store.
      const server = await startServer({ env: { VISITOR_SECRET: '' } });
      servers.push(server);
      const profile = await fetch(server.url + apiPaths.profile);
      const cookie = profile.headers.get('set-cookie')?.split(';')[0] ?? '';
      const acknowledged = new Set<string>();
      let sent = 0;
      const stop = new AbortController();
      const sending = Array.from({ length: 20 }, async () => {
        while (!stop.signal.aborted) {
          const id = `batch-${(sent += 1)}`;
          const reply = await fetch(server.url + apiPaths.track, {
            method: 'POST',
            headers: { cookie, 'content-type': 'application/json', [batchIdHeader]: id },
            body: JSON.stringify({ behaviorData: keenBatch(Date.now(), { interactionSequence: [`click:${id}`] }) }),
          });
          if (reply.ok) acknowledged.add(id);
        }
      });
      await expect.poll(() => acknowledged.size, { timeout: 30_000 }).toBeGreaterThan(200);
      const before = [...acknowledged];
      const backups = join(folder, 'backups');
      const env = { DATA_DIR: server.dataDir };
      const { stdout } = await promisify(execFile)(process.execPath, ['tools/backup.ts', backups], {
        cwd,
        env: envOf(env),
      });
      stop.abort();
      expect(acknowledged.size).toBeGreaterThan(before.length);
      await Promise.all(sending);

      const file = stdout.trim();
      expect(file).toMatch(/\/backups\/d5u-\d{8}T\d{6}Z\.sqlite$/);
      expect(readdirSync(backups).map((name) => name.split('.')[1])).toEqual(['key', 'sqlite']);
      expect([mode(file), mode(file.replace('.sqlite', '.key'))]).toEqual([0o600, 0o600]);

      const dataDir = join(folder, 'data');
      expect(runTool('restore', [file], { DATA_DIR: dataDir })).toEqual({
        status: 0,
        stdout: `Restored into ${dataDir}.\n`,
        stderr: '',
      });
      const database = new Database(databaseFile(dataDir), { readonly: true });
      const stored = namesCounted(database.prepare<[], string>('select deliveries from visitors').pluck().all());
      database.close();
      expect(before.filter((id) => !stored.has(id))).toEqual([]);
      // The restored server recognises the visitor with the restored key.
      const next = await startServer({ dataDir, env: { VISITOR_SECRET: '' } });
      servers.push(next);
      const reply = await fetch(next.url + apiPaths.profile, { headers: { cookie } });
      expect(((await reply.json()) as Profile).interactions).toBe(stored.size);
      expect(mode(databaseFile(dataDir))).toBe(0o600);
    },
  );

  it('[B-OPS-02] of PostgreSQL is made by pg_dump, and the command does not contain the password', () => {
    const env = { DATABASE_URL: 'postgres://d5u:hidden@db/d5u' };
    expect(runTool('backup', ['/backups'], env)).toEqual({
      status: 1,
      stdout: '',
      stderr:
        'The store is in PostgreSQL. Run: umask 077; pg_dump --format=custom --file="/backups/d5u-$(date -u +%Y%m%dT%H%M%SZ).dump" "$DATABASE_URL"\n',
    });
    expect(runTool('restore', ['a.dump'], env).stderr).toBe(
      'The store is in PostgreSQL. Run: pg_restore --clean --if-exists --dbname="$DATABASE_URL" "a.dump"\n',
    );
  });

  it('[B-OPS-02] says what is wrong in one line: no folder, no store, no file', () => {
    expect(runTool('backup', [], {})).toMatchObject({ status: 2, stderr: 'Where to? npm run backup -- FOLDER\n' });
    expect(runTool('restore', [], {})).toMatchObject({ status: 2, stderr: 'Which backup? npm run restore -- FILE\n' });
    expect(runTool('backup', [folder], { DATA_DIR: folder })).toMatchObject({
      status: 1,
      stderr: `There is no store in ${folder}. Set DATA_DIR to the server's folder.\n`,
    });
    expect(runTool('restore', [join(folder, 'none')], { DATA_DIR: folder })).toMatchObject({
      status: 1,
      stderr: `There is no file ${join(folder, 'none')}. Name one that npm run backup has written.\n`,
    });
  });

  it('[B-OPS-02] is not restored over a store, beside a running server, or when it is damaged', async () => {
    const server = await startServer();
    servers.push(server);
    const [backup = ''] = runTool('backup', [folder], { DATA_DIR: server.dataDir }).stdout.split('\n');
    const env = { DATA_DIR: server.dataDir };
    expect(runTool('restore', [backup], env).stderr).toContain('Another D5U server is using the store');
    await server.kill('SIGTERM');
    expect(runTool('restore', [backup], env)).toMatchObject({
      status: 1,
      stderr: `${databaseFile(server.dataDir)} exists already. Move the old store away first.\n`,
    });
    const damaged = join(folder, 'damaged.sqlite');
    writeFileSync(damaged, 'x'.repeat(10_000));
    const fresh = { DATA_DIR: join(folder, 'fresh') };
    expect(runTool('restore', [damaged], fresh)).toMatchObject({
      status: 1,
      stderr: `${damaged} is damaged: file is not a database. Nothing was restored; use another backup.\n`,
    });
    expect(existsSync(databaseFile(fresh.DATA_DIR))).toBe(false);
  });
});

describe('old backups', () => {
  const make = (...names: string[]) => {
    for (const name of names) writeFileSync(join(folder, name), '');
  };

  it('[B-OPS-02, B-PRV-03] fault 39: go 30 days after they were made, with their keys; nothing else in the folder goes', () => {
    const old = ['d5u-20261023T120000Z.key', 'd5u-20261023T120000Z.sqlite', 'd5u-20261022T235959Z.sqlite.part'];
    const kept = ['d5u-20261023T120001Z.sqlite', 'd5u-20261122T120001Z.sqlite', 'notes.txt', 'd5u-20200101.sqlite'];
    make(...old, ...kept);
    expect(deleteOldBackups(folder, new Date('2026-11-22T12:00:01.000Z')).sort()).toEqual(old.toSorted());
    expect(readdirSync(folder).sort()).toEqual(kept.toSorted());
  });

  it('[B-OPS-02] go once the new one is complete, and not when there is none', async () => {
    const server = await startServer();
    servers.push(server);
    make('d5u-20200101T000000Z.sqlite');
    const failed = runTool('backup', [folder], { DATA_DIR: join(folder, 'nothing') });
    expect(failed.status).toBe(1);
    expect(readdirSync(folder)).toEqual(['d5u-20200101T000000Z.sqlite']);
    const made = runTool('backup', [folder], { DATA_DIR: server.dataDir });
    expect(made.stderr).toBe('Deleted, older than 30 days: d5u-20200101T000000Z.sqlite\n');
    expect(readdirSync(folder).map((name) => join(folder, name))).toEqual([made.stdout.trim()]);
  });
});
