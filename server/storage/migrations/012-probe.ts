import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A row without any meaning: the readiness check writes it to test the store. */
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
