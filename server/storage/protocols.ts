import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The queries about unlocked protocols. Each runs on any connection or transaction. The column `clause` holds the protocol id. */
type Db = Kysely<Tables>;

/** The ids of the protocols that a visitor has unlocked, oldest first. */
export async function readProtocols(db: Db, visitor: string): Promise<string[]> {
  const rows = await db
    .selectFrom('protocols')
    .select('clause')
    .where('visitor', '=', visitor)
    .orderBy('ordinal')
    .execute();
  return rows.map(({ clause }) => clause);
}

/** Adds a protocol after those already unlocked, once, and returns how many there are. */
export async function addProtocol(db: Db, visitor: string, protocolId: string, unlockedAt: number): Promise<number> {
  await db
    .insertInto('protocols')
    .values((values) => ({
      visitor,
      clause: protocolId,
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
