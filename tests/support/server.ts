import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
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
import { databaseFile } from '../../server/storage/files.ts';
import { serverFlags } from '../../tools/serverFlags.ts';

const repository = join(import.meta.dirname, '../..');

/** The secret that signs the cookies of every server under test. */
export const testSecret = 'a-secret-that-only-the-tests-know-and-nobody-else';

export interface ServerOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** The folder of an earlier server, to continue with its data. Otherwise a new folder, which `stop` removes. */
  readonly dataDir?: string;
  /** The greatest size of any file that the server writes. A write beyond it fails, as on a broken disk. */
  readonly fileSizeLimitKb?: number;
  /**
   * Size of a separate disk for the folder, MB. Only the server sees the disk. The disk is removed when the server
   * exits. See `canMount`.
   */
  readonly diskMb?: number;
}

/** Whether a user can mount a disk that only one process sees. Some containers do not allow such a mount. */
export const canMount = (): boolean =>
  spawnSync('unshare', ['-rm', 'sh', '-c', 'mount -t tmpfs tmpfs /tmp']).status === 0;

/** The address of a server and the folder of its data. */
export interface RunningServer {
  readonly url: string;
  readonly dataDir: string;
}

/** A running server and its store. */
export interface SiteServer extends RunningServer {
  /** Opens the store directly, without the server. Close it after use. */
  database(): Database.Database;
  /** Stores an influence message. */
  place(message: InfluenceMessage): void;
  /**
   * Stores a visitor at this phase and suspicion. Returns the cookie for `browserContext.addCookies` or for a header.
   */
  visitorAt(phase: Phase, suspicion?: number): Promise<{ name: string; value: string; url: string }>;
}

/** A server that the test has started and may stop. */
export interface TestServer extends SiteServer {
  readonly process: ChildProcess;
  /** Sends a signal and waits for the exit. The data is kept. */
  kill(signal: NodeJS.Signals): Promise<void>;
  /** Stops the server. Removes the folder if the server was started without `dataDir`. */
  stop(): Promise<void>;
}

/** Runs server/main.ts on a free port, in `dataDir`. Returns before the server listens. */
export function spawnServer({
  env = {},
  dataDir,
  fileSizeLimitKb,
  diskMb,
}: ServerOptions & { dataDir: string }): ChildProcess {
  const command = [process.execPath, ...serverFlags, 'server/main.ts'] as const;
  // ulimit counts blocks of 512 bytes.
  const limited =
    fileSizeLimitKb === undefined ? [] : ['sh', '-c', `ulimit -f ${fileSizeLimitKb * 2}; exec "$@"`, 'sh'];
  const mount = `mount -t tmpfs -o size=${(diskMb ?? 0) * 1024}k tmpfs "$DATA_DIR"; exec "$@"`;
  const onDisk = diskMb === undefined ? [] : ['unshare', '-rm', 'sh', '-ec', mount, 'sh'];
  const [program, ...parameters] = [...limited, ...onDisk, ...command] as const;
  return spawn(program ?? '', parameters, {
    cwd: repository,
    env: {
      PATH: process.env['PATH'],
      VISITOR_SECRET: testSecret,
      RATE_LIMIT: 'off',
      PORT: '0',
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

/** Runs server/main.ts on a free port and waits until it listens. Throws its output if it exits before that. */
export async function startServer({ dataDir, ...options }: ServerOptions = {}): Promise<TestServer> {
  const { env = {} } = options;
  const folder = dataDir ?? mkdtempSync(join(tmpdir(), 'd5u-'));
  const child = spawnServer({ ...options, dataDir: folder });
  const ended = once(child, 'exit');
  const url = await addressOf(child);

  const kill = async (signal: NodeJS.Signals): Promise<void> => {
    if (child.exitCode === null && child.signalCode === null) child.kill(signal);
    await ended;
  };
  return {
    ...attachTo({ url, dataDir: folder }, env['VISITOR_SECRET']),
    process: child,
    kill,
    async stop() {
      await kill('SIGTERM');
      if (dataDir === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** A running server and its store. Another process has started the server and will stop it. */
export function attachTo({ url, dataDir }: RunningServer, secret = testSecret): SiteServer {
  return {
    url,
    dataDir,
    database: () => new Database(databaseFile(dataDir), { timeout: 5000 }),
    place({ designation, message }) {
      const database = new Database(databaseFile(dataDir), { timeout: 5000 });
      database
        .prepare('insert into influence select coalesce(max(ordinal), 0) + 1, ?, ?, ? from influence')
        .run(designation, message, Date.now());
      database.close();
    },
    async visitorAt(phase, suspicion = 0) {
      const visitor = newVisitor(Date.now());
      const engagedMs = phase === 0 ? 0 : thresholds.engagedMsForPhase[phase];
      const record = { ...newRecord(visitor.firstSeenAt), phase, engagedMs, suspicion, peakSuspicion: suspicion };
      const database = new Database(databaseFile(dataDir), { timeout: 5000 });
      database
        .prepare('insert into visitors (visitor, record, updated_at, phase) values (?, ?, ?, ?)')
        .run(visitor.id, JSON.stringify(record), visitor.firstSeenAt, phase);
      database.close();
      return { name: cookieName(false), value: fastifyCookie.sign(cookieValue(visitor), secret), url };
    },
  };
}

/** The address that a server prints when it listens. Throws its output if it exits before that. */
export function addressOf(child: ChildProcess): Promise<string> {
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
