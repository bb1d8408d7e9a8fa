import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The column already exists when an older server was killed during this migration: it migrated SQLite outside a
 * transaction. SQLite has no "if not exists" for columns.
 */
async function hasPhase(db: Kysely<unknown>): Promise<boolean> {
  const tables = await db.introspection.getTables();
  return tables.find(({ name }) => name === 'story_visits')?.columns.some(({ name }) => name === 'phase') ?? false;
}

/** The phase at which a visitor last read a story page; null for readings before this migration. */
export const visitPhases: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (await hasPhase(db)) return;
    await db.schema.alterTable('story_visits').addColumn('phase', 'integer').execute();
  },
};
