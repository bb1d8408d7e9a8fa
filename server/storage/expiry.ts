import type { Kysely } from 'kysely';
import { forgetDeliveries, pruneUnpaidOrders, visitorsWithStaleRows } from './rowLimits.ts';
import { forgetTombstones } from './tombstones.ts';
import type { SiteTable, Tables } from './tables.ts';

/**
 * Finds and deletes expired rows, by visitor. Fault 40. The limits on rows of an active visitor are in rowLimits.ts.
 */
type Db = Kysely<Tables>;

const dayMs = 86_400_000;
/** Number of visitors examined in one step. */
const visitorsInStep = 100;
/** The lock for deleting old tombstones. */
const tombstonesLock = 'tombstones';

/**
 * The column with the time of writing, for each table with rows of visitors. The code does not compile when a table is
 * missing.
 */
const writtenAt = {
  visitors: 'updated_at',
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

/** The next `count` visitors with rows in any table, in order of id, after the id `after`. */
async function visitorsAfter(db: Db, after: string, count: number): Promise<string[]> {
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

/** The visitors among `visitors` without a write since `since` (epoch ms). */
async function unseenSince(db: Db, visitors: readonly string[], since: number): Promise<string[]> {
  if (visitors.length === 0) return [];
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

export interface ExpiryStore {
  readonly reader: Db;
  /** Runs a write under the lock of this visitor. */
  readonly write: (visitor: string, run: (db: Db) => Promise<void>) => Promise<void>;
  /** Runs a write under the lock of another name. */
  readonly writeSite: (name: string, run: (db: Db) => Promise<void>) => Promise<void>;
  /** Deletes every row of a visitor, within a write. */
  readonly erase: (db: Db, visitor: string) => Promise<unknown>;
  /** Called after each erased visitor, because a later error of the same step would lose their number. */
  readonly onErased: () => void;
}

/** Erases the visitors among `visitors` without a write since `since` (epoch ms). Returns the number of erased ones. */
export async function eraseUnseen(
  { reader, write, erase, onErased }: ExpiryStore,
  visitors: readonly string[],
  since: number,
): Promise<number> {
  let erased = 0;
  for (const visitor of await unseenSince(reader, visitors, since)) {
    let isErased = false;
    await write(visitor, async (db) => {
      // The visitor may have returned in the meantime.
      isErased = (await unseenSince(db, [visitor], since)).length > 0;
      if (isErased) await erase(db, visitor);
    });
    if (!isErased) continue;
    erased += 1;
    onErased();
  }
  return erased;
}

/** `last`: the last examined id, null for none. `erased`: number of deleted visitors. */
export interface ExpiryStep {
  readonly last: string | null;
  readonly erased: number;
}

/**
 * Examines the next hundred visitors after the id `after` (null: the first). Deletes the visitors unseen for `days`
 * days, and expired rows of the others. The first step also deletes old tombstones. `nowMs`: epoch ms.
 */
export async function removeExpired(
  store: ExpiryStore,
  after: string | null,
  { days, nowMs }: { readonly days: number; readonly nowMs: number },
): Promise<ExpiryStep> {
  const { reader, write, writeSite } = store;
  if (after === null) await writeSite(tombstonesLock, (db) => forgetTombstones(db, nowMs));
  const since = nowMs - days * dayMs;
  const visitors = await visitorsAfter(reader, after ?? '', visitorsInStep);
  const last = visitors.at(-1);
  if (last === undefined) return { last: null, erased: 0 };
  const erased = await eraseUnseen(store, visitors, since);
  for (const visitor of await visitorsWithStaleRows(reader, visitors, nowMs)) {
    await write(visitor, async (db) => {
      await forgetDeliveries(db, visitor, nowMs);
      await pruneUnpaidOrders(db, visitor, nowMs);
    });
  }
  return { last, erased };
}
