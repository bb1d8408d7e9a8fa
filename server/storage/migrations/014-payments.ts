import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A provider's payments: the payment of each order, the notices read, and the refunds due. */
export const payments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    const tables = await db.introspection.getTables();
    const columns = tables.find(({ name }) => name === 'orders')?.columns.map(({ name }) => name) ?? [];
    if (!columns.includes('payment')) await db.schema.alterTable('orders').addColumn('payment', 'text').execute();
    await db.schema.createIndex('orders_by_provider_payment').ifNotExists().on('orders').column('payment').execute();
    await db.schema
      .createTable('payment_events')
      .ifNotExists()
      .addColumn('event', 'text', (column) => column.primaryKey())
      .addColumn('received_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createTable('money_back')
      .ifNotExists()
      .addColumn('payment', 'text', (column) => column.primaryKey())
      .addColumn('due_at', 'bigint')
      .addColumn('done_at', 'bigint')
      .execute();
  },
};
