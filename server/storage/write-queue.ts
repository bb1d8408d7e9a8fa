import { setTimeout as wait } from 'node:timers/promises';
import { SqliteError } from 'better-sqlite3';
import { type ControlledTransaction, type Kysely, sql } from 'kysely';
import { prepared } from './prepared.ts';
import { StorageUnavailable } from './storage.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;
interface Write {
  readonly run: (db: Db) => Promise<unknown>;
  /** True if the only change is the last statement. */
  readonly isRow: boolean;
  readonly resolve: (value: unknown) => void;
  readonly reject: (error: unknown) => void;
}

export interface CommitWatch {
  /**
   * Runs after each commit, before the results of its writes are returned. Throws when the writes must not be
   * acknowledged.
   */
  readonly verify: () => void;
  /** Called with each error of a write or a commit. */
  readonly failed: (error: unknown) => void;
}

/**
 * Time for which a write waits for other writes, ms, and the largest number of writes in a group. A sync to disk costs
 * the same for one write as for hundreds.
 */
const gatherMs = 2;
const groupSize = 256;
/** The wait after a group with several writes, ms. Under load, syncs took a fifth of the process time. */
const gatherUnderLoadMs = 8;

const savepoint = prepared((db) => ({ compile: () => sql`savepoint one`.compile(db) }));
const release = prepared((db) => ({ compile: () => sql`release one`.compile(db) }));
const rollBack = prepared((db) => ({ compile: () => sql`rollback to one`.compile(db) }));

/**
 * Group commit: writes that arrive together share one transaction and one sync to disk. Each write settles after the
 * commit. A failed write is rolled back to its own savepoint, unless it cannot have changed anything. When the commit
 * fails, all writes of the group fail.
 */
export class WriteQueue {
  readonly #db: Db;
  readonly #watch: CommitWatch;
  readonly #waiting: Write[] = [];
  readonly #jobs: (() => void)[] = [];
  #draining: Promise<void> | null = null;

  constructor(db: Db, watch: CommitWatch) {
    this.#db = db;
    this.#watch = watch;
  }

  /**
   * Runs `run` in a shared transaction; resolves when its changes are durable. Throws the error of `run`, or
   * StorageUnavailable.
   */
  write<T>(run: (db: Db) => Promise<T>): Promise<T> {
    return this.#add(run, false);
  }

  /** Like `write`, but without a savepoint, for a `run` whose only change is its last statement. */
  writeRow<T>(run: (db: Db) => Promise<T>): Promise<T> {
    return this.#add(run, true);
  }

  #add<T>(run: (db: Db) => Promise<T>, isRow: boolean): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#waiting.push({ run, isRow, resolve: resolve as (value: unknown) => void, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Runs `job` between two groups of writes, while no transaction is open. Throws the error of `job`. */
  runBetweenCommits<T>(job: () => T): Promise<T> {
    return new Promise<T>((resolve, reject) => {
      this.#jobs.push(() => {
        try {
          resolve(job());
        } catch (error) {
          reject(error as Error);
        }
      });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when no write is pending. */
  async idle(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    await wait(gatherMs);
    while (this.#waiting.length > 0 || this.#jobs.length > 0) {
      const group = this.#waiting.splice(0, groupSize);
      if (group.length > 0) await this.#commit(group);
      for (const job of this.#jobs.splice(0)) job();
      // Waits for more requests, so that the next group has more than one write.
      await wait(group.length > 1 && this.#waiting.length < groupSize ? gatherUnderLoadMs : 0);
    }
    this.#draining = null;
  }

  async #commit(group: readonly Write[]): Promise<void> {
    const answers: (() => void)[] = [];
    let transaction: ControlledTransaction<Tables> | null = null;
    try {
      transaction = await this.#db.startTransaction().execute();
      for (const write of group)
        answers.push(await (write.isRow ? this.#attemptRow(transaction, write) : this.#attempt(transaction, write)));
      await transaction.commit().execute();
      this.#watch.verify();
    } catch (cause) {
      // After some errors SQLite has already rolled back; this rollback then fails.
      await transaction
        ?.rollback()
        .execute()
        .catch(() => undefined);
      for (const { reject } of group)
        reject(
          new StorageUnavailable(
            'The store could not commit the write: nothing of it is stored. Check the disk of DATA_DIR or the database.',
            { cause },
          ),
        );
      this.#watch.failed(cause);
      return;
    }
    for (const answer of answers) answer();
  }

  async #attempt(transaction: ControlledTransaction<Tables>, write: Write): Promise<() => void> {
    await savepoint(transaction);
    try {
      const value = await write.run(transaction);
      await release(transaction);
      return () => write.resolve(value);
    } catch (error) {
      this.#watch.failed(error);
      await rollBack(transaction);
      return () => write.reject(error);
    }
  }

  async #attemptRow(transaction: ControlledTransaction<Tables>, write: Write): Promise<() => void> {
    try {
      const value = await write.run(transaction);
      return () => write.resolve(value);
    } catch (error) {
      // After some errors, SQLite has rolled the transaction back, so the whole group fails.
      if (error instanceof SqliteError) throw error;
      return () => write.reject(error);
    }
  }
}
