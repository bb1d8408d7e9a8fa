import Database from 'better-sqlite3';
import {
  type DialectAdapter,
  Kysely,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteStatement,
} from 'kysely';
import type { DirectAdapter, DirectResult } from './prepared.ts';
import type { Tables } from './tables.ts';

/** Longest wait of a connection while another one is writing, ms. */
const busyMs = 5000;

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

/** Kysely's adapter for an open connection. */
class ConnectionAdapter extends SqliteAdapter implements DirectAdapter {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super();
    this.#database = database;
  }

  /** SQLite can also roll back changes of the schema, so Kysely may run all migrations in one transaction. */
  override get supportsTransactionalDdl(): boolean {
    return true;
  }

  /** The connection runs one statement at a time, in the open transaction if there is one. */
  runNow(sql: string, parameters: readonly unknown[]): DirectResult {
    const statement = this.#database.prepare(sql);
    if (statement.reader) return { rows: statement.all(parameters), changes: 0 };
    return { rows: [], changes: Number(statement.run(parameters).changes) };
  }
}

class ConnectionDialect extends SqliteDialect {
  readonly #database: SqliteDatabase;

  constructor(database: SqliteDatabase) {
    super({ database });
    this.#database = database;
  }

  override createAdapter(): DialectAdapter {
    return new ConnectionAdapter(this.#database);
  }
}

/** Kysely on an open connection. Destroying the Kysely instance closes the connection. */
export const connect = (database: Database.Database): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new ConnectionDialect(withStatementCache(database)) });

/** Opens the connection that writes. */
export function openWriter(file: string): Database.Database {
  const database = new Database(file, { timeout: busyMs });
  database.pragma('journal_mode = wal');
  // In WAL mode the default is NORMAL, which loses acknowledged commits in a power cut.
  database.pragma('synchronous = full');
  database.pragma('foreign_keys = on');
  // Overwrites deleted content, which would otherwise stay in free pages of the file. Fault 39.
  database.pragma('secure_delete = on');
  return database;
}

/** Opens a connection that cannot write. */
export const openReader = (file: string): Database.Database => new Database(file, { readonly: true, timeout: busyMs });

/** Truncates the write-ahead log; false while another connection reads it. */
export function truncateLog(database: Database.Database): boolean {
  // Waiting would block this thread, and the reader needs it to finish.
  database.pragma('busy_timeout = 0');
  try {
    const [result] = database.pragma('wal_checkpoint(truncate)') as readonly { busy: number }[];
    return result?.busy === 0;
  } finally {
    database.pragma(`busy_timeout = ${busyMs}`);
  }
}
