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

/** Prepares each statement once. Kysely would prepare it for every query; the number of different texts is small. */
function withStatementCache(database: Database.Database): SqliteDatabase {
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

/** True for SQLite's errors about the disk, the file or a lock, which are no fault of the query. */
export const isUnavailable = (error: unknown): boolean =>
  /^SQLITE_(BUSY|LOCKED|FULL|IOERR|READONLY|CANTOPEN|NOMEM)/.test((error as { code?: string } | null)?.code ?? '');

const connect = (database: Database.Database): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: withStatementCache(database) }) });

/** Opens one connection for writing and one for reading, so that a reader never sees half of a group of writes. */
async function open({ dataDir, clock }: SqliteOptions, unlock: () => void): Promise<Storage> {
  const database = new Database(databaseFile(dataDir), { timeout: busyMs });
  database.pragma('journal_mode = wal');
  // In WAL mode the default is NORMAL, which loses acknowledged commits in a power cut.
  database.pragma('synchronous = full');
  database.pragma('foreign_keys = on');
  // Overwrites deleted content; otherwise it would stay in free pages of the file. Fault 39.
  database.pragma('secure_delete = on');
  const writer = connect(database);
  await migrate(writer);
  const readOnly = new Database(databaseFile(dataDir), { readonly: true, timeout: busyMs });
  return openStorage({
    writer,
    reader: connect(readOnly),
    clock,
    isUnavailable,
    truncateLog() {
      // Waiting would block the thread on which the reader that it waits for has to finish.
      database.pragma('busy_timeout = 0');
      try {
        const [result] = database.pragma('wal_checkpoint(truncate)') as readonly { busy: number }[];
        return result?.busy === 0;
      } finally {
        database.pragma(`busy_timeout = ${busyMs}`);
      }
    },
    onClose() {
      // Kysely closes only connections that it has used.
      readOnly.close();
      database.close();
      unlock();
    },
  });
}

/** Opens the SQLite store in `dataDir` for this process alone, and creates it if it is missing. Throws StoreInUse while another server uses it. */
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
