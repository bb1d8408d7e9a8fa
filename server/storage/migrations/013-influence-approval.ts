import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** SQLite has no "if not exists" for columns, and a server may have been killed during this migration. */
async function hasState(db: Kysely<unknown>): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.find(({ name }) => name === 'orders')?.columns.some(({ name }) => name === 'state') ?? false;
}

/** What became of a paid order, and who decided it. An order that was paid before has no state: its message was published. */
export const influenceApproval: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (!(await hasState(db))) await db.schema.alterTable('orders').addColumn('state', 'text').execute();
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
