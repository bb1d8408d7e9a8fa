import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastifyCookie } from '@fastify/cookie';
import Database from 'better-sqlite3';
import type { InfluenceMessage } from '#contract/api/homepage.ts';
import type { Phase } from '#contract/visitor.ts';
import { cookieName, cookieValue, newVisitor } from '../../server/plugins/app/visitor-cookie.ts';
import { newRecord } from '../../server/profile/record.ts';
import { thresholds } from '../../server/profile/thresholds.ts';
import { databaseFile } from '../../server/storage/sqlite.ts';

const repository = join(import.meta.dirname, '../..');

/** Signs the cookies of every server under test. */
export const testSecret = 'a-secret-that-only-the-tests-know-and-nobody-else';

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** An earlier server's folder, to go on from; otherwise a new one that `stop` removes. */
  readonly dataDir?: string;
}

export interface TestServer {
  readonly url: string;
  readonly dataDir: string;
  readonly process: ChildProcess;
  /** Sends a signal and waits for the end; the data stays. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Ends the server and removes a folder that it made. */
  stop(): Promise<void>;
  /** The store itself, beside the server; close it after use. */
  database(): Database.Database;
  /** Seats somebody. */
  place(message: InfluenceMessage): void;
  /** A visitor on record at this phase and suspicion, as a cookie for `browserContext.addCookies` or a header. */
  visitorAt(phase: Phase, suspicion?: number): Promise<{ name: string; value: string; url: string }>;
}

/** Runs server/main.ts on a free port and waits until it is open. Throws what it printed if it ends instead. */
export async function startServer({ env = {}, dataDir }: ServerOptions = {}): Promise<TestServer> {
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'd5u-'));
  const child = spawn(process.execPath, ['server/main.ts'], {
    cwd: repository,
    env: {
      PATH: process.env['PATH'],
      VISITOR_SECRET: testSecret,
      RATE_LIMIT: 'off',
      PORT: '0',
      ...env,
      DATA_DIR: folder,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = once(child, 'exit');
  const url = await addressOf(child);

  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    url,
    dataDir: folder,
    process: child,
    kill,
    async stop() {
      await kill('SIGTERM');
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
    database: () => new Database(databaseFile(folder), { timeout: 5000 }),
    place({ designation, message }) {
      const database = new Database(databaseFile(folder), { timeout: 5000 });
      database
        .prepare('insert into influence select coalesce(max(ordinal), 0) + 1, ?, ?, ? from influence')
        .run(designation, message, Date.now());
      database.close();
    },
    async visitorAt(phase, suspicion = 0) {
      const visitor = newVisitor(Date.now());
      const engagedMs = phase === 0 ? 0 : thresholds.engagedMsForPhase[phase];
      const record = { ...newRecord(visitor.firstSeenAt), phase, engagedMs, suspicion };
      const database = new Database(databaseFile(folder), { timeout: 5000 });
      database
        .prepare('insert into visitors (visitor, record, updated_at, phase) values (?, ?, ?, ?)')
        .run(visitor.id, JSON.stringify(record), visitor.firstSeenAt, phase);
      database.close();
      const secret = env['VISITOR_SECRET'] ?? testSecret;
      return { name: cookieName(false), value: fastifyCookie.sign(cookieValue(visitor), secret), url };
    },
  };
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let printed = '';
    child.stderr?.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stdout?.on('data', (chunk: Buffer) => {
      printed += chunk.toString();
      const address = /open at (\S+)\n/.exec(printed)?.[1];
      if (address !== undefined) resolve(address);
    });
    child.once('error', reject);
    child.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${printed}`)));
  });
}
