import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Visitors on record by phase, and how many of them were heard from lately. */
export interface Count {
  /** Six figures each, for the phases 0 to 5. */
  readonly phases: readonly number[];
  readonly present: readonly number[];
}

/** Counts everybody, over an index. `since` (epoch ms) is when somebody must have been heard from to be present. */
export async function countVisitors(db: Kysely<Tables>, since: number): Promise<Count> {
  const rows = await db
    .selectFrom('visitors')
    .select(({ fn }) => [
      'phase',
      fn.countAll().as('visitors'),
      sql<number>`sum(case when updated_at >= ${since} then 1 else 0 end)`.as('present'),
    ])
    .groupBy('phase')
    .execute();
  // PostgreSQL hands counts and sums over as text.
  const of = (phase: number) => rows.find((row) => row.phase === phase);
  const byPhase = [0, 1, 2, 3, 4, 5];
  return {
    phases: byPhase.map((phase) => Number(of(phase)?.visitors ?? 0)),
    present: byPhase.map((phase) => Number(of(phase)?.present ?? 0)),
  };
}
