import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The price of an order, in the smallest unit of its currency. Null for an older order. */
export const paymentSums: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('orders').addColumn('amount', 'integer').execute();
    await db.schema.alterTable('orders').addColumn('currency', 'text').execute();
  },
};
