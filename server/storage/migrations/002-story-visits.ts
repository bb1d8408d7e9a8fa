import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The number of visits of a visitor to a story page, and the time of the last. */
export const storyVisits: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('story_visits')
      .ifNotExists()
      .addColumn('visitor', 'text', (column) => column.notNull())
      .addColumn('slug', 'text', (column) => column.notNull())
      .addColumn('earlier', 'integer', (column) => column.notNull())
      .addColumn('read_at', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('story_visits_key', ['visitor', 'slug'])
      .execute();
  },
};
