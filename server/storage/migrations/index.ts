import { type Kysely, sql } from 'kysely';
import { DEFAULT_MIGRATION_TABLE, type Migration, Migrator } from 'kysely/migration';
import { StoreNotOpened } from '../storage.ts';
import type { Tables } from '../tables.ts';
import { initial } from './001-initial.ts';
import { storyVisits } from './002-story-visits.ts';
import { orders } from './003-orders.ts';
import { protocols } from './004-protocols.ts';
import { judgments } from './005-judgments.ts';
import { census } from './006-census.ts';
import { influenceTimes } from './007-influence-times.ts';
import { retention } from './008-retention.ts';
import { acts } from './009-acts.ts';
import { visitPhases } from './010-visit-phases.ts';
import { erasedVisitors } from './011-erased-visitors.ts';
import { probe } from './012-probe.ts';
import { influenceApproval } from './013-influence-approval.ts';
import { payments } from './014-payments.ts';
import { paymentSums } from './015-payment-sums.ts';
import { recovery } from './016-recovery.ts';
import { countedDeliveries } from './017-counted-deliveries.ts';
import { voteTotals } from './018-vote-totals.ts';
import { seenDay } from './019-seen-day.ts';
import { locks } from './020-locks.ts';
import { visitPaths } from './021-visit-paths.ts';

/** In order of name. A migration that has been released never changes; a change is a new migration. */
const migrations: Record<string, Migration> = {
  '001-initial': initial,
  '002-story-visits': storyVisits,
  '003-orders': orders,
  '004-protocols': protocols,
  '005-judgments': judgments,
  '006-census': census,
  '007-influence-times': influenceTimes,
  '008-retention': retention,
  '009-acts': acts,
  '010-visit-phases': visitPhases,
  '011-erased-visitors': erasedVisitors,
  '012-probe': probe,
  '013-influence-approval': influenceApproval,
  '014-payments': payments,
  '015-payment-sums': paymentSums,
  '016-recovery': recovery,
  '017-counted-deliveries': countedDeliveries,
  '018-vote-totals': voteTotals,
  '019-seen-day': seenDay,
  '020-locks': locks,
  '021-visit-paths': visitPaths,
};

/** The migrations of this store that are unknown to this version, by name. */
async function unknownMigrations(db: Kysely<Tables>): Promise<string[]> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === DEFAULT_MIGRATION_TABLE)) return [];
  const rows = await sql<{
    name: string;
  }>`select name from ${sql.table(DEFAULT_MIGRATION_TABLE)} order by name`.execute(db);
  return rows.rows.map(({ name }) => name).filter((name) => !Object.hasOwn(migrations, name));
}

/**
 * Updates the tables: all missing migrations or none. Throws StoreNotOpened for a store of a newer version, or the
 * error of a migration. `beforeChange` runs first if the store already has migrations and others are missing. Only
 * one process at a time migrates: SQLite's store is locked by its server (lock.ts), and on PostgreSQL Kysely's lock row
 * is locked (postgresDialect.ts).
 */
export async function migrate(db: Kysely<Tables>, beforeChange: () => void = () => undefined): Promise<void> {
  const [newer] = await unknownMigrations(db);
  if (newer !== undefined) {
    throw new StoreNotOpened(
      `This store was written by a newer version of D5U (${newer}). Start that version, or restore a copy from before it: a backup, or before-migration.sqlite in DATA_DIR.`,
    );
  }
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  const done = known.filter(({ executedAt }) => executedAt !== undefined);
  if (done.length > 0 && done.length < known.length) beforeChange();
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
