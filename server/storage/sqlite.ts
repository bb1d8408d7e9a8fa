import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { Kysely, type SqliteDatabase, SqliteDialect, type SqliteStatement } from 'kysely';
import { lockStore } from './lock.ts';
import { migrate } from './migrations/index.ts';
import { openStorage } from './open.ts';
import type { Storage } from './storage.ts';
import type { Tables } from './tables.ts';

export interface SqliteOptions {
  readonly dataDir: string;
  /** Epoch ms. */
  readonly clock: () => number;
}

/** How long one connection waits for another that is writing. */
const busyMs = 5000;

export const databaseFile = (dataDir: string): string => join(dataDir, 'd5u.sqlite');

/** Kysely prepares every query anew; its texts are few and fixed, so each is prepared once. */
function withPreparedOnce(database: Database.Database): SqliteDatabase {
  const statements = new Map<string, SqliteStatement>();
  return {
    close: () => void database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known !== undefined) return known;
      const statement = database.prepare(sql) as unknown as SqliteStatement;
      statements.set(sql, statement);
      return statement;
    },
  };
}

/** What SQLite says when the disk, the file or another process is in the way, rather than we. */
export const isUnavailable = (error: unknown): boolean =>
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/.test((error as { code?: string } | null)?.code ?? '');

const connect = (database: Database.Database): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: withPreparedOnce(database) }) });

/** One connection writes and one reads, so that a reader never sees a group half written. */
async function open({ dataDir, clock }: SqliteOptions, unlock: () => void): Promise<Storage> {
  const database = new Database(databaseFile(dataDir), { timeout: busyMs });
  database.pragma('journal_mode = wal');
  // In WAL mode the default is NORMAL, which loses acknowledged commits in a power cut.
  database.pragma('synchronous = full');
  database.pragma('foreign_keys = on');
  // What is erased is overwritten, and does not lie about in free pages. Fault 39.
  database.pragma('secure_delete = on');
  const writer = connect(database);
  await migrate(writer);
  const readOnly = new Database(databaseFile(dataDir), { readonly: true, timeout: busyMs });
  return openStorage({
    writer,
    reader: connect(readOnly),
    clock,
    isUnavailable,
    emptyLog() {
      // Waiting would hold up the very thread that has to finish the reading it waits for.
      database.pragma('busy_timeout = 0');
      try {
        const [result] = database.pragma('wal_checkpoint(truncate)') as readonly { busy: number }[];
        return result?.busy === 0;
      } finally {
        database.pragma(`busy_timeout = ${busyMs}`);
      }
    },
    onClose() {
      // Kysely closes only what it has used.
      readOnly.close();
      database.close();
      unlock();
    },
  });
}

/** Opens the embedded store in `dataDir`, making it if need be, for this process alone. Throws StoreInUse while another server has it. */
export async function openSqliteStorage(options: SqliteOptions): Promise<Storage> {
  mkdirSync(options.dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockStore(options.dataDir);
  try {
    return await open(options, unlock);
  } catch (error) {
    unlock();
    throw error;
  }
}
