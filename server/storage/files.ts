import { chmodSync, closeSync, existsSync, fsyncSync, mkdirSync, openSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { StoreLost } from './storage.ts';

export const databaseFile = (dataDir: string): string => join(dataDir, 'd5u.sqlite');

/** Creates the data folder if it is missing, and makes it private. */
export function privateFolder(dataDir: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  try {
    chmodSync(dataDir, 0o700);
  } catch (error) {
    // A mounted folder can belong to another user. Then that user decides about access. The files are private in any
    // case.
    if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
  }
}

/** Creates a file if it is missing, makes it private, and returns its path. */
export function privateFile(path: string): string {
  closeSync(openSync(path, 'a', 0o600));
  chmodSync(path, 0o600);
  return path;
}

/**
 * Makes the database private, and the files that a killed server left beside it. SQLite gives new files the same mode.
 */
export function privateDatabase(dataDir: string): string {
  const file = privateFile(databaseFile(dataDir));
  for (const other of ['-wal', '-shm'].map((ending) => file + ending)) if (existsSync(other)) privateFile(other);
  return file;
}

/** Waits until the content of a file or folder is on the disk. */
export function syncToDisk(path: string): void {
  const descriptor = openSync(path, 'r');
  fsyncSync(descriptor);
  closeSync(descriptor);
}

/** Returns a function that throws StoreLost when the file was deleted or replaced. */
function fileGuard(path: string): () => void {
  const { dev, ino } = statSync(path);
  return () => {
    const now = statSync(path, { throwIfNoEntry: false });
    if (now?.ino !== ino || now.dev !== dev) throw new StoreLost(`${path} was deleted or replaced.`);
  };
}

/**
 * Returns a function that throws StoreLost when the database or its write-ahead log was deleted or replaced. An open
 * SQLite connection would continue to write into a file that nobody can find again, and commits would succeed. Call it
 * after the database was read or written once: then the log exists, and it stays the same file, also when a checkpoint
 * empties it or another process closes the database, until this process closes its last connection.
 */
export function databaseGuard(file: string): () => void {
  const guards = [file, `${file}-wal`].map(fileGuard);
  return () => {
    for (const guard of guards) guard();
  };
}
