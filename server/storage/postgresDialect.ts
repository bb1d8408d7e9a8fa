import {
  CompiledQuery,
  type DatabaseConnection,
  type DialectAdapter,
  type Driver,
  type Kysely,
  type MigrationLockOptions,
  PostgresAdapter,
  PostgresDialect,
  type PostgresDialectConfig,
  PostgresDriver,
  sql,
} from 'kysely';

/**
 * Locks Kysely's own row for migrations, in their transaction. Kysely itself would take an advisory lock. In a
 * distributed PostgreSQL, each node has its own advisory locks.
 */
class RowLockAdapter extends PostgresAdapter {
  override async acquireMigrationLock(db: Kysely<unknown>, options: MigrationLockOptions): Promise<void> {
    const { lockTable, lockRowId } = options;
    await sql`select id from ${sql.table(lockTable)} where id = ${lockRowId} for update`.execute(db);
  }

  /** The row is unlocked when the transaction ends. */
  override async releaseMigrationLock(): Promise<void> {}
}

class LimitedDriver extends PostgresDriver {
  readonly #begin: CompiledQuery;

  constructor(config: PostgresDialectConfig, begin: string) {
    super(config);
    this.#begin = CompiledQuery.raw(begin);
  }

  override async beginTransaction(connection: DatabaseConnection): Promise<void> {
    await connection.executeQuery(this.#begin);
  }
}

/** Limits of PostgreSQL itself within a transaction, ms. */
export interface TransactionLimits {
  readonly statement_timeout: number;
  readonly idle_in_transaction_session_timeout: number;
}

/**
 * Kysely's dialect without any state that outlasts a transaction. B-STO-02. A pooler can run each transaction in
 * another session and on another node. So the limits are set together with the begin of the transaction, in one
 * message, and not for the connection.
 */
export class StatelessDialect extends PostgresDialect {
  readonly #config: PostgresDialectConfig;
  readonly #begin: string;

  /** Without `limits` a transaction has no limits, for migrations. */
  constructor(config: PostgresDialectConfig, limits: TransactionLimits | null) {
    super(config);
    this.#config = config;
    this.#begin = ['begin', ...Object.entries(limits ?? {}).map(([name, ms]) => `set local ${name} = ${ms}`)].join(
      '; ',
    );
  }

  override createAdapter(): DialectAdapter {
    return new RowLockAdapter();
  }

  override createDriver(): Driver {
    return new LimitedDriver(this.#config, this.#begin);
  }
}
