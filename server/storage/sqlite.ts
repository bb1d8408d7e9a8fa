import { stat, statfs } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { Database } from 'better-sqlite3';
import { cannotOpen } from './cannotOpen.ts';
import type { Engine } from './engine.ts';
import { databaseGuard, privateDatabase, privateFolder } from './files.ts';
import { lockStore } from './lock.ts';
import { LogCleaner } from './LogCleaner.ts';
import { backUp, expireBackup } from './migrationBackup.ts';
import { migrate } from './migrations/index.ts';
import { openStorage } from './open.ts';
import { connect, openReader, openWriter, truncateLog } from './sqliteConnection.ts';
import { type Storage, StoreLost } from './storage.ts';
import { WriteQueue } from './write-queue.ts';

export interface SqliteOptions {
  readonly dataDir: string;
  /** Epoch ms. */
  readonly clock: () => number;
  /**
   * Called when the disk failed during a write, or the database file or its write-ahead log is missing. Fault 15. The
   * content of the file is then unknown, even if the next write succeeds, so the process has to end. Without this
   * function the error is thrown, which also ends the process.
   */
  readonly onFailure?: (error: Error) => void;
}

const endProcess = (error: Error): never => {
  throw error;
};

const codeOf = (error: unknown): string => (error as { code?: string } | null)?.code ?? '';

/** True for SQLite's errors about the disk, the file or a lock, which the query did not cause. */
const isUnavailable = (error: unknown): boolean =>
  error instanceof StoreLost || /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/.test(codeOf(error));

/** The size of the database and its write-ahead log, and the free space on their disk. */
async function diskUse(file: string): Promise<{ used: number; free: number }> {
  const [database, log, disk] = await Promise.all([stat(file), stat(`${file}-wal`), statfs(dirname(file))]);
  return { used: database.size + log.size, free: disk.bavail * disk.bsize };
}

/**
 * The engine on two open connections: one writes and one reads, so that a read never sees a partial group of writes.
 */
export function sqliteEngine(
  database: Database,
  readOnly: Database,
  { verify = () => undefined, onFailure = endProcess }: Pick<SqliteOptions, 'onFailure'> & { verify?: () => void } = {},
): Engine {
  const writer = connect(database);
  const reader = connect(readOnly);
  const failed = (error: unknown): void => {
    if (error instanceof StoreLost || codeOf(error).startsWith('SQLITE_IOERR')) onFailure(error as Error);
  };
  const watched = <T>(work: () => T): T => {
    try {
      return work();
    } catch (error) {
      failed(error);
      throw error;
    }
  };
  const queue = new WriteQueue(writer, { verify, failed });
  const cleaner = new LogCleaner(() => queue.runBetweenCommits(() => watched(() => truncateLog(database))));
  return {
    reader,
    write: (_name, run) => queue.write(run),
    writeLarge: (_name, run) => queue.write(run),
    writeRow: (_name, run) => queue.writeRow(run),
    writeSite: (_name, run) => queue.write(run),
    writeCompared: null,
    // The only writer runs one write after another, and no other process has the store open.
    lock: async () => undefined,
    lockSite: async () => undefined,
    // SQLite answers synchronously, so there is no time limit.
    inTime: (read) => read,
    isUnavailable,
    check: () => watched(verify),
    databaseNowMs: async () => null,
    cleanLog: () => cleaner.clean(),
    sizeBytes: () => diskUse(database.name),
    async close() {
      cleaner.stop();
      await queue.idle();
      await reader.destroy();
      await writer.destroy();
      // Kysely closes only connections that it has used.
      readOnly.close();
      database.close();
    },
  };
}

async function open({ dataDir, clock, onFailure = endProcess }: SqliteOptions, unlock: () => void): Promise<Storage> {
  const file = privateDatabase(dataDir);
  const database = openWriter(file);
  await migrate(connect(database), () => backUp(database, dataDir));
  const engine = sqliteEngine(database, openReader(file), { verify: databaseGuard(file), onFailure });
  // A server that was killed, or stopped while another process was reading, leaves a log behind.
  await engine.cleanLog();
  const stopWaiting = expireBackup(dataDir);
  return openStorage(
    {
      ...engine,
      async close() {
        stopWaiting();
        await engine.close();
        unlock();
      },
    },
    clock,
  );
}

/**
 * Opens the SQLite store in `dataDir` for this process alone; creates it if it is missing. Throws StoreNotOpened when
 * another server uses it, or when the store cannot be used.
 */
export async function openSqliteStorage(options: SqliteOptions): Promise<Storage> {
  const { dataDir } = options;
  let unlock = (): void => undefined;
  try {
    privateFolder(dataDir);
    unlock = lockStore(dataDir);
    return await open(options, unlock);
  } catch (error) {
    unlock();
    throw cannotOpen(dataDir, error);
  }
}
