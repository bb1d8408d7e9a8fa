import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { readSettings, SettingsError } from './settings.ts';
import { openSqliteStorage } from './storage/sqlite.ts';
import { StoreInUse } from './storage/storage.ts';
import { StoryFault } from './story/compile.ts';
import { openLibrary, storiesFolder } from './story/library.ts';

/** Work under way gets this long after SIGTERM. */
const drainMs = 4500;

const siteDir = join(import.meta.dirname, '../dist/site');

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const clock = Date.now;
  const stories = openLibrary(storiesFolder, false);
  const storage = await openSqliteStorage({ dataDir: settings.DATA_DIR, clock });
  const app = await buildApp({ settings, storage, clock, stories, siteDir: existsSync(siteDir) ? siteDir : null });
  const address = await app.listen({ port: settings.PORT, host: settings.HOST });
  process.stdout.write(`D5U is open at ${address}\n`);

  const stop = (): void => {
    setTimeout(() => process.exit(1), drainMs).unref();
    // A connection that was busy at the signal would be kept alive for another minute once it is answered.
    setInterval(() => app.server.closeIdleConnections(), 50).unref();
    void app.close().then(() => process.exit(0));
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
  // What the machine refused (a taken port, a folder out of reach) says so in one line; a mistake of ours shows where.
  const isOurs = [SettingsError, StoreInUse, StoryFault].some((kind) => error instanceof kind);
  const isRefusal = isOurs || /^(E|SQLITE_)/.test(codeOf(error));
  const { message, stack } = error as Error;
  process.stderr.write(`${isRefusal ? message : (stack ?? message)}\n`);
  process.exit(1);
}
