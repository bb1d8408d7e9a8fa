import { statfsSync } from 'node:fs';
import { StoreNotOpened } from './storage.ts';

/** What prevents the use of a folder, by the system's code. */
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

/** SQLite says of a full disk only that reading or writing failed. */
function isFull(dataDir: string): boolean {
  try {
    const { bavail, blocks } = statfsSync(dataDir);
    return blocks > 0 && bavail === 0;
  } catch {
    return false;
  }
}

/** An error of the system or of SQLite, as the one line that names the setting; any other error as it is. B-OPS-04. */
export function cannotOpen(dataDir: string, error: unknown): unknown {
  const { code = '', message } = error as { code?: string; message: string };
  if (!/^(E[A-Z]+$|SQLITE_)/.test(code)) return error;
  const known = reasons[code] ?? reasons[code.split('_').slice(0, 2).join('_')];
  const reason = known ?? (code.startsWith('SQLITE_') && isFull(dataDir) ? reasons['ENOSPC'] : message);
  return new StoreNotOpened(`DATA_DIR ${dataDir} cannot be used: ${reason}.`, { cause: error });
}
