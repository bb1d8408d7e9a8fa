import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** One row that says nothing about anybody: readiness writes it to learn whether the store can be written. */
export const probe: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('probe')
      .ifNotExists()
      .addColumn('id', 'integer', (column) => column.primaryKey())
      .addColumn('written_at', 'bigint', (column) => column.notNull())
      .execute();
  },
};
