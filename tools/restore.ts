import { readSettings } from '../server/settings.ts';
import { restoreStore } from './backup/restoreStore.ts';

/**
 * Puts a backup into DATA_DIR, which must not have a store: `npm run restore -- FILE`. Exit code 1 when nothing was
 * restored, 2 when the file is not named. docs/operations.md, "Backups".
 */
const file = process.argv[2];
if (file === undefined) {
  console.error('Which backup? npm run restore -- FILE');
  process.exit(2);
}
if (process.env['DATABASE_URL']) {
  console.error(`The store is in PostgreSQL. Run: pg_restore --clean --if-exists --dbname="$DATABASE_URL" "${file}"`);
  process.exit(1);
}
try {
  const { DATA_DIR } = readSettings(process.env);
  restoreStore(file, DATA_DIR);
  console.log(`Restored into ${DATA_DIR}.`);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
