import { existsSync } from 'node:fs';
import type { Database } from 'better-sqlite3';
import { type Kysely, sql } from 'kysely';
import { databaseFile } from '../../server/storage/files.ts';
import { lockStore } from '../../server/storage/lock.ts';
import { connectPostgres, openPostgresStorage } from '../../server/storage/postgres.ts';
import { openSqliteStorage } from '../../server/storage/sqlite.ts';
import { openReader } from '../../server/storage/sqliteConnection.ts';
import { StoreNotOpened } from '../../server/storage/storage.ts';
import { tableKeys } from './tableKeys.ts';

type AnyTables = Record<string, Record<string, unknown>>;
type Row = Record<string, unknown>;

const rowsAtOnce = 500;

/** Inserts rows; a row with an existing key replaces the old one. */
async function insertRows(db: Kysely<AnyTables>, table: string, key: readonly string[], rows: readonly Row[]) {
  const others = Object.keys(rows[0] ?? {}).filter((column) => !key.includes(column));
  await db
    .insertInto(table)
    .values([...rows])
    .onConflict((conflict) =>
      conflict
        .columns([...key])
        .doUpdateSet(Object.fromEntries(others.map((name) => [name, sql.ref(`excluded.${name}`)]))),
    )
    .execute();
}

/** The stored columns, without computed columns. */
const columnsOf = (from: Database, table: string): string[] =>
  from.prepare<[string], string>('select name from pragma_table_info(?)').pluck().all(table);

/** Copies one table and returns the number of its rows. */
async function copyTable(
  from: Database,
  to: Kysely<AnyTables>,
  table: string,
  key: readonly string[],
): Promise<number> {
  let rows: Row[] = [];
  let count = 0;
  const columns = columnsOf(from, table).join(', ');
  for (const row of from.prepare<[], Row>(`select ${columns} from ${table}`).iterate()) {
    rows.push(row);
    count += 1;
    if (rows.length < rowsAtOnce) continue;
    await insertRows(to, table, key, rows);
    rows = [];
  }
  if (rows.length > 0) await insertRows(to, table, key, rows);
  const stored = await sql<{ count: number }>`select count(*) as count from ${sql.table(table)}`.execute(to);
  if (stored.rows[0]?.count !== count) {
    throw new StoreNotOpened(
      `The database has rows of the table ${table} that are not in this store. Nothing was copied. Use an empty database.`,
    );
  }
  return count;
}

/**
 * Copies a stopped server's SQLite store into a PostgreSQL database, in one transaction. Returns the number of rows by
 * table. A second run gives the same rows. B-STO-02. Throws StoreNotOpened when:
 * - a server uses the store
 * - the database cannot be reached
 * - the database has rows of another store
 */
export async function moveStore(dataDir: string, url: string): Promise<Record<string, number>> {
  if (!existsSync(databaseFile(dataDir)))
    throw new StoreNotOpened(`There is no store in ${dataDir}. Name the folder of the server.`);
  // Both stores get the tables of this version.
  await (await openSqliteStorage({ dataDir, clock: Date.now })).close();
  await (await openPostgresStorage({ url, clock: Date.now })).close();
  const unlock = lockStore(dataDir);
  const from = openReader(databaseFile(dataDir));
  const to = connectPostgres(url, { max: 1 }) as unknown as Kysely<AnyTables>;
  try {
    return await to.transaction().execute(async (transaction) => {
      const copied: Record<string, number> = {};
      for (const [table, key] of tableKeys(from)) copied[table] = await copyTable(from, transaction, table, key);
      return copied;
    });
  } finally {
    await to.destroy();
    from.close();
    unlock();
  }
}
