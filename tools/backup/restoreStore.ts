import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { lockStore } from '../../server/storage/lock.ts';
import { databaseFile, syncToDisk } from '../../server/storage/files.ts';
import { assertIntact, keyBeside } from './backupStore.ts';

/**
 * Puts a backup into `dataDir` as its store. B-OPS-02. The key next to the backup is copied too, unless the folder has
 * a key. Throws, and restores nothing, when:
 * - the folder already has a store
 * - a server uses the folder
 * - the backup is damaged
 */
export function restoreStore(backup: string, dataDir: string): void {
  if (!existsSync(backup)) throw new Error(`There is no file ${backup}. Name one that npm run backup has written.`);
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  const store = databaseFile(dataDir);
  const unlock = lockStore(dataDir);
  try {
    // SQLite would apply a leftover log to the restored database.
    for (const file of [store, `${store}-wal`]) {
      if (existsSync(file)) throw new Error(`${file} exists already. Move the old store away first.`);
    }
    const copy = `${store}.part`;
    rmSync(copy, { force: true });
    copyFileSync(backup, copy);
    chmodSync(copy, 0o600);
    assertIntact(copy, (found) => `${backup} is damaged: ${found}. Nothing was restored; use another backup.`);
    syncToDisk(copy);
    const key = join(dataDir, 'visitor.key');
    if (existsSync(keyBeside(backup)) && !existsSync(key)) {
      copyFileSync(keyBeside(backup), key);
      chmodSync(key, 0o600);
      syncToDisk(key);
    }
    renameSync(copy, store);
    syncToDisk(dataDir);
  } finally {
    unlock();
  }
}
