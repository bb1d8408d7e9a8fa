import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The number of votes by verdict, so that reading it needs no counting. Drops the index for counting. */
export const voteTotals: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    await db.schema
      .createTable('vote_totals')
      .addColumn('verdict', 'text', (column) => column.notNull())
      .addColumn('slot', 'integer', (column) => column.notNull())
      .addColumn('votes', 'bigint', (column) => column.notNull())
      .addPrimaryKeyConstraint('vote_totals_key', ['verdict', 'slot'])
      .execute();
    await sql`insert into vote_totals (verdict, slot, votes)
      select verdict, 0, count(*) from judgments group by verdict`.execute(db);
    await db.schema.dropIndex('judgments_by_verdict').ifExists().execute();
  },
};
