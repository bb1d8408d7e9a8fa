import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** A line on the seat is found by the millisecond in which it was paid for. */
export const influenceTimes: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema.createIndex('influence_by_placed_at').ifNotExists().on('influence').column('placed_at').execute();
  },
};
