import type { Kysely } from 'kysely';
import type { InfluenceMessage } from '#contract/api/homepage.ts';
import type { PaidOrder } from '#contract/api/operator.ts';
import { pruneUnpaidOrders } from './retention.ts';
import type { Order } from './storage.ts';
import type { Tables } from './tables.ts';

/** The queries about orders. Each runs on any connection or transaction. */
type Db = Kysely<Tables>;

/** Stores an order and deletes old unpaid ones of the visitor. */
export async function addOrder(db: Db, visitor: string, order: Order, orderedAt: number): Promise<void> {
  const { id, designation, message, paidAt } = order;
  await db
    .insertInto('orders')
    .values({ visitor, id, designation, message, ordered_at: orderedAt, paid_at: paidAt, state: null, payment: null })
    .execute();
  await pruneUnpaidOrders(db, visitor, orderedAt);
}

/** The visitor who placed an order; null when no such order is stored. */
export async function readOwner(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('visitor').where('id', '=', id).executeTakeFirst();
  return row?.visitor ?? null;
}

/** A paid order without a state was paid before there were states, and published at once. */
const stateOf = (paidAt: number | null, state: string | null): Order['state'] =>
  paidAt === null ? 'unpaid' : ((state ?? 'published') as Order['state']);

export async function readOrder(db: Db, visitor: string, id: string): Promise<Order | null> {
  const row = await db
    .selectFrom('orders')
    .select(['designation', 'message', 'paid_at', 'state'])
    .where('visitor', '=', visitor)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { designation, message, paid_at, state } = row;
  return { id, designation, message, paidAt: paid_at, state: stateOf(paid_at, state) };
}

/** The message of an order of any visitor; null when no such order is stored. */
export async function readMessageOf(db: Db, id: string): Promise<InfluenceMessage | null> {
  const row = await db.selectFrom('orders').select(['designation', 'message']).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * Marks an unpaid order paid, with the state that follows, and returns its message; null when it was paid before or does not exist. The row is the
 * lock: of several transactions at the same time, only one finds `paid_at` still null.
 */
export async function markOrderPaid(
  db: Db,
  visitor: string,
  id: string,
  paidAt: number,
  state: PaidOrder['state'],
  payment: string | null = null,
): Promise<InfluenceMessage | null> {
  const row = await db
    .updateTable('orders')
    .set({ paid_at: paidAt, state, payment })
    .where('visitor', '=', visitor)
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .returning(['designation', 'message'])
    .executeTakeFirst();
  return row ?? null;
}

/** Deletes an order unless it is paid; false when nothing was deleted. */
export async function deleteUnpaidOrder(db: Db, visitor: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('orders')
    .where('visitor', '=', visitor)
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
