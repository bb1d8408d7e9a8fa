import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';
import { dayOf } from './terms.ts';

/** Numbers of visitors: six numbers each, for the phases 0 to 5. */
export interface VisitorCounts {
  /** All stored visitors. */
  readonly phases: readonly number[];
  /** Visitors who have sent a batch or a click recently. */
  readonly present: readonly number[];
}

type Rows = readonly { readonly phase: number; readonly visitors: string | number | bigint }[];

const byPhase = (rows: Rows): number[] =>
  [0, 1, 2, 3, 4, 5].map((phase) => Number(rows.find((row) => row.phase === phase)?.visitors ?? 0));

/**
 * Counts all visitors by phase, over an index. A visitor is present when they sent a batch or a click since `since`
 * (epoch ms). To find the present visitors, the rows of all visitors last seen on that day or later are read, because
 * an index over the time would slow down every batch.
 */
export async function countVisitors(db: Kysely<Tables>, since: number): Promise<VisitorCounts> {
  const number = sql<number>`count(*)`.as('visitors');
  const phases = await db.selectFrom('visitors').select(['phase', number]).groupBy('phase').execute();
  // The unary plus prevents SQLite from reading all visitors in the order of the index on phases.
  const phase = sql<number>`+phase`;
  const present = await db
    .selectFrom('visitors')
    .select([phase.as('phase'), number])
    .where('seen_day', '>=', dayOf(since))
    .where('updated_at', '>=', since)
    .groupBy(phase)
    .execute();
  return { phases: byPhase(phases), present: byPhase(present) };
}
