import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** Visitors on record by phase, and how many of them were heard from lately. */
export interface Count {
  /** Six figures, for the phases 0 to 5. */
  readonly phases: readonly number[];
  readonly present: number;
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
  return {
    phases: [0, 1, 2, 3, 4, 5].map((phase) => Number(rows.find((row) => row.phase === phase)?.visitors ?? 0)),
    present: rows.reduce((sum, { present }) => sum + Number(present), 0),
  };
}
