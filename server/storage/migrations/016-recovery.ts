import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Hashes of recovery phrases, one for each visitor. The index finds a visitor by a phrase. */
export const recovery: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('recovery_phrases')
      .ifNotExists()
      .addColumn('visitor', 'text', (column) => column.primaryKey())
      .addColumn('key_hash', 'text', (column) => column.notNull())
      .addColumn('made_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema
      .createIndex('recovery_phrases_by_key')
      .ifNotExists()
      .on('recovery_phrases')
      .column('key_hash')
      .execute();
  },
};
