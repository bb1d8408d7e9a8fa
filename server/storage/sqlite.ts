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

const connect = (database: Database.Database): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new SqliteDialect({ database: withPreparedOnce(database) }) });

/**
 * Opens the embedded store in `dataDir`, making it if need be. One connection writes and one reads, so a reader never
 * sees a group half written. Throws StoreInUse while another server has it.
 */
export async function openSqliteStorage({ dataDir, clock }: SqliteOptions): Promise<Storage> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const unlock = lockStore(dataDir);
  try {
    const database = new Database(databaseFile(dataDir), { timeout: 5000 });
    database.pragma('journal_mode = wal');
    // In WAL mode the default is NORMAL, which loses acknowledged commits in a power cut.
    database.pragma('synchronous = full');
    database.pragma('foreign_keys = on');
    const writer = connect(database);
    await migrate(writer);
    const readOnly = new Database(databaseFile(dataDir), { readonly: true, timeout: 5000 });
    const onClose = (): void => {
      // Kysely closes only what it has used.
      readOnly.close();
      database.close();
      unlock();
    };
    return openStorage({ writer, reader: connect(readOnly), clock, onClose });
  } catch (error) {
    unlock();
    throw error;
  }
}
