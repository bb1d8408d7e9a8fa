import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The day on which a visitor was last seen, and an index on it, for finding present and expired visitors. The day
 * changes at most once a day. The former index on the time changed with each batch, so that PostgreSQL could not update
 * a row in place. Also adds an index for unpaid orders, and leases for jobs of one process.
 */
export const seenDay: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    // SQLite cannot add a stored column; PostgreSQL before 18 has no other kind.
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
