import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { VisitorRecord } from '../profile/record.ts';
import { readVote, writeVote } from './judgments.ts';
import { addActs, readActs } from './acts.ts';
import { addProtocol, readProtocols } from './protocols.ts';
import * as queries from './queries.ts';
import type { Tables } from './tables.ts';

/** Recovery phrases, by which a visitor takes their record to another browser. Each query runs on any connection or transaction. */
type Db = Kysely<Tables>;

/** The key comes from 128 random bits, so nobody can find it from its hash. */
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

/** When the phrase of a visitor was made; null for none. */
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
 * Adds to the record of `into` what `from` has and it has not. Nothing is added up, so that records cannot be piled up to a
 * higher phase: the sums are those of whoever has read for longer, and the phase is the higher of the two. Where both have an
 * answer (an act, a vote), that of `into` stands. Orders move. Delivery ids and answers to recommendations stay behind.
 */
export async function mergeRecords(db: Db, from: string, into: string, at: number): Promise<void> {
  const [ours, theirs] = [await queries.readRecord(db, from), await queries.readRecord(db, into)];
  if (ours !== null && theirs !== null) await queries.writeRecord(db, into, mergeSums(ours, theirs));
  const found = await queries.readNarrative(db, from);
  if (found !== null) await queries.saveNarrative(db, into, found, at);
  for (const protocol of await readProtocols(db, from)) await addProtocol(db, into, protocol, at);
  const done = await readActs(db, into);
  const news = Object.entries(await readActs(db, from)).filter(([act]) => done[act] === undefined);
  await addActs(
    db,
    into,
    news.map(([act, value]) => `${act}=${value}`),
    at,
  );
  const vote = await readVote(db, from);
  if (vote !== null && (await readVote(db, into)) === null) await writeVote(db, into, vote, at);
  const visits = await queries.readAllStoryVisits(db, into);
  for (const [slug, visit] of await queries.readAllStoryVisits(db, from)) {
    if (!visits.has(slug)) await queries.writeStoryVisits(db, into, slug, visit);
  }
  await mergeClicks(db, from, into);
  await moveOrders(db, from, into);
}

/** The sums of whoever has read for longer. What never falls in a record does not fall here either. */
function mergeSums(ours: VisitorRecord, theirs: VisitorRecord): VisitorRecord {
  const longer = ours.engagedMs > theirs.engagedMs ? ours : theirs;
  return {
    ...longer,
    firstSeenAt: Math.min(ours.firstSeenAt, theirs.firstSeenAt),
    phase: ours.phase > theirs.phase ? ours.phase : theirs.phase,
    peakSuspicion: Math.max(ours.peakSuspicion, theirs.peakSuspicion),
  };
}

/** For each file, the clicks of whoever clicked more often. */
async function mergeClicks(db: Db, from: string, into: string): Promise<void> {
  const rows = await db.selectFrom('archive_clicks').selectAll().where('visitor', '=', from).execute();
  for (const { filename, clicks, clicked_at } of rows) {
    if (clicks <= (await queries.countClicks(db, into, filename))) continue;
    await db
      .insertInto('archive_clicks')
      .values({ visitor: into, filename, clicks, clicked_at })
      .onConflict((conflict) => conflict.columns(['visitor', 'filename']).doUpdateSet({ clicks, clicked_at }))
      .execute();
  }
}

/** An order keeps its number. It is written anew, because a distributed database does not change the visitor of a row. */
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
