import { deleteDB, type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { BehaviorBatch } from '#contract/telemetryFold.ts';
import type { PendingTelemetry } from './pending.ts';

/** A closed batch, ready to send. */
export type ClosedBatch = Pick<BehaviorBatch, 'id' | 'sequence' | 'body'>;

interface StoredEntry {
  /** The session that recorded the batch; the batch's id begins with this id. */
  readonly sessionId: string;
  readonly id: string;
  readonly sequence: number;
}

/**
 * An entry of the outbox: a closed batch that the server has not answered, or a copy of the pending records under the
 * id of their future batch.
 */
export type StoredBatch = StoredEntry & (ClosedBatch | PendingTelemetry);

interface OutboxSchema extends DBSchema {
  batches: { key: string; value: StoredBatch };
}

/** Unanswered records on this device. The outbox survives a crash of the page. Its methods never reject. */
export interface Outbox {
  /** Stores a batch; replaces an entry with the same id. */
  save(batch: StoredBatch): Promise<void>;
  delete(id: string): Promise<void>;
  /** Deletes the entries of every session. */
  clear(): Promise<void>;
  /** All entries, by session and sequence. */
  all(): Promise<readonly StoredBatch[]>;
}

const inOrder = (a: StoredBatch, b: StoredBatch) =>
  a.sessionId === b.sessionId ? a.sequence - b.sequence : a.sessionId < b.sessionId ? -1 : 1;

/** Stores nothing: for a browser that denies IndexedDB, and until the outbox is open. */
export const noOutbox: Outbox = {
  save: async () => undefined,
  delete: async () => undefined,
  clear: async () => undefined,
  all: async () => [],
};

type Database = IDBPDatabase<OutboxSchema>;

interface Connection {
  readonly open: () => Promise<Database>;
  readonly isOpen: () => boolean;
  /** Drops the connection; the next call opens another. */
  readonly drop: () => void;
}

/**
 * The connection to the database. The connection closes itself when another tab deletes the database: the deletion, and
 * every later opening, would otherwise wait for this connection. The next call opens the database again, even after a
 * failure.
 */
function connection(): Connection {
  let opened: Promise<Database> | null = null;
  const open = async (): Promise<Database> => {
    opened ??= openDB<OutboxSchema>('d5u', 1, {
      upgrade: (db) => void db.createObjectStore('batches'),
      blocking: (_current, _blocked, event) => {
        (event.target as IDBDatabase).close();
        opened = null;
      },
    });
    try {
      return await opened;
    } catch (error) {
      opened = null;
      throw error;
    }
  };
  return { open, isOpen: () => opened !== null, drop: () => void (opened = null) };
}

/** True if the browser has ended the connection, as WebKit does for a page in its back-forward cache. */
const isEnded = (error: unknown): boolean => error instanceof DOMException && error.name === 'InvalidStateError';

/** An outbox in the database. It logs only its first failure, because a full disk stays full. */
function storedOutbox({ open, isOpen, drop }: Connection): Outbox {
  let hasWarned = false;
  const orElse = async <T>(call: (database: Database) => Promise<T>, fallback: T): Promise<T> => {
    try {
      return await open()
        .then(call)
        .catch((error: unknown) => {
          if (!isEnded(error)) throw error;
          drop();
          return open().then(call);
        });
    } catch (error) {
      if (!hasWarned) console.warn('Could not store a batch on this device.', error);
      hasWarned = true;
      return fallback;
    }
  };
  return {
    save: async (batch) => void (await orElse((database) => database.put('batches', batch, batch.id), '')),
    delete: (id) => orElse((database) => database.delete('batches', id), undefined),
    // A deleted database is not created again to be emptied.
    clear: async () => (isOpen() ? orElse((database) => database.clear('batches'), undefined) : undefined),
    all: async () => (await orElse((database) => database.getAll('batches'), [])).toSorted(inOrder),
  };
}

/** The outbox of this device, or one that stores nothing where IndexedDB is not available. Never throws. */
export async function openOutbox(): Promise<Outbox> {
  try {
    const database = connection();
    await database.open();
    return storedOutbox(database);
  } catch (error) {
    console.warn('Storage is unavailable on this device; batches not sent before the page closes are lost.', error);
    return noOutbox;
  }
}

/** Removes the outbox with its content; other tabs close their connections. Never throws. */
export async function deleteOutbox(): Promise<void> {
  try {
    await deleteDB('d5u');
  } catch {
    // IndexedDB is denied, so there is no outbox.
  }
}
