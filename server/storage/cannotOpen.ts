import { statfsSync } from 'node:fs';
import { StoreNotOpened } from './storage.ts';

/** Reasons why a folder cannot be used, by the system's error code. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: 'this account may not read and write there',
  EPERM: 'this account may not read and write there',
  EROFS: 'it is read-only',
  EEXIST: 'it is no folder',
  ENOTDIR: 'it is no folder',
  ENOSPC: 'its disk is full',
  EDQUOT: 'its disk is full',
  SQLITE_FULL: 'its disk is full',
  SQLITE_READONLY: 'it is read-only',
  SQLITE_NOTADB: 'd5u.sqlite in it is no database',
  SQLITE_CORRUPT: 'd5u.sqlite in it is damaged; restore a backup',
};

/** SQLite reports a full disk only as a failed read or write. */
function isFull(dataDir: string): boolean {
  try {
    const { bavail, blocks } = statfsSync(dataDir);
    return blocks > 0 && bavail === 0;
  } catch {
    return false;
  }
}

/** The line for an error of the system or of SQLite, which names the setting; any other error unchanged. B-OPS-04. */
export function cannotOpen(dataDir: string, error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  if (!/^(E[A-Z]+$|SQLITE_)/.test(code)) return error;
  const known = reasons[code] ?? reasons[code.split('_').slice(0, 2).join('_')];
  const reason = known ?? (code.startsWith('SQLITE_') && isFull(dataDir) ? reasons['ENOSPC'] : message);
  return new StoreNotOpened(`DATA_DIR ${dataDir} cannot be used: ${reason}.`, { cause: error });
}
