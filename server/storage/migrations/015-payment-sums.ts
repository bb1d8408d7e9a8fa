import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What an order costs, in the smallest unit of its currency. Null for an order that was placed before. */
export const paymentSums: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('orders').addColumn('amount', 'integer').execute();
    await db.schema.alterTable('orders').addColumn('currency', 'text').execute();
  },
};
