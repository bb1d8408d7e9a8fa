import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What differs between SQLite and PostgreSQL. `openStorage` builds the storage on either. */
export interface Engine {
  /** For reads outside of `write`. It never sees half of a write. */
  readonly reader: Kysely<Tables>;
  /**
   * Runs `run` in a transaction that holds the lock of `visitor`, and resolves once its changes are durable. When it throws,
   * nothing has changed.
   */
  write<T>(visitor: string, run: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * The same without the lock, for a `run` that takes it with its first read (`readVisitor`), and whose only change is its last
   * statement, so that it has changed nothing when it throws. It needs no savepoint, which takes a tenth of the time of a batch.
   */
  writeRow<T>(visitor: string, run: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** The same as `write` for many rows: it may take as long as each of its statements is answered in time. */
  writeLarge<T>(visitor: string, run: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** The same as `write` with the lock of a name that is no visitor's. */
  writeSite<T>(name: string, run: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Within a write: waits until no other write, of any process, has locked this visitor, and locks them until it ends. */
  lock(db: Kysely<Tables>, visitor: string): Promise<void>;
  /** The same for a name that is no visitor's. */
  lockSite(db: Kysely<Tables>, name: string): Promise<void>;
  /** The result of a read for which somebody waits. Throws when it does not come in time. */
  inTime<T>(read: Promise<T>): Promise<T>;
  /** True for an error of the engine that is no fault of the query: disk full, file locked, server not reachable. */
  isUnavailable(error: unknown): boolean;
  /** Throws when the engine cannot keep data, although a read may still succeed. */
  check(): void;
  /** The time of the database's own clock, epoch ms; null where the store has none but this machine's. */
  databaseNowMs(): Promise<number | null>;
  /** Removes what was erased from the engine's files, now or as soon as no reader prevents it. Never throws. Fault 39. */
  cleanLog(): Promise<void>;
  /** Bytes that the store takes, and bytes free on its disk; null where the disk is another machine's. */
  sizeBytes(): Promise<{ readonly used: number; readonly free: number | null }>;
  /** Waits for pending writes and closes all connections. */
  close(): Promise<void>;
}
