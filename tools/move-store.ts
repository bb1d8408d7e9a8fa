import { StoreNotOpened } from '../server/storage/storage.ts';
import { moveStore } from './move-store/moveStore.ts';

/**
 * `npm run move-store -- <folder of the SQLite store> <DATABASE_URL>`: copies a stopped server's store to PostgreSQL.
 */
const [dataDir, url] = process.argv.slice(2);
if (dataDir === undefined || url === undefined || !URL.canParse(url)) {
  process.stderr.write('Usage: npm run move-store -- <folder> postgres://name:password@host:5432/database\n');
  process.exit(1);
}
try {
  const copied = await moveStore(dataDir, url);
  for (const [table, rows] of Object.entries(copied)) process.stdout.write(`${table.padEnd(16)} ${rows}\n`);
  process.stdout.write(
    'All rows are copied. Start the servers with the same VISITOR_SECRET as before, or with visitor.key.\n',
  );
} catch (error) {
  if (!(error instanceof StoreNotOpened)) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exit(1);
}
