import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Indexes for the limits in rowLimits.ts: a visitor's deliveries by time, and their orders by payment and time. */
export const retention: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createIndex('deliveries_by_time')
      .ifNotExists()
      .on('deliveries')
      .columns(['visitor', 'received_at', 'delivery'])
      .execute();
    await db.schema
      .createIndex('orders_by_payment')
      .ifNotExists()
      .on('orders')
      .columns(['visitor', 'paid_at', 'ordered_at', 'id'])
      .execute();
  },
};
