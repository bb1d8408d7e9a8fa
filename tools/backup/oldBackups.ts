import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';

/** Days for which a backup is kept. Erasing a visitor changes no backup. Fault 39, docs/operations.md "Backups". */
export const backupDays = 30;
const dayMs = 86_400_000;

/** The files made by `backupStore`: the store, the cookie key, and the unfinished file of an interrupted backup. */
const ownFile = /^d5u-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z\.(?:sqlite|sqlite\.part|key)$/;

/**
 * Deletes the backups in `folder` whose names have a time more than 30 days before `at`, and returns their names.
 * Touches no other file. Call it after a new backup is complete. B-OPS-02, B-PRV-03.
 */
export function deleteOldBackups(folder: string, at: Date): string[] {
  const old = readdirSync(folder).filter((name) => {
    const [year, month, ...rest] = (ownFile.exec(name) ?? []).slice(1).map(Number);
    if (year === undefined || month === undefined) return false;
    return at.getTime() - Date.UTC(year, month - 1, ...rest) > backupDays * dayMs;
  });
  for (const name of old) rmSync(join(folder, name));
  return old;
}
