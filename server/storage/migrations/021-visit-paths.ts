import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * The choices that a visitor took on a story page, as a JSON list of paths, and the phase and time of the reading
 * before the present visit. Null for readings before this migration.
 */
export const visitPaths: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.alterTable('story_visits').addColumn('paths', 'text').execute();
    await db.schema.alterTable('story_visits').addColumn('before_phase', 'integer').execute();
    await db.schema.alterTable('story_visits').addColumn('before_at', 'bigint').execute();
  },
};
