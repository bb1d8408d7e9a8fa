import { join } from 'node:path';
import Database from 'better-sqlite3';
import { StoreInUse } from './storage.ts';

/**
 * Takes the store for this process and returns what lets go of it. An exclusive SQLite transaction on a file of its own:
 * the system drops the lock with the process, kill -9 included, and the store itself stays readable for a backup.
 * Throws StoreInUse when another server has it.
 */
export function lockStore(dataDir: string): () => void {
  const lock = new Database(join(dataDir, 'server.lock'), { timeout: 0 });
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if ((error as { code?: string }).code?.startsWith('SQLITE_BUSY') !== true) throw error;
    throw new StoreInUse(
      `Another D5U server is using the store in ${dataDir}. Stop it, or set DATA_DIR to another folder.`,
    );
  }
  return () => lock.close();
}
