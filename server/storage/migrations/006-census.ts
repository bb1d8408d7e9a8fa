import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';
import type { Tables } from '../tables.ts';

const rowsAtOnce = 500;

/**
 * The column already exists when an older server was killed during this migration: it migrated SQLite outside a
 * transaction. SQLite has no "if not exists" for columns.
 */
async function hasPhase(db: Kysely<unknown>): Promise<boolean> {
  const tables = await db.introspection.getTables();
  const visitors = tables.find(({ name }) => name === 'visitors');
  return visitors?.columns.some(({ name }) => name === 'phase') ?? false;
}

/** Copies the phase of each record into the new column, `rowsAtOnce` rows at a time. */
async function fill(db: Kysely<Tables>): Promise<void> {
  for (let after = ''; ;) {
    const rows = await db
      .selectFrom('visitors')
      .select(['visitor', 'record'])
      .where('visitor', '>', after)
      .orderBy('visitor')
      .limit(rowsAtOnce)
      .execute();
    const last = rows.at(-1);
    if (last === undefined) return;
    for (const { visitor, record } of rows) {
      const { phase } = JSON.parse(record) as { phase: number };
      await db.updateTable('visitors').set({ phase }).where('visitor', '=', visitor).execute();
    }
    after = last.visitor;
  }
}

/** Adds the column and the index for counting visitors by phase and by the time of their last request. */
export const census: Migration = {
  async up(db: Kysely<unknown>): Promise<void> {
    if (!(await hasPhase(db))) {
      await db.schema
        .alterTable('visitors')
        .addColumn('phase', 'integer', (column) => column.notNull().defaultTo(sql`0`))
        .execute();
    }
    await fill(db as Kysely<Tables>);
    await db.schema
      .createIndex('visitors_by_phase')
      .ifNotExists()
      .on('visitors')
      .columns(['phase', 'updated_at'])
      .execute();
  },
};
