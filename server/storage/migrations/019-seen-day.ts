import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The day on which a visitor was last seen, and its index, by which the present and those past their term are found. It changes
 * once a day. Unpaid orders get an index too, and jobs a lease, which one process holds. The index over the time itself changed with each batch, so that PostgreSQL could update no row in its place.
 */
export const seenDay: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // SQLite cannot add a stored column, and PostgreSQL before 18 has no other kind.
    const isStored = db.getExecutor().adapter instanceof PostgresAdapter;
    await db.schema
      .alterTable('visitors')
      .addColumn('seen_day', 'bigint', (column) => {
        const generated = column.generatedAlwaysAs(sql`(updated_at / 86400000)`);
        return isStored ? generated.stored() : generated;
      })
      .execute();
    await db.schema.dropIndex('visitors_by_phase').ifExists().execute();
    await db.schema.createIndex('visitors_by_phase').on('visitors').column('phase').execute();
    await db.schema.createIndex('visitors_by_day').on('visitors').columns(['seen_day', 'visitor']).execute();
    await db.schema
      .createTable('leases')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .addColumn('holder', 'text', (column) => column.notNull())
      .addColumn('until', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('orders_unpaid')
      .on('orders')
      .column('ordered_at')
      .where(sql.ref('paid_at'), 'is', null)
      .execute();
  },
};
