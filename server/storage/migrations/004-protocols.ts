import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The protocols that a visitor has unlocked, in order. */
export const protocols: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('protocols')
      .ifNotExists()
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('clause', 'text', (column) => column.notNull())
      .addColumn('ordinal', 'integer', (column) => column.notNull())
      .addColumn('unlocked_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('protocols_key', ['visitor', 'clause'])
      .execute();
  },
};
