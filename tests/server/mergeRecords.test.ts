import Database from 'better-sqlite3';
import * as fc from 'fast-check';
import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { verdicts } from '#contract/verdicts.ts';
import type { Phase } from '#contract/visitor.ts';
import { newRecord } from '../../server/profile/record.ts';
import { databaseFile } from '../../server/storage/files.ts';
import { writeVote } from '../../server/storage/judgments.ts';
import { readNarrative, saveNarrative } from '../../server/storage/narratives.ts';
import { writeStoryVisits } from '../../server/storage/storyVisits.ts';
import { readRecord, writeVisitor } from '../../server/storage/visitors.ts';
import { mergeRecords } from '../../server/storage/recovery.ts';
import { connect } from '../../server/storage/sqliteConnection.ts';
import type { Tables } from '../../server/storage/tables.ts';
import { createStore, type TestStore } from '../support/store.ts';

let store: TestStore;
let db: Kysely<Tables>;
beforeAll(async () => {
  store = await createStore();
  await (await store.open(() => 0)).close();
  db = connect(new Database(databaseFile(store.dataDir)));
  // No crash is tested here, and a run writes some hundred rows.
  await sql`pragma synchronous = off`.execute(db);
});
afterAll(async () => {
  await db.destroy();
  await store.remove();
});

const time = fc.integer({ min: 1, max: 9 });
/** Some of the names, each with a value. */
const byName = <Value>(names: readonly string[], value: fc.Arbitrary<Value>) =>
  fc
    .uniqueArray(fc.constantFrom(...names), { maxLength: names.length })
    .chain((chosen) => fc.tuple(...chosen.map((name) => value.map((one): [string, Value] => [name, one]))));

const readers = fc.record({
  firstSeenAt: time,
  engagedMs: time,
  phase: fc.integer({ min: 0, max: 5 }).map((phase) => phase as Phase),
  peakSuspicion: fc.integer({ min: 0, max: 5 }),
  finds: fc.array(fc.constantFrom('a', 'b', 'c'), { maxLength: 3 }),
  acts: byName(['seat', 'word'], fc.constantFrom('x', 'y')),
  visits: byName(['kitchen', 'void'], time),
  clicks: byName(['a.txt', 'b.txt'], fc.integer({ min: 1, max: 5 })),
  clauses: byName(['first', 'second', 'third'], time),
  verdict: fc.option(fc.constantFrom(...verdicts)),
  orders: fc.integer({ min: 0, max: 2 }),
});
type Reader = typeof readers extends fc.Arbitrary<infer Value> ? Value : never;

let count = 0;

/** Stores a visitor with the data of `reader`. Returns the visitor's id. */
async function add(reader: Reader): Promise<string> {
  const visitor = `visitor-${(count += 1)}`;
  const { firstSeenAt, engagedMs, phase, peakSuspicion, finds, acts, visits, clicks, clauses, verdict } = reader;
  const record = { ...newRecord(firstSeenAt), engagedMs, phase, peakSuspicion };
  await writeVisitor(db, visitor, { record, deliveries: [] });
  await saveNarrative(db, visitor, { discoveredFragments: [...new Set(finds)], investigationPath: finds }, 1);
  for (const [act, value] of acts) await db.insertInto('acts').values({ visitor, act, value, done_at: 1 }).execute();
  for (const [slug, readAt] of visits) await writeStoryVisits(db, visitor, slug, { earlier: 0, readAt, phase: 1 });
  for (const [filename, clicks_] of clicks)
    await db.insertInto('archive_clicks').values({ visitor, filename, clicks: clicks_, clicked_at: 1 }).execute();
  const inOrder = clauses.toSorted(([, one], [, other]) => one - other);
  for (const [index, [clause, unlocked_at]] of inOrder.entries())
    await db
      .insertInto('protocols')
      .values({ visitor, clause, ordinal: index + 1, unlocked_at })
      .execute();
  if (verdict !== null) await writeVote(db, visitor, verdict, 1);
  for (let order = 0; order < reader.orders; order += 1)
    await db
      .insertInto('orders')
      .values({ visitor, id: `${visitor}-${order}`, designation: '', message: '', ordered_at: 1, paid_at: null })
      .execute();
  return visitor;
}

/** All rows of a visitor that merging uses, without their key. */
async function rowsOf(visitor: string) {
  const record = (await readRecord(db, visitor))!;
  const of = async (table: 'acts' | 'story_visits' | 'archive_clicks' | 'protocols' | 'judgments' | 'orders') =>
    (await db
      .selectFrom(table as 'acts')
      .selectAll()
      .where('visitor', '=', visitor)
      .execute()) as Record<string, unknown>[];
  return {
    record,
    narrative: await readNarrative(db, visitor),
    acts: await of('acts'),
    visits: await of('story_visits'),
    clicks: await of('archive_clicks'),
    protocols: await of('protocols'),
    vote: await of('judgments'),
    orders: await of('orders'),
  };
}

/**
 * The part of a merged record that must not depend on the order of merging. If both records have an answer, the order
 * may decide which answer is stored, so answers are left out.
 */
async function orderless(visitor: string) {
  const { record, narrative, acts, visits, clicks, protocols, vote } = await rowsOf(visitor);
  const { firstSeenAt, engagedMs, phase, peakSuspicion } = record;
  return {
    record: { firstSeenAt, engagedMs, phase, peakSuspicion },
    finds: new Set(narrative?.discoveredFragments),
    acts: new Set(acts.map(({ act }) => act)),
    visits: new Set(visits.map(({ slug }) => slug)),
    clicks: new Set(clicks.map(({ filename, clicks }) => `${String(filename)} ${String(clicks)}`)),
    protocols: new Set(protocols.map(({ clause, unlocked_at }) => `${String(clause)} ${String(unlocked_at)}`)),
    ordinals: protocols.map(({ ordinal }) => ordinal).toSorted(),
    hasVoted: vote.length > 0,
  };
}

test('[B-PRV-06] a record that is merged in twice changes nothing the second time', async () => {
  await fc.assert(
    fc.asyncProperty(readers, readers, async (ours, theirs) => {
      const [from, into] = [await add(ours), await add(theirs)];
      await mergeRecords(db, from, into, 2);
      const once = await rowsOf(into);
      await mergeRecords(db, from, into, 2);
      expect(await rowsOf(into)).toEqual(once);
    }),
    { numRuns: 40 },
  );
});

test('[B-PRV-06] whichever of three records is merged first, and in one step or in two, the same is reached', async () => {
  await fc.assert(
    fc.asyncProperty(readers, readers, readers, async (a, b, c) => {
      const chain = async (first: Reader, second: Reader, third: Reader) => {
        const [one, two, into] = [await add(first), await add(second), await add(third)];
        await mergeRecords(db, one, into, 2);
        await mergeRecords(db, two, into, 2);
        return orderless(into);
      };
      const [one, two, three] = [await add(a), await add(b), await add(c)];
      await mergeRecords(db, one, two, 2);
      await mergeRecords(db, two, three, 2);
      const expected = await orderless(three);
      expect(await chain(a, b, c)).toEqual(expected);
      expect(await chain(b, a, c)).toEqual(expected);
      expect(await chain(c, b, a)).toEqual(expected);
    }),
    { numRuns: 20 },
  );
});

test('[B-PRV-06] nothing is summed up, the answers of the record that is merged into stay, and orders move', async () => {
  await fc.assert(
    fc.asyncProperty(readers, readers, async (ours, theirs) => {
      const [from, into] = [await add(ours), await add(theirs)];
      const before = await rowsOf(into);
      await mergeRecords(db, from, into, 2);
      const after = await rowsOf(into);
      const higher = (key: 'phase' | 'peakSuspicion' | 'engagedMs') => Math.max(ours[key], theirs[key]);
      expect(after.record).toMatchObject({
        phase: higher('phase'),
        peakSuspicion: higher('peakSuspicion'),
        engagedMs: higher('engagedMs'),
        firstSeenAt: Math.min(ours.firstSeenAt, theirs.firstSeenAt),
      });
      expect(after.acts).toEqual(expect.arrayContaining(before.acts));
      expect(after.visits).toEqual(expect.arrayContaining(before.visits));
      const [ourClicks, theirClicks] = [new Map(ours.clicks), new Map(theirs.clicks)];
      for (const { filename, clicks } of after.clicks) {
        const of = (some: ReadonlyMap<string, number>) => some.get(String(filename)) ?? 0;
        expect(clicks).toBe(Math.max(of(ourClicks), of(theirClicks)));
      }
      expect(after.vote.map(({ verdict }) => verdict)).toEqual(
        [theirs.verdict ?? ours.verdict].filter((verdict) => verdict !== null),
      );
      expect(after.orders).toHaveLength(ours.orders + theirs.orders);
      expect((await rowsOf(from)).orders).toEqual([]);
    }),
    { numRuns: 40 },
  );
});
