import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The vote of each visitor on /judgment. */
export const judgments: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('judgments')
      .ifNotExists()
      .addColumn('visitor', 'text', (column) => column.primaryKey())
      .addColumn('verdict', 'text', (column) => column.notNull())
      .addColumn('voted_at', 'bigint', (column) => column.notNull())
      .execute();
    await db.schema.createIndex('judgments_by_verdict').ifNotExists().on('judgments').column('verdict').execute();
  },
};
