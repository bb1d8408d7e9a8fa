import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { openOperatorSocket, operatorSocket } from './operator.ts';
import { misspeltLines } from './misspelt.ts';
import { mostSkewMs } from './plugins/app/ClockWatch.ts';
import { keyWarning } from './secret.ts';
import { readSettings, settingNames, SettingsError } from './settings.ts';
import { openSqliteStorage } from './storage/sqlite.ts';
import { StoreLost, StoreNotOpened } from './storage/storage.ts';
import { StoryCompileError } from './story/compile.ts';
import { openLibrary, storiesFolder } from './story/library.ts';

/** Time for requests in flight after SIGTERM. */
const drainMs = 4500;

/**
 * Stops the process: the disk failed or the store is gone, so nothing more may be acknowledged. The supervisor restarts
 * it.
 */
function stopAtOnce(error: Error): never {
  const kept = error instanceof StoreLost ? '' : 'All acknowledged writes are stored. ';
  process.stderr.write(
    `The store failed: ${error.message} The server stops. ${kept}` +
      'Check the disk and DATA_DIR, then start the server again.\n',
  );
  process.exit(1);
}

/**
 * The message about a clock that differs too much. The clock decides which rows are deleted and dates the cookies, and
 * several servers share both. B-OPS-03.
 */
const skewLine = (aheadMs: number): string =>
  `The clock of this machine is ${Math.round(Math.abs(aheadMs) / 1000)} s ${aheadMs > 0 ? 'ahead of' : 'behind'} ` +
  "the database's clock; at most 60 s are allowed. Synchronise it with a time server (NTP).";

const siteDir = join(import.meta.dirname, '../dist/site');

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const clock = Date.now;
  const stories = openLibrary(storiesFolder, false);
  const { DATABASE_URL: url, DATA_DIR: dataDir } = settings;
  const storage =
    url === ''
      ? await openSqliteStorage({ dataDir, clock, onFailure: stopAtOnce })
      : await (await import('./storage/postgres.ts')).openPostgresStorage({ url, clock });
  const aheadMs = await storage.time.aheadMs();
  if (aheadMs !== null && Math.abs(aheadMs) > mostSkewMs) throw new StoreNotOpened(skewLine(aheadMs));
  const lines = [...misspeltLines(process.env, settingNames), await keyWarning(settings, storage)];
  const app = await buildApp({ settings, storage, clock, stories, siteDir: existsSync(siteDir) ? siteDir : null });
  for (const line of lines) if (line !== null) app.log.warn(line);
  // Listens before the operator's socket is opened: a start whose port is in use must change nothing.
  const address = await app.listen({ port: settings.PORT, host: settings.HOST });
  const operatorOptions = { storage, clock, dataDir, logLevel: settings.LOG_LEVEL };
  const operator = await openOperatorSocket(operatorOptions).catch((error: Error) => {
    app.log.error(
      { err: error },
      `cannot open the operator's socket ${operatorSocket(dataDir)}; npm run influence fails until a restart: ` +
        'check that the server may write to DATA_DIR, and that its path is short',
    );
    return null;
  });
  process.stdout.write(`D5U is open at ${address}\n`);

  const stop = (): void => {
    setTimeout(() => process.exit(1), drainMs).unref();
    // A connection that was busy at the signal would stay open for another minute after its reply.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    void Promise.resolve(operator?.close())
      .then(() => app.close())
      .then(() => process.exit(0));
  };
  process.once('SIGTERM', stop);
  process.once('SIGINT', stop);
}

const codeOf = (error: unknown): string => {
  const { code } = error as { code?: string };
  return code === undefined || code.startsWith('ERR_') ? '' : code;
};

try {
  await start();
} catch (error) {
  // An error of the environment (port in use, folder not readable) is printed as one line, a programming error with its
  // stack.
  const isExpected = [SettingsError, StoreNotOpened, StoryCompileError].some((kind) => error instanceof kind);
  const isOneLine = isExpected || /^(E|SQLITE_)/.test(codeOf(error));
  const { message, stack } = error as Error;
  process.stderr.write(`${isOneLine ? message : (stack ?? message)}\n`);
  process.exit(1);
}
