import type { ExpressionBuilder, Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import { termDays } from './terms.ts';

/**
 * Limits on rows that would otherwise grow with every request. The write that adds a row also deletes the visitor's
 * rows over the limit, in the same transaction. All statements use an index that begins with the visitor.
 */
type Db = Kysely<Tables>;

const dayMs = 86_400_000;
const noDeliveries = '[]';

/**
 * Largest number of rows over a limit that one write deletes, so that a visitor with very many rows does not block
 * other visitors.
 */
const deletedAtOnce = 100;

/** Limit on answers to recommendations; the newest are kept. The panel shows three recommendations at a time. */
const feedbackRows = 200;

/** Limits on unpaid orders. */
const unpaidOrderLimits = { days: termDays.unpaidOrder, rows: 20 };

/**
 * The visitors among `visitors` with expired deliveries or expired unpaid orders. These visitors did not return, so no
 * write has deleted these rows.
 */
export async function visitorsWithStaleRows(db: Db, visitors: readonly string[], nowMs: number): Promise<string[]> {
  const deliveries = await db
    .selectFrom('visitors')
    .select('visitor')
    .where('visitor', 'in', visitors)
    .where(withOldDeliveries(nowMs))
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

/** True for a visitor who has stored deliveries, and whose last write is older than the lifetime of deliveries. */
const withOldDeliveries = (nowMs: number) => (where: ExpressionBuilder<Tables, 'visitors'>) =>
  where.and([where('updated_at', '<', nowMs - termDays.delivery * dayMs), where('deliveries', '!=', noDeliveries)]);

/**
 * Deletes the counted deliveries of a visitor if the last delivery has expired. For an active visitor, each write that
 * counts a delivery deletes the expired ones (deliveries.ts).
 */
export async function forgetDeliveries(db: Db, visitor: string, nowMs: number): Promise<void> {
  await db
    .updateTable('visitors')
    .set({ deliveries: noDeliveries })
    .where('visitor', '=', visitor)
    .where(withOldDeliveries(nowMs))
    .execute();
}

/**
 * Deletes a visitor's feedback except the newest. `latestOrdinal`: ordinal of the newest row; ordinals have no gaps.
 */
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
