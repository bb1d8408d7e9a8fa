import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Numbers that the store keeps about itself, beside the row of the readiness check. None is about a visitor. */
type Db = Kysely<Tables>;

const ids = {
  /** When retention last went on, epoch ms. */
  retention: 2,
  /** Which key signs the cookies: its fingerprint (server/secret.ts). */
  key: 3,
} as const;
export type Mark = keyof typeof ids;

/** A number that was noted; null before the first time. */
export async function readMark(db: Db, mark: Mark): Promise<number | null> {
  const row = await db.selectFrom('probe').select('written_at').where('id', '=', ids[mark]).executeTakeFirst();
  return row?.written_at ?? null;
}

/** Notes a number, a whole one below 2^53. */
export async function writeMark(db: Db, mark: Mark, value: number): Promise<void> {
  await db
    .insertInto('probe')
    .values({ id: ids[mark], written_at: value })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: value }))
    .execute();
}

/** When a visitor was last seen, epoch ms; null for a store without visitors. It reads every row. */
export async function readNewest(db: Db): Promise<number | null> {
  const newest = await db
    .selectFrom('visitors')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .executeTakeFirst();
  return newest?.at ?? null;
}
