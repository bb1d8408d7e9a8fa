import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

/**
 * Takes or renews the lease of a job for `forMs`; false while another process has it. B-PRV-03. A lease that still
 * lasts for more than twice `forMs` was made with a wrong clock and counts as ended. `nowMs`: epoch ms.
 */
export async function takeLease(db: Db, name: string, holder: string, nowMs: number, forMs: number): Promise<boolean> {
  const values = { holder, until: nowMs + forMs };
  await db
    .insertInto('leases')
    .values({ name, ...values })
    .onConflict((conflict) =>
      conflict
        .column('name')
        .doUpdateSet(values)
        .where((where) =>
          where.or([
            where('leases.holder', '=', holder),
            where('leases.until', '<=', nowMs),
            where('leases.until', '>', nowMs + 2 * forMs),
          ]),
        ),
    )
    .execute();
  const row = await db.selectFrom('leases').select('holder').where('name', '=', name).executeTakeFirst();
  return row?.holder === holder;
}
