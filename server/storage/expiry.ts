import type { Kysely } from 'kysely';
import type { SiteTable, Tables } from './tables.ts';

/** Finds what is past its term, by visitor. The limits on rows of a visitor who is here are in retention.ts. Fault 40. */
type Db = Kysely<Tables>;

/** For each table with rows of visitors, the column that tells when a row was written. A table that is missing does not compile. */
const writtenAt = {
  visitors: 'updated_at',
  deliveries: 'received_at',
  archive_clicks: 'clicked_at',
  narratives: 'updated_at',
  feedback: 'received_at',
  story_visits: 'read_at',
  protocols: 'unlocked_at',
  orders: 'ordered_at',
  judgments: 'voted_at',
  acts: 'done_at',
  recovery_phrases: 'made_at',
} as const satisfies { [T in Exclude<keyof Tables, SiteTable>]: keyof Tables[T] };
const tables = Object.keys(writtenAt) as (keyof typeof writtenAt)[];

/** The next `count` visitors with rows in any table, in the order of their ids, after the id `after`. */
export async function visitorsAfter(db: Db, after: string, count: number): Promise<string[]> {
  const found = new Set<string>();
  for (const table of tables) {
    const rows = await db
      .selectFrom(table as 'visitors')
      .select('visitor')
      .where('visitor', '>', after)
      .groupBy('visitor')
      .orderBy('visitor')
      .limit(count)
      .execute();
    for (const { visitor } of rows) found.add(visitor);
  }
  return [...found].sort().slice(0, count);
}

/** Those of `visitors` of whom nothing was written since `since` (epoch ms). */
export async function unseenSince(db: Db, visitors: readonly string[], since: number): Promise<string[]> {
  const seen = new Set<string>();
  for (const table of tables) {
    const rows = await db
      .selectFrom(table as 'visitors')
      .select('visitor')
      .where('visitor', 'in', visitors)
      .where(writtenAt[table] as 'updated_at', '>=', since)
      .groupBy('visitor')
      .execute();
    for (const { visitor } of rows) seen.add(visitor);
  }
  return visitors.filter((visitor) => !seen.has(visitor));
}
