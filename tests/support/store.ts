import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { CompiledQuery } from 'kysely';
import { databaseFile } from '../../server/storage/files.ts';
import { connectPostgres, openPostgresStorage } from '../../server/storage/postgres.ts';
import { openSqliteStorage } from '../../server/storage/sqlite.ts';
import type { Storage } from '../../server/storage/storage.ts';
import { createDatabase } from '../../tools/cluster/createDatabase.ts';

export type Row = Record<string, unknown>;

/** A real store for a test: SQLite, or PostgreSQL in the projects that require it (tests/support/usePostgres.ts). */
export interface TestStore {
  /** The folder of SQLite's files. On PostgreSQL the folder is empty. */
  readonly dataDir: string;
  /** Opens the storage, also after the storage was closed. On PostgreSQL it can be open several times. */
  open(clock: () => number): Promise<Storage>;
  /** Runs one statement directly on the store; `?` stands for a value. */
  sql(text: string, ...values: unknown[]): Promise<Row[]>;
  /** Removes the folder. A database on PostgreSQL is not dropped. The storage must be closed before. */
  remove(): Promise<void>;
}

const postgresServer = process.env['TEST_DATABASE_URL'];

export const engineName = postgresServer === undefined ? 'SQLite' : 'PostgreSQL';

export async function createStore(): Promise<TestStore> {
  const dataDir = mkdtempSync(join(tmpdir(), 'd5u-'));
  const removeFolder = () => rmSync(dataDir, { recursive: true, force: true });
  if (postgresServer === undefined) {
    return {
      dataDir,
      open: (clock) => openSqliteStorage({ dataDir, clock }),
      async sql(text, ...values) {
        const database = new Database(databaseFile(dataDir), { timeout: 5000 });
        try {
          const statement = database.prepare<unknown[], Row>(text);
          return statement.reader ? statement.all(...values) : (statement.run(...values), []);
        } finally {
          database.close();
        }
      },
      remove: async () => removeFolder(),
    };
  }
  const url = await createDatabase(postgresServer);
  const db = connectPostgres(url, { max: 1 });
  return {
    dataDir,
    open: (clock) => openPostgresStorage({ url, clock }),
    async sql(text, ...values) {
      let number = 0;
      const numbered = text.replaceAll('?', () => `$${(number += 1)}`);
      return (await db.executeQuery<Row>(CompiledQuery.raw(numbered, values))).rows;
    },
    async remove() {
      await db.destroy();
      removeFolder();
    },
  };
}
