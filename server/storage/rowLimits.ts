import type { Kysely } from 'kysely';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';
import { termDays } from './terms.ts';

/**
 * Limits on rows that would otherwise grow with every request. The write that adds a row also deletes rows of the same
 * visitor over the limit, in the same transaction; of deliveries, one write in sixteen does. All statements use an index that begins with the visitor.
 */
type Db = Kysely<Tables>;

const dayMs = 86_400_000;

/**
 * A delivery id is needed as long as a client can send its batch again. A client repeats a batch only while it has no
 * answer for it: within minutes on an open page, else at its next visit, before any new batch. So the id is found again
 * unless that visit comes more than 7 days later, or 1,000 deliveries (8 hours of reading in one window) came in between
 * from other windows. A batch counted twice after that adds little: its dwell is limited by the server's clock (ingest.ts).
 */
const deliveryLimits = { days: termDays.delivery, rows: 1_000 };
/**
 * One delivery in so many, of all visitors together, deletes old ones of its visitor: to look for them with each took a
 * tenth of the time of a batch. Who sends more is looked at more often, so that each visitor has about so many rows too many.
 */
export const deliveriesPerPruning = 16;
/** The most rows that one write deletes for each limit, so that a visitor with very many old rows does not block others. */
const deletedAtOnce = 100;

/** Answers to recommendations, the newest. The panel shows three recommendations at a time. */
const feedbackRows = 200;

/** An unpaid order is a form that was sent and not paid for. */
const unpaidOrderLimits = { days: termDays.unpaidOrder, rows: 20 };

/** Those of `visitors` who have delivery ids or unpaid orders past their days: people who did not come back to have them deleted. */
export async function visitorsWithStaleRows(db: Db, visitors: readonly string[], nowMs: number): Promise<string[]> {
  const deliveries = await db
    .selectFrom('deliveries')
    .select('visitor')
    .where('visitor', 'in', visitors)
    .where('received_at', '<', nowMs - deliveryLimits.days * dayMs)
    .groupBy('visitor')
    .execute();
  const orders = await db
    .selectFrom('orders')
    .select('visitor')
    .where('visitor', 'in', visitors)
    .where('paid_at', 'is', null)
    .where('ordered_at', '<', nowMs - unpaidOrderLimits.days * dayMs)
    .groupBy('visitor')
    .execute();
  return [...new Set([...deliveries, ...orders].map(({ visitor }) => visitor))];
}

/** The newest of those that go: the first one over the number, or else the newest one past its days. */
const deleteDeliveries = prepared((db, visitor: string, lastOfDays: number) =>
  db
    .deleteFrom('deliveries')
    .where('visitor', '=', visitor)
    .where('delivery', 'in', (query) =>
      query
        .selectFrom('deliveries')
        .select('delivery')
        .where('visitor', '=', visitor)
        .where('received_at', '<=', ({ fn, selectFrom, val }) =>
          fn.coalesce(
            selectFrom('deliveries')
              .select('received_at')
              .where('visitor', '=', visitor)
              .orderBy('received_at', 'desc')
              .limit(1)
              .offset(deliveryLimits.rows),
            val(lastOfDays),
          ),
        )
        .limit(deletedAtOnce),
    ),
);

/** Deletes a visitor's delivery ids over the limits. */
export async function pruneDeliveries(db: Db, visitor: string, nowMs: number): Promise<void> {
  await deleteDeliveries(db, visitor, nowMs - deliveryLimits.days * dayMs - 1);
}

/** Deletes a visitor's feedback except the newest. `latestOrdinal` is the ordinal of the newest row; they have no gaps. */
export async function pruneFeedback(db: Db, visitor: string, latestOrdinal: number): Promise<void> {
  await db
    .deleteFrom('feedback')
    .where('visitor', '=', visitor)
    .where('ordinal', '<=', latestOrdinal - feedbackRows)
    .execute();
}

/** Deletes a visitor's unpaid orders over the limits. Paid orders stay. */
export async function pruneUnpaidOrders(db: Db, visitor: string, nowMs: number): Promise<void> {
  await db
    .deleteFrom('orders')
    .where('visitor', '=', visitor)
    .where('paid_at', 'is', null)
    .where('ordered_at', '<', nowMs - unpaidOrderLimits.days * dayMs)
    .execute();
  await db
    .deleteFrom('orders')
    .where('visitor', '=', visitor)
    .where('id', 'in', (query) =>
      query
        .selectFrom('orders')
        .select('id')
        .where('visitor', '=', visitor)
        .where('paid_at', 'is', null)
        .orderBy('ordered_at', 'desc')
        .orderBy('id', 'desc')
        .limit(deletedAtOnce)
        .offset(unpaidOrderLimits.rows),
    )
    .execute();
}
