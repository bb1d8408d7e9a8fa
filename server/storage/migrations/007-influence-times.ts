import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Influence messages are found by the time of their payment (epoch ms). */
export const influenceTimes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('influence_by_placed_at').ifNotExists().on('influence').column('placed_at').execute();
  },
};
