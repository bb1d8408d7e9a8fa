import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** What the store knows of the time, so that a wrong clock deletes nothing (plugins/app/retention.ts). B-OPS-03. */
type Db = Kysely<Tables>;

/** The row of `probe` with the time at which retention last went on. The first row is that of the readiness check. */
const markId = 2;

/**
 * The time (epoch ms) at which retention last went on. For a store that has no such mark, the time at which a visitor was
 * last seen; null for one without visitors.
 */
export async function readLastStep(db: Db): Promise<number | null> {
  const mark = await db.selectFrom('probe').select('written_at').where('id', '=', markId).executeTakeFirst();
  if (mark !== undefined) return mark.written_at;
  const newest = await db
    .selectFrom('visitors')
    .select(({ fn }) => fn.max('updated_at').as('at'))
    .executeTakeFirst();
  return newest?.at ?? null;
}

/** Notes that retention goes on at this time, epoch ms. */
export async function writeLastStep(db: Db, at: number): Promise<void> {
  await db
    .insertInto('probe')
    .values({ id: markId, written_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: at }))
    .execute();
}
