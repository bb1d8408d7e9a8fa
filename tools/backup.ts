import { readSettings } from '../server/settings.ts';
import { backupStore } from './backup/backupStore.ts';
import { backupDays, deleteOldBackups } from './backup/oldBackups.ts';

/**
 * Backs up the store in DATA_DIR while the server runs: `npm run backup -- FOLDER`. Prints the file. Then deletes the
 * backups in FOLDER that are older than 30 days, and names them on standard error. Exit code 1 when there is no backup,
 * 2 when the folder is not named. docs/operations.md, "Backups".
 */
const folder = process.argv[2];
if (folder === undefined) {
  console.error('Where to? npm run backup -- FOLDER');
  process.exit(2);
}
if (process.env['DATABASE_URL']) {
  // PostgreSQL has a backup tool. The address contains a password, so only the variable's name is printed.
  const file = `${folder}/d5u-$(date -u +%Y%m%dT%H%M%SZ).dump`;
  console.error(`The store is in PostgreSQL. Run: umask 077; pg_dump --format=custom --file="${file}" "$DATABASE_URL"`);
  process.exit(1);
}
try {
  const now = new Date();
  console.log(backupStore(readSettings(process.env).DATA_DIR, folder, now));
  for (const name of deleteOldBackups(folder, now)) console.error(`Deleted, older than ${backupDays} days: ${name}`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
