import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The queries about unlocked clauses, each once, for whatever connection or transaction it is handed. */
type Db = Kysely<Tables>;

/** The clauses of a visitor, oldest first. */
export async function readProtocols(db: Db, visitor: string): Promise<string[]> {
  const rows = await db
    .selectFrom('protocols')
    .select('clause')
    .where('visitor', '=', visitor)
    .orderBy('ordinal')
    .execute();
  return rows.map(({ clause }) => clause);
}

/** Adds a clause behind those that are there; one that is there already stays where it is. Answers how many there are. */
export async function addProtocol(db: Db, visitor: string, clause: string, unlockedAt: number): Promise<number> {
  await db
    .insertInto('protocols')
    .values((values) => ({
      visitor,
      clause,
      ordinal: values
        .selectFrom('protocols')
        .where('visitor', '=', visitor)
        .select((row) => sql<number>`coalesce(${row.fn.max('ordinal')}, 0) + 1`.as('next')),
      unlocked_at: unlockedAt,
    }))
    .onConflict((conflict) => conflict.columns(['visitor', 'clause']).doNothing())
    .execute();
  return (await readProtocols(db, visitor)).length;
}
