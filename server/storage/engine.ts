import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The differences between SQLite and PostgreSQL. `openStorage` builds the storage on either. */
export interface Engine {
  /** For reads outside a write. A read never sees a partial write. */
  readonly reader: Kysely<Tables>;
  /**
   * Runs `run` in a transaction with the lock of `visitor`. Resolves when its changes are durable. On an error nothing
   * has changed.
   */
  write<T>(visitor: string, run: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Like `write`, but without taking the lock. For a `run` that takes the lock with its first read (`lockVisitor`), and
   * whose only change is its last statement. If such a `run` throws, nothing has changed. So no savepoint is needed,
   * which would take a tenth of the time of a batch.
   */
  writeRow<T>(visitor: string, run: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /**
   * Reads without a lock, then writes with one statement that changes nothing if the row has changed since the read.
   * Null for an engine whose transactions need no messages to a server. The function `write` does not begin after the
   * time limit. If the function has begun, the write may succeed although the caller gets an error. So the write must
   * be idempotent.
   */
  readonly writeCompared:
    | (<Read, Written>(
        visitor: string,
        read: (db: Kysely<Tables>) => Promise<Read>,
        write: (db: Kysely<Tables>, read: Read) => Promise<Written>,
      ) => Promise<Written>)
    | null;
  /** Like `write`, but for many rows: only each statement has a time limit, not the whole write. */
  writeLarge<T>(visitor: string, run: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Like `write`, but with the lock of a name that is not a visitor's. */
  writeSite<T>(name: string, run: (db: Kysely<Tables>) => Promise<T>): Promise<T>;
  /** Within a write: locks this visitor until the write ends. Waits for the writes of all processes. */
  lock(db: Kysely<Tables>, visitor: string): Promise<void>;
  /** Like `lock`, but for a name that is not a visitor's. */
  lockSite(db: Kysely<Tables>, name: string): Promise<void>;
  /** The result of a read that a request waits for. Throws after a time limit. */
  inTime<T>(read: Promise<T>): Promise<T>;
  /** True for an error of the engine that the query did not cause: disk full, file locked, server not reachable. */
  isUnavailable(error: unknown): boolean;
  /** Throws when the engine cannot store data, even if a read may still succeed. */
  check(): void;
  /** The time of the database's clock, epoch ms; null for a store without a clock of its own. */
  databaseNowMs(): Promise<number | null>;
  /**
   * Removes erased data from the engine's files, at once or as soon as no other connection reads them. Never throws.
   * Fault 39.
   */
  cleanLog(): Promise<void>;
  /** Bytes used by the store, and bytes free on its disk. `free`: null when the disk is on another machine. */
  sizeBytes(): Promise<{ readonly used: number; readonly free: number | null }>;
  /** Waits for pending writes and closes all connections. */
  close(): Promise<void>;
}
