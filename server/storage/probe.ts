import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Writes the row with id 1 of the table `probe`. Fails when the store cannot be written. */
export async function writeProbe(db: Kysely<Tables>, at: number): Promise<void> {
  await db
    .insertInto('probe')
    .values({ id: 1, written_at: at })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ written_at: at }))
    .execute();
}
