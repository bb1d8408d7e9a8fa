import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Orders for the influence message: the visitor, the text, and the times of ordering and payment. */
export const orders: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('orders')
      .ifNotExists()
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('id', 'text', (column) => column.notNull())
      .addColumn('designation', 'text', (column) => column.notNull())
      .addColumn('message', 'text', (column) => column.notNull())
      .addColumn('ordered_at', 'bigint', (column) => column.notNull())
      .addColumn('paid_at', 'bigint')
      .addPrimaryKeyConstraint('orders_key', ['visitor', 'id'])
      .execute();
  },
};
