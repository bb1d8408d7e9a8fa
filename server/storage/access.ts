import type { Kysely } from 'kysely';
import { RecordVersionError } from '../profile/record.ts';
import type { Engine } from './engine.ts';
import * as orders from './orders.ts';
import { refuseErased } from './recordChange.ts';
import { StorageUnavailable, type Visitor } from './storage.ts';
import type { TablePage } from './TablePage.ts';
import type { Tables } from './tables.ts';
import { hasRecord } from './visitors.ts';
import { WriteHealth } from './writeHealth.ts';

/** The lock of the influence messages, whose order is the same for all visitors. Taken after a visitor's lock. */
export const influenceLock = 'influence';

/** The methods of an engine for writing. */
type How = 'write' | 'writeRow' | 'writeLarge' | 'writeSite';

/**
 * The functions by which the storage uses an engine: reads with a time limit and writes under their locks, both with
 * the errors of `Storage`. `clock`: epoch ms.
 */
export function openAccess(engine: Engine, clock: () => number) {
  const { reader } = engine;

  /** StorageUnavailable for an error that a later attempt can avoid, else the error itself. */
  const publicError = (error: unknown): unknown => {
    if (error instanceof RecordVersionError) return new StorageUnavailable(error.message, { cause: error });
    if (engine.isUnavailable(error)) return new StorageUnavailable('The store is not available.', { cause: error });
    return error;
  };
  const withUnavailable = async <T>(work: Promise<T>): Promise<T> => {
    try {
      return await work;
    } catch (error) {
      throw publicError(error);
    }
  };
  /** A read that an API call waits for. */
  const inTime = <T>(read: Promise<T>): Promise<T> => withUnavailable(engine.inTime(read));
  const pagesOf = async function* (pages: AsyncGenerator<TablePage, void>): AsyncGenerator<TablePage, void> {
    try {
      for (;;) {
        const next = await engine.inTime(pages.next());
        if (next.done === true) return;
        yield next.value;
      }
    } catch (error) {
      throw publicError(error);
    }
  };
  const health = new WriteHealth(clock);
  /** The result of a write of the engine. Success or failure is recorded for the readiness check. */
  const written = async <T>(write: Promise<T>): Promise<T> => {
    try {
      const value = await write;
      health.wrote(null);
      return value;
    } catch (error) {
      const shown = publicError(error);
      // A record of a newer version is rejected, but the store is healthy.
      if (shown instanceof StorageUnavailable && !(error instanceof RecordVersionError)) health.wrote(shown);
      throw shown;
    }
  };
  const commit = <T>(name: string, run: (db: Kysely<Tables>) => Promise<T>, how: How = 'write'): Promise<T> =>
    written(engine[how](name, run));
  /** A write to a visitor's rows, one at a time for each visitor, in all processes. */
  const write = <T>(visitorId: string, run: (db: Kysely<Tables>) => Promise<T>, how?: How): Promise<T> =>
    commit(visitorId, run, how);

  /** A write that is not about a visitor, one at a time for each name. */
  const writeSite = <T>(name: string, run: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
    commit(name, run, 'writeSite');

  /** A write that adds rows for a visitor. Throws VisitorErased when any process has erased the visitor. */
  const writeFor = <T>(visitor: Visitor, run: (db: Kysely<Tables>) => Promise<T>): Promise<T> =>
    write(visitor.id, async (db) => {
      // An erased visitor has no record, and the tombstone is in another table.
      if (!(await hasRecord(db, visitor.id))) await refuseErased(db, visitor);
      return run(db);
    });

  /**
   * A write about an order of any visitor, and about the influence messages. Only a claim changes the visitor of an
   * order (`moveOrders`), under the locks of both visitors. So the visitor is read again under the lock. If the visitor
   * has changed, the write starts again with the lock of the new visitor.
   */
  const writeForOrder = async <T>(orderId: string, run: (db: Kysely<Tables>) => Promise<T>): Promise<T> => {
    for (;;) {
      const owner = await inTime(orders.readOwner(reader, orderId));
      const done = await commit(
        owner ?? orderId,
        async (db) => {
          if ((await orders.readOwner(db, orderId)) !== owner) return null;
          await engine.lockSite(db, influenceLock);
          return { value: await run(db) };
        },
        owner === null ? 'writeSite' : 'write',
      );
      if (done !== null) return done.value;
    }
  };

  return { reader, health, withUnavailable, inTime, pagesOf, written, write, writeSite, writeFor, writeForOrder };
}
