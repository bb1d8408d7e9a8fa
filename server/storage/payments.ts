import type { Kysely } from 'kysely';
import { blankMessage } from './blankMessage.ts';
import { markOrderPaid, sumOf } from './orders.ts';
import { addInfluence } from './influence.ts';
import { addRefund, addReturned, isReturned } from './refunds.ts';
import type { PaidNotice, PaidState, Settled } from './storage.ts';
import type { Tables } from './tables.ts';
import { termDays } from './terms.ts';

/** The queries about a provider's payments. Neither table names a visitor. */
type Db = Kysely<Tables>;

/** Lifetime of the id of a notice, ms. */
const eventsKeptMs = termDays.paymentNotice * 86_400_000;

/** Stores a notice as read; false when it was read before. */
async function addEvent(db: Db, event: string, at: number): Promise<boolean> {
  await db
    .deleteFrom('payment_events')
    .where('received_at', '<', at - eventsKeptMs)
    .execute();
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('payment_events')
    .values({ event, received_at: at })
    .onConflict((conflict) => conflict.column('event').doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows === 1n;
}

/**
 * Records a payment for an order, once for each event and each order. `then`: the next state of the message. A refund
 * is due when the order is not stored or already paid, when the message is rejected, or when the sum differs from the
 * price of the order.
 */
export async function settle(db: Db, paid: PaidNotice, then: PaidState, at: number): Promise<Settled> {
  const { event, order: id, payment } = paid;
  if (!(await addEvent(db, event, at))) return 'seen before';
  const order = await db.selectFrom('orders').selectAll().where('id', '=', id).executeTakeFirst();
  if (order?.payment === payment) return 'already paid';
  const asked = order === undefined ? null : sumOf(order);
  const isRight = asked?.amount === paid.amount && asked.currency === paid.currency;
  if (order === undefined || order.paid_at !== null || !isRight) {
    await addRefund(db, payment, at);
    if (order === undefined) return 'not found';
    return isRight ? 'already paid' : 'wrong sum';
  }
  const state = (await isReturned(db, payment)) ? 'returned' : then;
  const message = await markOrderPaid(db, order.visitor, id, at, state, payment);
  if (message === null) {
    await addRefund(db, payment, at);
    return 'already paid';
  }
  if (state === 'published') await addInfluence(db, message, at);
  if (state === 'refused') await addRefund(db, payment, at);
  return 'paid';
}

/** Removes the message of a refunded payment. If the payment is recorded later, its message is not published. */
export async function giveBack(
  db: Db,
  { event, payment }: { readonly event: string; readonly payment: string },
  at: number,
): Promise<void> {
  if (!(await addEvent(db, event, at))) return;
  await addReturned(db, payment, at);
  const order = await db.selectFrom('orders').selectAll().where('payment', '=', payment).executeTakeFirst();
  if (order === undefined || order.state === 'refused' || order.state === 'returned') return;
  if (order.state === 'published') await blankMessage(db, order);
  await db
    .updateTable('orders')
    .set({ state: 'returned' })
    .where('visitor', '=', order.visitor)
    .where('id', '=', order.id)
    .execute();
}
