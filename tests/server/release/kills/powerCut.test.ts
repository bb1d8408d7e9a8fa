import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import Database from 'better-sqlite3';
import { expect, it } from 'vitest';
import { databaseFile } from '../../../../server/storage/files.ts';
import { namesCounted } from '../../../support/deliveries.ts';
import { startServer } from '../../../support/server.ts';
import { meet, profileOf, send } from '../../../postgres/servers.ts';

const cuts = 10;
const batches = 8_000;
/** With this number of visitors a commit changes as many pages as it has batches. */
const visitors = 400;
const hasStrace = spawnSync('strace', ['-o', '/dev/null', 'true']).status === 0;

/** One system call on a file of the store. Times in epoch ms. */
interface Call {
  readonly file: string;
  readonly began: number;
  readonly ended: number;
  readonly change: 'sync' | { readonly at: number; readonly bytes: Buffer } | { readonly length: number };
}

const line =
  /^(\d+\.\d+) (pwrite64|write|fdatasync|fsync|ftruncate)\(\d+<([^>]+)>(?:, "([^"]*)", \d+(?:, (\d+))?|, (\d+))?\) += \d+ <([\d.]+)>$/;
const bytesOf = (hexadecimal = ''): Buffer => Buffer.from(hexadecimal.replaceAll('\\x', ''), 'hex');

/** The calls of a trace that change a file of the store or sync it, in order. */
function* callsOf(trace: string, files: readonly string[]): Generator<Call> {
  for (const text of trace.split('\n')) {
    const [, began, name, path, content, at, length, seconds] = line.exec(text) ?? [];
    const file = basename(bytesOf(path).toString());
    if (name === undefined || !files.includes(file)) continue;
    // SQLite always gives a position for its writes.
    if (name === 'write') throw new Error(`An unexpected call: ${text.slice(0, 200)}`);
    const start = Number(began) * 1000;
    const times = { file, began: start, ended: start + Number(seconds) * 1000 };
    if (name === 'pwrite64') yield { ...times, change: { at: Number(at), bytes: bytesOf(content) } };
    else if (name === 'ftruncate') yield { ...times, change: { length: Number(length) } };
    else yield { ...times, change: 'sync' };
  }
}

/** A random generator of numbers from 0 to 1. The same seed gives the same numbers (mulberry32). */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** The content of a file on the disk. */
class DiskFile {
  #bytes = Buffer.alloc(0);
  readonly #unsynced: Exclude<Call['change'], 'sync'>[] = [];

  apply(change: Call['change']): void {
    if (change !== 'sync') this.#unsynced.push(change);
    else for (const synced of this.#unsynced.splice(0)) this.#write(synced);
  }

  /** The file after a power cut: everything that was synced, and a random choice of the unsynced sectors. */
  afterPowerCut(random: () => number): Buffer {
    const sector = 512;
    for (const change of this.#unsynced.splice(0)) {
      if ('length' in change) {
        if (random() < 0.5) this.#write(change);
        continue;
      }
      const isWhole = random() < 0.5;
      for (let from = 0; from < change.bytes.length; from += sector) {
        const bytes = change.bytes.subarray(from, from + sector);
        if (isWhole || random() < 0.5) this.#write({ at: change.at + from, bytes });
      }
    }
    return this.#bytes;
  }

  #write(change: Exclude<Call['change'], 'sync'>): void {
    const length = 'length' in change ? change.length : Math.max(this.#bytes.length, change.at + change.bytes.length);
    if (length !== this.#bytes.length) {
      const before = this.#bytes;
      this.#bytes = Buffer.alloc(length);
      before.copy(this.#bytes);
    }
    if ('bytes' in change) change.bytes.copy(this.#bytes, change.at);
  }
}

/** Records the system calls of a process from now on. Only its main thread writes the store. */
async function record(process: ChildProcess, file: string): Promise<ChildProcess> {
  const calls = 'trace=pwrite64,write,fdatasync,fsync,ftruncate';
  const options = ['-ttt', '-T', '-y', '-xx', '-s', '1000000', '-e', calls, '-o', file, '-p', String(process.pid)];
  const tracer = spawn('strace', options, { stdio: ['ignore', 'ignore', 'pipe'] });
  // The first output of strace says that it is attached.
  await once(tracer.stderr, 'data');
  return tracer;
}

it.runIf(hasStrace)(
  '[B-STO-01] fault 2: after a power cut at any of ten moments nothing acknowledged is lost, and the store is whole',
  { timeout: 600_000 },
  async () => {
    const folder = mkdtempSync(join(tmpdir(), 'd5u-power-'));
    const server = await startServer({ env: { LOG_LEVEL: 'silent' } });
    const files = ['', '-wal'].map((ending) => basename(databaseFile(server.dataDir)) + ending);
    const cookies = await Promise.all(Array.from({ length: visitors }, () => meet(server)));
    // A first batch of each visitor, so that the database file and its WAL exist and their content is known.
    await Promise.all(cookies.map((cookie, index) => send(server, cookie, `first-${index}`)));
    const before = new Map(files.map((file) => [file, readFileSync(join(server.dataDir, file))]));
    const traceFile = join(folder, 'trace');
    const tracer = await record(server.process, traceFile);

    const acknowledged = new Map<string, number>();
    let next = 0;
    const sender = async () => {
      while (next < batches) {
        const visitor = next % cookies.length;
        const id = `batch${visitor}-${Math.floor(next / cookies.length)}`;
        const cookie = cookies[visitor]!;
        next += 1;
        const { status } = await send(server, cookie, id);
        if (status === 200) acknowledged.set(id, Date.now());
      }
    };
    const beganAt = Date.now();
    await Promise.all(Array.from({ length: 20 }, sender));
    const endedAt = Date.now();
    const detached = once(tracer, 'exit');
    tracer.kill('SIGINT');
    await detached;
    await server.kill('SIGKILL');
    expect(acknowledged.size).toBe(batches);

    const calls = [...callsOf(readFileSync(traceFile, 'latin1'), files)];
    const [database, log] = files;
    const synced = (file: string | undefined) => calls.filter((call) => call.file === file && call.change === 'sync');
    // The power cuts cover both the commits to the log and the checkpoints to the database.
    expect(synced(log).length).toBeGreaterThan(batches / 100);
    expect(synced(database).length).toBeGreaterThan(1);

    const random = randomFrom(7);
    for (let cut = 0; cut < cuts; cut += 1) {
      const cutAt = beganAt + ((cut + random()) / cuts) * (endedAt - beganAt);
      const disk = new Map(files.map((file) => [file, new DiskFile()]));
      for (const [file, bytes] of before) {
        disk.get(file)?.apply({ at: 0, bytes });
        disk.get(file)?.apply('sync');
      }
      for (const { file, began, ended, change } of calls) {
        if ((change === 'sync' ? ended : began) <= cutAt) disk.get(file)?.apply(change);
      }
      const dataDir = join(folder, String(cut));
      mkdirSync(dataDir);
      for (const [file, content] of disk) writeFileSync(join(dataDir, file), content.afterPowerCut(random));

      const started = await startServer({ dataDir, env: { LOG_LEVEL: 'silent' } });
      expect((await fetch(`${started.url}/readyz`)).status).toBe(200);
      const stored = new Database(databaseFile(dataDir), { readonly: true });
      expect(stored.pragma('integrity_check', { simple: true })).toBe('ok');
      const kept = namesCounted(stored.prepare<[], string>('select deliveries from visitors').pluck().all());
      stored.close();
      const promised = [...acknowledged].filter(([, at]) => at <= cutAt).map(([id]) => id);
      expect(
        promised.filter((id) => !kept.has(id)),
        `cut ${cut}`,
      ).toEqual([]);
      let counted = 0;
      for (const cookie of cookies) counted += (await profileOf(started, cookie)).interactions;
      expect(counted, `cut ${cut}`).toBe(kept.size);
      await started.stop();
    }
    rmSync(server.dataDir, { recursive: true, force: true });
    rmSync(folder, { recursive: true, force: true });
  },
);
