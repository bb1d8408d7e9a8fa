import type { Kysely } from 'kysely';
import type { InfluenceMessage } from '#contract/api/homepage.ts';
import type { Order } from './storage.ts';
import type { Tables } from './tables.ts';

/** The queries about orders, each once, for whatever connection or transaction it is handed. */
type Db = Kysely<Tables>;

export async function addOrder(db: Db, visitor: string, order: Order, orderedAt: number): Promise<void> {
  const { id, designation, message, paidAt } = order;
  await db
    .insertInto('orders')
    .values({ visitor, id, designation, message, ordered_at: orderedAt, paid_at: paidAt })
    .execute();
}

export async function readOrder(db: Db, visitor: string, id: string): Promise<Order | null> {
  const row = await db
    .selectFrom('orders')
    .select(['designation', 'message', 'paid_at'])
    .where('visitor', '=', visitor)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { designation, message, paid_at } = row;
  // PostgreSQL hands a bigint over as text.
  return { id, designation, message, paidAt: paid_at === null ? null : Number(paid_at) };
}

/**
 * Marks an unpaid order paid and answers its line; null for one that was paid before, or is not there. The row itself
 * is the lock: of any number of transactions at once, one finds `paid_at` still null.
 */
export async function claimOrder(
  db: Db,
  visitor: string,
  id: string,
  paidAt: number,
): Promise<InfluenceMessage | null> {
  const row = await db
    .updateTable('orders')
    .set({ paid_at: paidAt })
    .where('visitor', '=', visitor)
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .returning(['designation', 'message'])
    .executeTakeFirst();
  return row ?? null;
}

export async function dropUnpaid(db: Db, visitor: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('orders')
    .where('visitor', '=', visitor)
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
