import { renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Database } from 'better-sqlite3';
import { privateFile, syncToDisk } from './files.ts';
import { termDays } from './terms.ts';

/** Lifetime of the copy, ms. */
const keptMs = termDays.migrationCopy * 86_400_000;

export const migrationBackup = (dataDir: string): string => join(dataDir, 'before-migration.sqlite');

/** Copies the database before a migration changes it. The copy replaces the previous one. */
export function backUp(database: Database, dataDir: string): void {
  const unfinished = `${migrationBackup(dataDir)}-unfinished`;
  rmSync(unfinished, { force: true });
  // "vacuum into" can write to an existing file if the file is empty. So only the owner can ever read the copy.
  database.prepare('vacuum into ?').run(privateFile(unfinished));
  syncToDisk(unfinished);
  renameSync(unfinished, migrationBackup(dataDir));
  syncToDisk(dataDir);
}

/**
 * Deletes the copy at the end of its lifetime, also while the server runs. Returns a function that cancels the
 * deletion.
 */
export function expireBackup(dataDir: string): () => void {
  const file = migrationBackup(dataDir);
  rmSync(`${file}-unfinished`, { force: true });
  const made = statSync(file, { throwIfNoEntry: false });
  if (made === undefined) return () => undefined;
  const timer = setTimeout(() => rmSync(file, { force: true }), Math.max(0, made.mtimeMs + keptMs - Date.now()));
  timer.unref();
  return () => clearTimeout(timer);
}
