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

/** What has been collected and not been answered for. Survives a crash of the page. docs/design.md, "Worker". */
export interface Outbox {
  /** Keeps a batch; the same id again replaces it, since a prepared batch only grows. */
  keep(batch: KeptBatch): Promise<void>;
  drop(id: string): Promise<void>;
  /** Everything kept, in order of session and sequence. */
  all(): Promise<KeptBatch[]>;
}

const inOrder = (a: KeptBatch, b: KeptBatch) =>
  a.sessionId === b.sessionId ? a.sequence - b.sequence : a.sessionId < b.sessionId ? -1 : 1;

/** Where storage is denied, batches are kept for as long as the page lives. */
export function memoryOutbox(): Outbox {
  const kept = new Map<string, KeptBatch>();
  return {
    keep: async (batch) => void kept.set(batch.id, batch),
    drop: async (id) => void kept.delete(id),
    all: async () => [...kept.values()].toSorted(inOrder),
  };
}

const storedOutbox = (database: IDBPDatabase<OutboxSchema>): Outbox => ({
  keep: async (batch) => void (await database.put('batches', batch, batch.id)),
  drop: (id) => database.delete('batches', id),
  all: async () => (await database.getAll('batches')).toSorted(inOrder),
});

/** The outbox on this device; one in memory where IndexedDB cannot be had. Never throws. */
export async function openOutbox(): Promise<Outbox> {
  try {
    const database = await openDB<OutboxSchema>('d5u', 1, {
      upgrade: (db) => void db.createObjectStore('batches'),
    });
    return storedOutbox(database);
  } catch (error) {
    console.warn('Nothing can be kept on this device; what is not sent before the page closes is lost.', error);
    return memoryOutbox();
  }
}
