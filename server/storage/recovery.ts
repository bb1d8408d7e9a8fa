import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { VisitorRecord } from '../profile/record.ts';
import { mergeVote } from './judgments.ts';
import { countClicks } from './archiveClicks.ts';
import { readNarrative, saveNarrative } from './narratives.ts';
import { lockVisitor, readRecord, writeVisitor } from './visitors.ts';
import type { Tables } from './tables.ts';

/**
 * Recovery phrases, which move a visitor's record to another browser. Each query runs on any connection or transaction.
 */
type Db = Kysely<Tables>;

/** The key is made from 128 random bits, so it cannot be found from its hash. */
const hashOf = (key: string): string => hash('sha256', key);

/** Stores the phrase of a visitor, in place of an earlier one. */
export async function writePhrase(db: Db, visitor: string, key: string, at: number): Promise<void> {
  const values = { key_hash: hashOf(key), made_at: at };
  await db
    .insertInto('recovery_phrases')
    .values({ visitor, ...values })
    .onConflict((conflict) => conflict.column('visitor').doUpdateSet(values))
    .execute();
}

/** The time at which a visitor's phrase was made; null for none. */
export async function readPhraseTime(db: Db, visitor: string): Promise<number | null> {
  const row = await db
    .selectFrom('recovery_phrases')
    .select('made_at')
    .where('visitor', '=', visitor)
    .executeTakeFirst();
  return row?.made_at ?? null;
}

/** The visitor whose phrase has this key; null for none. */
export async function readPhraseOwner(db: Db, key: string): Promise<string | null> {
  const row = await db
    .selectFrom('recovery_phrases')
    .select('visitor')
    .where('key_hash', '=', hashOf(key))
    .executeTakeFirst();
  return row?.visitor ?? null;
}

/**
 * Merges the rows of `from` into the rows of `into`. Nothing is summed up, so that repeated merging reaches no higher
 * phase.
 * - sums: the sums of the visitor who has read longer
 * - phase: the higher one
 * - where both have a value (an act, a vote): the value of `into`
 * - copied rows keep their time; orders are moved
 * - counted deliveries and answers to recommendations are not merged
 */
export async function mergeRecords(db: Db, from: string, into: string, at: number): Promise<void> {
  const [ours, theirs] = [await readRecord(db, from), await lockVisitor(db, into)];
  if (ours !== null && theirs !== null)
    await writeVisitor(db, into, { ...theirs, record: mergeSums(ours, theirs.record) });
  const found = await readNarrative(db, from);
  if (found !== null) await saveNarrative(db, into, found, at);
  await mergeProtocols(db, from, into);
  for (const table of ['acts', 'story_visits'] as const) await addMissing(db, table, from, into);
  await mergeVote(db, from, into);
  await mergeClicks(db, from, into);
  await moveOrders(db, from, into);
}

/** The sums of the visitor who has read longer. Values that never decrease in a record do not decrease here. */
function mergeSums(ours: VisitorRecord, theirs: VisitorRecord): VisitorRecord {
  const longer = ours.engagedMs > theirs.engagedMs ? ours : theirs;
  return {
    ...longer,
    firstSeenAt: Math.min(ours.firstSeenAt, theirs.firstSeenAt),
    phase: ours.phase > theirs.phase ? ours.phase : theirs.phase,
    peakSuspicion: Math.max(ours.peakSuspicion, theirs.peakSuspicion),
  };
}

/** Copies the rows of `from` whose key `into` does not have. */
async function addMissing(db: Db, table: 'acts' | 'story_visits', from: string, into: string): Promise<void> {
  const rows = await db
    .selectFrom(table as 'acts')
    .selectAll()
    .where('visitor', '=', from)
    .execute();
  for (const row of rows) {
    await db
      .insertInto(table as 'acts')
      .values({ ...row, visitor: into })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Merges the protocols of both visitors, in order of unlocking. A protocol of both gets the earlier time. */
async function mergeProtocols(db: Db, from: string, into: string): Promise<void> {
  const rowsOf = (visitor: string) =>
    db.selectFrom('protocols').selectAll().where('visitor', '=', visitor).orderBy('ordinal').execute();
  const ours = await rowsOf(from);
  if (ours.length === 0) return;
  const theirs = await rowsOf(into);
  const unlockedAt = new Map<string, number>();
  for (const { clause, unlocked_at } of [...theirs, ...ours])
    unlockedAt.set(clause, Math.min(unlocked_at, unlockedAt.get(clause) ?? unlocked_at));
  await db.deleteFrom('protocols').where('visitor', '=', into).execute();
  const inOrder = [...unlockedAt].sort(([, one], [, other]) => one - other);
  for (const [index, [clause, unlocked_at]] of inOrder.entries())
    await db
      .insertInto('protocols')
      .values({ visitor: into, clause, ordinal: index + 1, unlocked_at })
      .execute();
}

/** Keeps the higher number of clicks for each file. */
async function mergeClicks(db: Db, from: string, into: string): Promise<void> {
  const rows = await db.selectFrom('archive_clicks').selectAll().where('visitor', '=', from).execute();
  for (const { filename, clicks, clicked_at } of rows) {
    if (clicks <= (await countClicks(db, into, filename))) continue;
    await db
      .insertInto('archive_clicks')
      .values({ visitor: into, filename, clicks, clicked_at })
      .onConflict((conflict) => conflict.columns(['visitor', 'filename']).doUpdateSet({ clicks, clicked_at }))
      .execute();
  }
}

/**
 * Moves the orders; an order keeps its number. A row is deleted and inserted again, because a distributed database
 * cannot change the visitor of a row.
 */
async function moveOrders(db: Db, from: string, into: string): Promise<void> {
  const rows = await db.selectFrom('orders').selectAll().where('visitor', '=', from).execute();
  for (const order of rows) {
    await db.deleteFrom('orders').where('visitor', '=', from).where('id', '=', order.id).execute();
    await db
      .insertInto('orders')
      .values({ ...order, visitor: into })
      .execute();
  }
}
