import type { Kysely } from 'kysely';
import type { InfluenceMessage } from '#contract/api/homepage.ts';
import type { PaidOrder } from '#contract/api/operator.ts';
import { influencePrice } from '#contract/influence.ts';
import { pruneUnpaidOrders } from './rowLimits.ts';
import type { Order, Sum } from './storage.ts';
import type { Tables } from './tables.ts';

/** The queries about orders. Each runs on any connection or transaction. */
type Db = Kysely<Tables>;

/** The price of a new order. An order keeps the price at which it was placed. */
export const presentPrice: Sum = {
  amount: influencePrice.price * 100,
  currency: influencePrice.currency.toLowerCase(),
};

/** The price of an order. Orders older than these columns have no sum; their price was the present price. */
export const sumOf = ({ amount, currency }: Pick<Tables['orders'], 'amount' | 'currency'>): Sum => ({
  amount: amount ?? presentPrice.amount,
  currency: currency ?? presentPrice.currency,
});

/** Stores an order and deletes old unpaid ones of the visitor. */
export async function addOrder(db: Db, visitor: string, order: Order, orderedAt: number): Promise<void> {
  const { id, designation, message, paidAt, amount, currency } = order;
  await db
    .insertInto('orders')
    .values({
      visitor,
      id,
      designation,
      message,
      ordered_at: orderedAt,
      paid_at: paidAt,
      state: null,
      payment: null,
      amount,
      currency,
    })
    .execute();
  await pruneUnpaidOrders(db, visitor, orderedAt);
}

/** False for a text that cannot be an order's number: PostgreSQL rejects the NUL character. */
const mayExist = (id: string): boolean => !id.includes('\u0000');

/** The visitor who placed an order; null when no such order is stored. */
export async function readOwner(db: Db, id: string): Promise<string | null> {
  const row = await db.selectFrom('orders').select('visitor').where('id', '=', id).executeTakeFirst();
  return row?.visitor ?? null;
}

/** The state of an order. Orders older than this column have no state; their messages were published on payment. */
const stateOf = (paidAt: number | null, state: string | null): Order['state'] =>
  paidAt === null ? 'unpaid' : ((state ?? 'published') as Order['state']);

export async function readOrder(db: Db, visitor: string, id: string): Promise<Order | null> {
  if (!mayExist(id)) return null;
  const row = await db
    .selectFrom('orders')
    .select(['designation', 'message', 'paid_at', 'state', 'amount', 'currency'])
    .where('visitor', '=', visitor)
    .where('id', '=', id)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { designation, message, paid_at, state } = row;
  return { id, designation, message, paidAt: paid_at, state: stateOf(paid_at, state), ...sumOf(row) };
}

/** The message of an order of any visitor; null when no such order is stored. */
export async function readMessageOf(db: Db, id: string): Promise<InfluenceMessage | null> {
  const row = await db.selectFrom('orders').select(['designation', 'message']).where('id', '=', id).executeTakeFirst();
  return row ?? null;
}

/**
 * Marks an unpaid order as paid, with its next state, and returns its message; null when it was paid before or does not
 * exist. The row is the lock: of several concurrent transactions, only one finds `paid_at` still null.
 */
export async function markOrderPaid(
  db: Db,
  visitor: string,
  id: string,
  paidAt: number,
  state: PaidOrder['state'],
  payment: string | null = null,
): Promise<InfluenceMessage | null> {
  if (!mayExist(id)) return null;
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

/**
 * Limits on one visitor's orders in the demonstration, which cost no money: orders waiting for the operator, and all
 * paid orders. Orders paid through a provider have no limit.
 */
const demonstrationLimits = { waiting: 5, paid: 20 } as const;

/** The limit that prevents this visitor's next payment in the demonstration; null for none. B-LIM-01. */
export async function limitOf(db: Db, visitor: string): Promise<'waiting' | 'paid' | null> {
  const rows = await db
    .selectFrom('orders')
    .select('state')
    .where('visitor', '=', visitor)
    .where('paid_at', 'is not', null)
    .where('payment', 'is', null)
    .limit(demonstrationLimits.paid)
    .execute();
  const waiting = rows.filter(({ state }) => state === 'waiting').length;
  if (rows.length >= demonstrationLimits.paid) return 'paid';
  return waiting >= demonstrationLimits.waiting ? 'waiting' : null;
}

/** Deletes an order unless it is paid; false when nothing was deleted. */
export async function deleteUnpaidOrder(db: Db, visitor: string, id: string): Promise<boolean> {
  if (!mayExist(id)) return false;
  const { numDeletedRows } = await db
    .deleteFrom('orders')
    .where('visitor', '=', visitor)
    .where('id', '=', id)
    .where('paid_at', 'is', null)
    .executeTakeFirst();
  return numDeletedRows === 1n;
}
