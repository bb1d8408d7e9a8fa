import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { join } from 'node:path';
import { startPostgres } from './cluster/postgres.ts';
import { serverFlags } from './serverFlags.ts';

/**
 * Starts a PostgreSQL and two servers, prints their addresses, and runs until Ctrl-C. No data is kept. B-STO-02.
 * Browsers send a cookie to both servers, since cookies do not depend on the port. So both servers know the same
 * visitor.
 */
const repository = join(import.meta.dirname, '..');
const postgres = await startPostgres();
const env = {
  ...process.env,
  DATABASE_URL: await postgres.createDatabase(),
  VISITOR_SECRET: randomBytes(32).toString('hex'),
  PORT: '0',
};

const servers: ChildProcess[] = [1, 2].map(() =>
  spawn(process.execPath, [...serverFlags, 'server/main.ts'], {
    cwd: repository,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
  }),
);

/** A Ctrl-C in a terminal reaches the servers too; a signal from elsewhere has to be passed on. */
async function stop(): Promise<void> {
  const running = servers.filter(({ exitCode, signalCode }) => exitCode === null && signalCode === null);
  const ended = running.map((server) => once(server, 'exit'));
  for (const server of running) server.kill('SIGTERM');
  await Promise.all(ended);
  await postgres.stop();
  process.exit(0);
}
process.once('SIGINT', () => void stop());
process.once('SIGTERM', () => void stop());
