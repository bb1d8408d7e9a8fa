import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * Names that a write on PostgreSQL locks when there is no row to lock (postgres.ts). No row remains after a
 * transaction.
 */
export const locks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('locks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute();
  },
};
