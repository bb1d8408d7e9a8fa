import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { PreparedBatch } from '#contract/simulation.ts';

/** A batch as it is kept until a server has answered for it. */
export interface KeptBatch extends PreparedBatch {
  /** Which visit collected it; its id begins with it. */
  readonly sessionId: string;
}

interface OutboxSchema extends DBSchema {
  batches: { key: string; value: KeptBatch };
}

/** What has been collected and not been answered for. Survives a crash of the page. No call ever rejects. */
export interface Outbox {
  /** Keeps a batch; the same id again replaces it, since a prepared batch only grows. */
  keep(batch: KeptBatch): Promise<void>;
  drop(id: string): Promise<void>;
  /** Everything that is kept goes, whichever visit it is of. */
  empty(): Promise<void>;
  /** Everything kept, in order of session and sequence. */
  all(): Promise<readonly KeptBatch[]>;
}

const inOrder = (a: KeptBatch, b: KeptBatch) =>
  a.sessionId === b.sessionId ? a.sequence - b.sequence : a.sessionId < b.sessionId ? -1 : 1;

/** Nothing on the device: what the page itself remembers is all there is. */
export const noOutbox: Outbox = {
  keep: async () => undefined,
  drop: async () => undefined,
  empty: async () => undefined,
  all: async () => [],
};

/** Says the first failure on the console, and none after it: a full disk stays full. */
function storedOutbox(database: IDBPDatabase<OutboxSchema>): Outbox {
  let hasWarned = false;
  const orElse = async <T>(promise: Promise<T>, fallback: T): Promise<T> => {
    try {
      return await promise;
    } catch (error) {
      if (!hasWarned) console.warn('A batch could not be kept on this device.', error);
      hasWarned = true;
      return fallback;
    }
  };
  return {
    keep: async (batch) => void (await orElse(database.put('batches', batch, batch.id), '')),
    drop: (id) => orElse(database.delete('batches', id), undefined),
    empty: () => orElse(database.clear('batches'), undefined),
    all: async () => (await orElse(database.getAll('batches'), [])).toSorted(inOrder),
  };
}

/** The outbox on this device, or none where IndexedDB cannot be had. Never throws. */
export async function openOutbox(): Promise<Outbox> {
  try {
    const database = await openDB<OutboxSchema>('d5u', 1, {
      upgrade: (db) => void db.createObjectStore('batches'),
    });
    return storedOutbox(database);
  } catch (error) {
    console.warn('Nothing can be kept on this device; what is not sent before the page closes is lost.', error);
    return noOutbox;
  }
}
