import { createHash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/** Longer than the longest life of a visitor's cookie, 400 days, after which no browser sends the erased id any more. */
const keptMs = 401 * 86_400_000;

/** The id has 128 random bits, so nobody can find it from its hash. */
const hashOf = (visitor: string): string => createHash('sha256').update(visitor).digest('hex');

/** True when the visitor was erased, by this process or by another, before or after a restart. */
export async function isErased(db: Db, visitor: string): Promise<boolean> {
  const row = await db
    .selectFrom('erased_visitors')
    .select('erased_at')
    .where('id_hash', '=', hashOf(visitor))
    .executeTakeFirst();
  return row !== undefined;
}

/** Remembers that a visitor was erased, and deletes what was remembered for long enough. `at`: epoch ms. B-PRV-01. */
export async function addTombstone(db: Db, visitor: string, at: number): Promise<void> {
  await db
    .insertInto('erased_visitors')
    .values({ id_hash: hashOf(visitor), erased_at: at })
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet({ erased_at: at }))
    .execute();
  await db
    .deleteFrom('erased_visitors')
    .where('erased_at', '<', at - keptMs)
    .execute();
}
