import { Kysely, PostgresDialect, sql } from 'kysely';
import { Pool, type PoolConfig, types as columnTypes } from 'pg';
import type { Engine } from './engine.ts';
import { migrate } from './migrations/index.ts';
import { openStorage } from './open.ts';
import { isUnavailable, reasonOf } from './postgresErrors.ts';
import { type Storage, StoreNotOpened } from './storage.ts';
import type { Tables } from './tables.ts';
import { Turns } from './Turns.ts';

export interface PostgresOptions {
  /** postgres://user:password@host:port/database */
  readonly url: string;
  /** Epoch ms. */
  readonly clock: () => number;
}

/** Connections of one process. PostgreSQL allows 100 by default, for all processes together. */
const poolSize = 10;

/** A server that does not answer, or a lock that is not released, fails the request; the client tries again. */
const patience = {
  connectionTimeoutMillis: 3000,
  query_timeout: 8000,
  statement_timeout: 5000,
  lock_timeout: 4000,
  // Frees the visitor's lock if this process hangs within a transaction.
  idle_in_transaction_session_timeout: 10_000,
} as const;

const bigintOid = 20;
/** Bigints are read as numbers, as from SQLite: times, sequences and counts, all below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigintOid ? Number : columnTypes.getTypeParser(oid, format)) as typeof columnTypes.getTypeParser,
};

/** Kysely on a pool of connections. Nothing is connected before the first query; destroying it closes the connections. */
export function connectPostgres(url: string, options: PoolConfig = {}): Kysely<Tables> {
  const pool = new Pool({ connectionString: url, application_name: 'd5u', keepAlive: true, types, ...options });
  // When a connection is cut, its query rejects and the pool drops it. It also emits an error, in use or idle, which would
  // end the process if nobody listened.
  pool.on('connect', (client) => void client.on('error', () => undefined));
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
}

/** The engine on an open pool. Each write is a transaction of its own, so the number of processes makes no difference. */
export function postgresEngine(db: Kysely<Tables>): Engine {
  // Without turns, many writes of one visitor would wait for its lock on all connections, and other visitors for those.
  const turns = new Turns();
  const lock: Engine['lock'] = async (transaction, name) => {
    await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(transaction);
  };
  const write: Engine['write'] = (name, run) =>
    turns.take(name, () =>
      db.transaction().execute(async (transaction) => {
        await lock(transaction, name);
        return run(transaction);
      }),
    );
  return {
    reader: db,
    lock,
    write,
    writeRow: write,
    isUnavailable,
    check: () => undefined,
    async databaseNowMs() {
      const { rows } = await sql<{
        now: number;
      }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
      return rows[0]?.now ?? null;
    },
    // What is deleted leaves the files by PostgreSQL's own vacuum and log rotation (docs/operations.md).
    cleanLog: async () => undefined,
    async sizeBytes() {
      const { rows } = await sql<{ used: number }>`select pg_database_size(current_database()) as used`.execute(db);
      return { used: rows[0]?.used ?? 0, free: null };
    },
    close: () => db.destroy(),
  };
}

/** Brings the tables up to date, on a connection whose statements may take as long as they need. */
async function migratePostgres(url: string): Promise<void> {
  const db = connectPostgres(url, { max: 1, connectionTimeoutMillis: patience.connectionTimeoutMillis });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/** Opens the store in a PostgreSQL database that any number of processes share. Throws StoreNotOpened when it cannot be reached. */
export async function openPostgresStorage({ url, clock }: PostgresOptions): Promise<Storage> {
  try {
    await migratePostgres(url);
  } catch (error) {
    if (error instanceof StoreNotOpened) throw error;
    const { host, pathname } = new URL(url);
    throw new StoreNotOpened(`The database ${host}${pathname} cannot be opened: ${reasonOf(error)}`, { cause: error });
  }
  return openStorage(postgresEngine(connectPostgres(url, { max: poolSize, ...patience })), clock);
}
