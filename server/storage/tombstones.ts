import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';
import { termDays } from './terms.ts';

type Db = Kysely<Tables>;

/**
 * Lifetime of a tombstone, ms. It is longer than the longest lifetime of a visitor's cookie, 400 days. After that, no
 * browser sends the erased id.
 */
const keptMs = termDays.tombstone * 86_400_000;

/** The id has 128 random bits, so it cannot be found from its hash. */
const hashOf = (visitor: string): string => hash('sha256', visitor);

const tombstoneOf = prepared((db, hash: string) =>
  db.selectFrom('erased_visitors').select('erased_at').where('id_hash', '=', hash),
);

/** True when the visitor was erased, by any process, before or after a restart. */
export async function isErased(db: Db, visitor: string): Promise<boolean> {
  return (await tombstoneOf(db, hashOf(visitor))).rows.length > 0;
}

/** Stores the erasure of a visitor. `at`: epoch ms. B-PRV-01. */
export async function addTombstone(db: Db, visitor: string, at: number): Promise<void> {
  await db
    .insertInto('erased_visitors')
    .values({ id_hash: hashOf(visitor), erased_at: at })
    .onConflict((conflict) => conflict.column('id_hash').doUpdateSet({ erased_at: at }))
    .execute();
}

/** Deletes expired tombstones. `at`: epoch ms. */
export async function forgetTombstones(db: Db, at: number): Promise<void> {
  await db
    .deleteFrom('erased_visitors')
    .where('erased_at', '<', at - keptMs)
    .execute();
}
