import { Kysely, type KyselyPlugin, sql, type Transaction } from 'kysely';
import { type Client, Pool, type PoolClient, type PoolConfig, types as columnTypes } from 'pg';
import type { Engine } from './engine.ts';
import { migrate } from './migrations/index.ts';
import { openStorage } from './open.ts';
import { Patience, StoreStalled } from './Patience.ts';
import { StatelessDialect, type TransactionLimits } from './postgresDialect.ts';
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

/** Number of connections of one process. PostgreSQL allows 100 by default, for all processes together. */
const poolSize = 10;

/** Time limits in this process, ms. When PostgreSQL does not answer, the request fails and the client tries again. */
const timeLimits = { connectionTimeoutMillis: 3000, query_timeout: 8000 } as const;

/** Time limits in PostgreSQL, ms. A write fails when a lock is not released, and a hanging process loses its locks. */
const limits = { statement_timeout: 5000, idle_in_transaction_session_timeout: 10_000 } as const;

const bigintOid = 20;
/** Bigints are read as numbers, as from SQLite: times, sequences and counts, all below 2^53. */
const types = {
  getTypeParser: ((oid: number, format?: 'text' | 'binary') =>
    oid === bigintOid ? Number : columnTypes.getTypeParser(oid, format)) as typeof columnTypes.getTypeParser,
};

/**
 * Closes a connection that gives no answer within `query_timeout`. If the connection returned to the pool, the next
 * statements would wait behind the hanging statement, until TCP gives up after a quarter of an hour.
 */
function cutWhenSilent(client: PoolClient): void {
  const query = client.query.bind(client) as (...parts: readonly unknown[]) => unknown;
  const watched = (...parts: readonly unknown[]): unknown => {
    const answer = query(...parts);
    if (answer instanceof Promise)
      answer.catch((error: unknown) => {
        if (error instanceof Error && error.message === 'Query read timeout') void (client as unknown as Client).end();
      });
    return answer;
  };
  client.query = watched as typeof client.query;
}

/**
 * Kysely on a pool of connections. No connection is opened before the first query. Destroying the Kysely
 * instance closes the connections.
 */
export function connectPostgres(
  url: string,
  options: PoolConfig = {},
  transactionLimits: TransactionLimits | null = null,
): Kysely<Tables> {
  const pool = new Pool({ connectionString: url, application_name: 'd5u', keepAlive: true, types, ...options });
  // When a connection breaks, its query rejects and the pool drops it. The connection also emits an error event, in use
  // or idle. Without a listener, this event would end the process.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    cutWhenSilent(client);
  });
  pool.on('error', () => undefined);
  return new Kysely<Tables>({ dialect: new StatelessDialect({ pool }, transactionLimits) });
}

/** The engine on an open pool. Each write is a separate transaction, so the number of processes makes no difference. */
export function postgresEngine(db: Kysely<Tables>): Engine {
  // Without turns, many writes of one visitor would wait for the visitor's lock and use all connections. Other visitors
  // would then wait for a connection.
  const turns = new Turns();
  /**
   * Locks a name: inserts a row and deletes it at once. The index entry of the row stays until this transaction ends.
   * Until then, another transaction that inserts the same name waits. No row remains, and none is needed in advance.
   */
  const lockSite: Engine['lockSite'] = async (transaction, name) => {
    await transaction.insertInto('locks').values({ name }).execute();
    await transaction.deleteFrom('locks').where('name', '=', name).execute();
  };
  const lockRow = async (transaction: Kysely<Tables>, visitor: string): Promise<boolean> => {
    const row = await transaction
      .selectFrom('visitors')
      .select('visitor')
      .where('visitor', '=', visitor)
      .forUpdate()
      .executeTakeFirst();
    return row !== undefined;
  };
  /**
   * The lock of a visitor is the lock of their row. For a visitor without a row, the id is locked as a name. Then the
   * row is locked too, if another write has stored the row in the meantime.
   */
  const lock: Engine['lock'] = async (transaction, visitor) => {
    if (await lockRow(transaction, visitor)) return;
    await lockSite(transaction, visitor);
    await lockRow(transaction, visitor);
  };
  const patience = new Patience();
  /**
   * Runs `work` in the turn of `name`, within the time limit. After the limit, the caller gets an error that says that
   * nothing has changed, and `goOn` throws. So `work` calls `goOn` before each step that changes something.
   */
  const inTurn = <T>(name: string, work: (goOn: () => void) => Promise<T>, progressAt?: () => number): Promise<T> => {
    let isLate = false;
    let hasBegun = false;
    const giveUp = (): void => void (isLate = true);
    const goOn = (): void => {
      if (isLate) throw new StoreStalled('Nobody waits for this write any more.');
    };
    const turn = turns.take(name, async () => {
      goOn();
      hasBegun = true;
      return patience.for(work(goOn), giveUp, progressAt);
    });
    return patience.inQueue(turn, () => {
      if (!hasBegun) giveUp();
      return !hasBegun;
    });
  };
  /** A write that does not begin or commit after its time limit. */
  const writeInTime = <T>(
    name: string,
    run: (transaction: Transaction<Tables>) => Promise<T>,
    progressAt?: () => number,
  ): Promise<T> =>
    inTurn(
      name,
      (goOn) =>
        db.transaction().execute(async (transaction) => {
          goOn();
          const value = await run(transaction);
          goOn();
          return value;
        }),
      progressAt,
    );
  return {
    reader: db,
    lock,
    lockSite,
    writeRow: (name, run) => writeInTime(name, run),
    // This write needs two round trips to PostgreSQL instead of four, and no open transaction.
    writeCompared: (name, read, write) =>
      inTurn(name, async (goOn) => {
        const found = await read(db);
        goOn();
        return write(db, found);
      }),
    write: (visitor, run) =>
      writeInTime(visitor, async (transaction) => {
        await lock(transaction, visitor);
        return run(transaction);
      }),
    writeLarge(visitor, run) {
      let answeredAt = -Infinity;
      const progress: KyselyPlugin = {
        transformQuery: ({ node }) => node,
        async transformResult({ result }) {
          answeredAt = performance.now();
          return result;
        },
      };
      return writeInTime(
        visitor,
        async (transaction) => {
          const watched = transaction.withPlugin(progress);
          await lock(watched, visitor);
          return run(watched);
        },
        () => answeredAt,
      );
    },
    writeSite: (name, run) =>
      writeInTime(name, async (transaction) => {
        await lockSite(transaction, name);
        return run(transaction);
      }),
    inTime: (read) => patience.for(read),
    isUnavailable: (error) => error instanceof StoreStalled || isUnavailable(error),
    check: () => undefined,
    async databaseNowMs() {
      const { rows } = await sql<{
        now: number;
      }>`select (extract(epoch from clock_timestamp()) * 1000)::bigint as now`.execute(db);
      return rows[0]?.now ?? null;
    },
    // PostgreSQL's own vacuum and log rotation remove deleted data from the files (docs/operations.md).
    cleanLog: async () => undefined,
    async sizeBytes() {
      const { rows } = await sql<{ used: number }>`select pg_database_size(current_database()) as used`.execute(db);
      return { used: rows[0]?.used ?? 0, free: null };
    },
    close: () => db.destroy(),
  };
}

/** Updates the tables, on a connection without time limits for statements. */
async function migratePostgres(url: string): Promise<void> {
  const db = connectPostgres(url, { max: 1, connectionTimeoutMillis: timeLimits.connectionTimeoutMillis });
  try {
    await migrate(db);
  } finally {
    await db.destroy();
  }
}

/**
 * Opens the store in a PostgreSQL database, shared by any number of processes. Throws StoreNotOpened when the database
 * cannot be opened.
 */
export async function openPostgresStorage({ url, clock }: PostgresOptions): Promise<Storage> {
  try {
    await migratePostgres(url);
  } catch (error) {
    if (error instanceof StoreNotOpened) throw error;
    const { host, pathname } = new URL(url);
    throw new StoreNotOpened(`The database ${host}${pathname} cannot be opened: ${reasonOf(error)}`, { cause: error });
  }
  return openStorage(postgresEngine(connectPostgres(url, { max: poolSize, ...timeLimits }, limits)), clock);
}
