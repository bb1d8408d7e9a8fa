import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildApp } from './app.ts';
import { readSettings, SettingsError } from './settings.ts';
import { openSqliteStorage } from './storage/sqlite.ts';
import { StoreInUse } from './storage/storage.ts';

/** Work under way gets this long after SIGTERM. */
const drainMs = 4500;

const siteDir = join(import.meta.dirname, '../dist/site');

async function start(): Promise<void> {
  const settings = readSettings(process.env);
  const clock = Date.now;
  const storage = await openSqliteStorage({ dataDir: settings.DATA_DIR, clock });
  const app = await buildApp({ settings, storage, clock, siteDir: existsSync(siteDir) ? siteDir : null });
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

try {
  await start();
} catch (error) {
  const isExpected = error instanceof SettingsError || error instanceof StoreInUse;
  const code = (error as NodeJS.ErrnoException).code;
  const isTaken = code === 'EADDRINUSE' || code === 'EACCES';
  process.stderr.write(
    `${isExpected || isTaken ? (error as Error).message : ((error as Error).stack ?? String(error))}\n`,
  );
  process.exit(1);
}
