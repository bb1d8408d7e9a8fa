import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Names that a write on PostgreSQL locks where there is no row to lock (postgres.ts). A transaction leaves no row behind. */
export const locks: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('locks')
      .addColumn('name', 'text', (column) => column.primaryKey())
      .execute();
  },
};
