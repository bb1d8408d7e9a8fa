import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import Database from 'better-sqlite3';
import { databaseFile, syncToDisk } from '../../server/storage/files.ts';

/** The result of SQLite's integrity check of a file. */
function checked(file: string): unknown {
  const database = new Database(file, { readonly: true, fileMustExist: true });
  try {
    return database.pragma('integrity_check', { simple: true });
  } finally {
    database.close();
  }
}

/** Throws when SQLite finds the file damaged. `messageOf` makes the error's message from SQLite's report. */
export function assertIntact(file: string, messageOf: (found: string) => string): void {
  let found: unknown;
  try {
    found = checked(file);
  } catch (error) {
    found = (error as Error).message;
  }
  if (found !== 'ok') throw new Error(messageOf(String(found)));
}

/** The file for a copy of the cookie key, next to the backup and with its name. */
export const keyBeside = (backup: string): string => backup.replace(/\.sqlite$/, '.key');

/**
 * Copies the store in `dataDir` into `folder` and returns the file. A server may use the store meanwhile. The copy
 * contains every write acknowledged before the call. B-OPS-02.
 *
 * `vacuum into` reads one snapshot, so it finishes under any load. SQLite's backup API would restart with each write of
 * another process. Only this user can read the two files.
 */
export function backupStore(dataDir: string, folder: string, at: Date): string {
  const store = databaseFile(dataDir);
  if (!existsSync(store)) throw new Error(`There is no store in ${dataDir}. Set DATA_DIR to the server's folder.`);
  process.umask(0o077);
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `d5u-${at.toISOString().replaceAll(/[-:]|\.\d+/g, '')}.sqlite`);
  if (existsSync(file)) throw new Error(`${file} exists already. Wait a second: the name has the time.`);
  const unfinished = `${file}.part`;
  const database = new Database(store, { readonly: true, timeout: 5000 });
  try {
    database.prepare('vacuum into ?').run(unfinished);
  } finally {
    database.close();
  }
  chmodSync(unfinished, 0o600);
  assertIntact(
    unfinished,
    (found) => `The store in ${dataDir} is damaged: ${found}. There is no new backup; restore the last good one.`,
  );
  syncToDisk(unfinished);
  const key = join(dataDir, 'visitor.key');
  if (existsSync(key)) {
    copyFileSync(key, keyBeside(file));
    chmodSync(keyBeside(file), 0o600);
    syncToDisk(keyBeside(file));
  }
  renameSync(unfinished, file);
  syncToDisk(folder);
  return file;
}
