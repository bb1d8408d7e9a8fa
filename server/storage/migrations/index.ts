import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
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

/** In order of name. A migration that has shipped never changes; another one is added. */
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
};

/**
 * Brings the tables up to date: all missing migrations or none. `beforeChange` runs first if the store has had migrations
 * and is about to get more. Only one process at a time migrates: SQLite's store is locked by its server (lock.ts), and on
 * PostgreSQL Kysely takes an advisory lock. Throws the first migration's error.
 */
export async function migrate(db: Kysely<Tables>, beforeChange: () => void = () => undefined): Promise<void> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const known = await migrator.getMigrations();
  const done = known.filter(({ executedAt }) => executedAt !== undefined);
  if (done.length > 0 && done.length < known.length) beforeChange();
  const { error } = await migrator.migrateToLatest();
  if (error) throw error;
}
