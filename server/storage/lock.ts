import { join } from 'node:path';
import Database from 'better-sqlite3';
import { privateFile } from './files.ts';
import { StoreNotOpened } from './storage.ts';

/**
 * Locks the store for this process and returns a function that unlocks it. Throws StoreNotOpened when another server
 * has the lock. The lock is an exclusive SQLite transaction on a separate file, so a backup can still read the store.
 * The system releases it when the process ends, even after kill -9.
 */
export function lockStore(dataDir: string): () => void {
  const lock = new Database(privateFile(join(dataDir, 'server.lock')), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY') !== true) throw error;
    throw new StoreNotOpened(
      `Another D5U server is using the store in ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}
