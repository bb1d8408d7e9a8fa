import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

/** The acts of a visitor (server/profile/acts.ts): one row for each act, with its value. */
export const acts: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .createTable('acts')
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('act', 'text', (column) => column.notNull())
      .addColumn('value', 'text', (column) => column.notNull())
      .addColumn('done_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('acts_key', ['visitor', 'act'])
      .execute();
  },
};
