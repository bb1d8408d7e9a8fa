import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The state of a paid order, and the log of decisions. An order paid earlier has no state: its message was published.
 */
export const influenceApproval: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('orders').addColumn('state', 'text').execute();
    await db.schema.createIndex('orders_by_id').ifNotExists().on('orders').column('id').execute();
    await db.schema
      .createTable('influence_log')
      .ifNotExists()
      .addColumn('id', 'text', (column) => column.primaryKey())
      .addColumn('at', 'bigint', (column) => column.notNull())
      .addColumn('action', 'text', (column) => column.notNull())
      .addColumn('operator', 'text', (column) => column.notNull())
      .addColumn('order_id', 'text', (column) => column.notNull())
      .execute();
  },
};
