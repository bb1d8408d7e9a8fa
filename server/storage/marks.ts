import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Numbers about the store itself, in the same table as the row of the readiness check. No number is about a visitor.
 */
type Db = Kysely<Tables>;

const ids = {
  /** Time of the last retention step, epoch ms. */
  retention: 2,
  /** Fingerprint of the key that signs the cookies (server/secret.ts). */
  key: 3,
} as const;
export type Mark = keyof typeof ids;

/** A stored number; null before the first write. */
export async function readMark(db: Db, mark: Mark): Promise<number | null> {
  const row = await db.selectFrom('probe').select('written_at').where('id', '=', ids[mark]).executeTakeFirst();
  return row?.written_at ?? null;
}

/** Stores a whole number below 2^53. */
export async function writeMark(db: Db, mark: Mark, value: number): Promise<void> {
  await db
    .insertInto('probe')
    .values({ id: ids[mark], written_at: value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: value }))
    .execute();
}

/** Latest time at which a visitor was seen, epoch ms; null for a store without visitors. Reads every row. */
export async function readNewest(db: Db): Promise<number | null> {
  const newest = await db
    .selectFrom('visitors')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .executeTakeFirst();
  return newest?.at ?? null;
}
