import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Numbers of visitors, six each, for the phases 0 to 5. */
export interface VisitorCounts {
  /** All stored visitors. */
  readonly phases: readonly number[];
  /** Those who have sent something recently. */
  readonly present: readonly number[];
}

/** Counts all visitors by phase, over an index. A visitor is present when they sent something since `since` (epoch ms). */
export async function countVisitors(db: Kysely<Tables>, since: number): Promise<VisitorCounts> {
  const rows = await db
    .selectFrom('visitors')
    .select(({ fn }) => [
      'phase',
      fn.countAll().as('visitors'),
      sql<number>`sum(case when updated_at >= ${since} then 1 else 0 end)`.as('present'),
    ])
    .groupBy('phase')
    .execute();
  const of = (phase: number) => rows.find((row) => row.phase === phase);
  const byPhase = [0, 1, 2, 3, 4, 5];
  return {
    phases: byPhase.map((phase) => Number(of(phase)?.visitors ?? 0)),
    present: byPhase.map((phase) => Number(of(phase)?.present ?? 0)),
  };
}
