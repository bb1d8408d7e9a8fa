import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The hashes of the ids of erased visitors (tombstones.ts). The index is for deleting old ones. */
export const erasedVisitors: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('erased_visitors')
      .ifNotExists()
      .addColumn('id_hash', 'text', (column) => column.primaryKey())
      .addColumn('erased_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('erased_visitors_by_time')
      .ifNotExists()
      .on('erased_visitors')
      .column('erased_at')
      .execute();
  },
};
