import { type Kysely, PostgresAdapter, sql } from 'kysely';
import type { InfluenceMessage } from '#contract/api/homepage.ts';
import type { CountedLoad } from '#contract/api/visitorExport.ts';
import type { NarrativeStateBody, PersonalizationFeedback } from '#contract/api/visitor.ts';
import { mergeFragments } from '#contract/mergeNarratives.ts';
import type { Phase } from '#contract/visitor.ts';
import { parseRecord, type VisitorRecord } from '../profile/record.ts';
import type { Answer } from '../profile/preferences.ts';
import type { StoryVisits } from '../profile/storyVisits.ts';
import { pruneFeedback } from './rowLimits.ts';
import { prepared } from './prepared.ts';
import { erasedMessage, type Tables } from './tables.ts';

/** Each query runs on any connection or transaction. */
type Db = Kysely<Tables>;

const visitorOf = prepared((db, visitor: string) =>
  db.selectFrom('visitors').select('visitor').where('visitor', '=', visitor),
);

/** True for a visitor with a record. */
export async function hasRecord(db: Db, visitor: string): Promise<boolean> {
  return (await visitorOf(db, visitor)).rows.length > 0;
}

const recordOf = prepared((db, visitor: string) =>
  db.selectFrom('visitors').select('record').where('visitor', '=', visitor),
);

/** The record of a visitor, upgraded to the present version. Throws RecordVersionError for a newer one. */
export async function readRecord(db: Db, visitor: string): Promise<VisitorRecord | null> {
  const [row] = (await recordOf(db, visitor)).rows;
  return row === undefined ? null : parseRecord(JSON.parse(row.record));
}

/** The row of a visitor: the record, and its counted deliveries. */
export interface VisitorRow {
  readonly record: VisitorRecord;
  readonly deliveries: readonly CountedLoad[];
}

const hasRowLocks = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

const rowOf = prepared((db, visitor: string) =>
  db
    .selectFrom('visitors')
    .select(['record', 'deliveries'])
    .select(({ selectFrom, fn }) =>
      selectFrom('story_visits').select(fn.countAll().as('pages')).where('visitor', '=', visitor).as('rooms'),
    )
    .where('visitor', '=', visitor)
    .$if(hasRowLocks(db), (query) => query.forUpdate()),
);

/**
 * Within a write: locks and returns the row of a visitor, and the number of story pages that they have opened. Null,
 * and no lock, without a row. Throws like `readRecord`.
 */
export async function readVisitor(db: Db, visitor: string): Promise<(VisitorRow & { rooms: number }) | null> {
  const [row] = (await rowOf(db, visitor)).rows;
  if (row === undefined) return null;
  return {
    record: parseRecord(JSON.parse(row.record)),
    deliveries: JSON.parse(row.deliveries) as CountedLoad[],
    rooms: Number(row.rooms),
  };
}

const upsertVisitor = prepared(
  (db, visitor: string, record: string, updated_at: number, phase: number, deliveries: string) => {
    const values = { record, updated_at, phase, deliveries };
    return db
      .insertInto('visitors')
      .values({ visitor, ...values })
      .onConflict((conflict) => conflict.column('visitor').doUpdateSet(values));
  },
);

export async function writeVisitor(db: Db, visitor: string, { record, deliveries }: VisitorRow): Promise<void> {
  const { lastSeenAt, phase } = record;
  await upsertVisitor(db, visitor, JSON.stringify(record), lastSeenAt, phase, JSON.stringify(deliveries));
}

/** Adds one to the clicks of a visitor on a file. */
export async function recordClick(db: Db, visitor: string, filename: string, clickedAt: number): Promise<void> {
  await db
    .insertInto('archive_clicks')
    .values({ visitor, filename, clicks: 1, clicked_at: clickedAt })
    .onConflict((conflict) =>
      conflict
        .columns(['visitor', 'filename'])
        .doUpdateSet({ clicks: sql`archive_clicks.clicks + 1`, clicked_at: clickedAt }),
    )
    .execute();
}

export async function countClicks(db: Db, visitor: string, filename: string): Promise<number> {
  const row = await db
    .selectFrom('archive_clicks')
    .select('clicks')
    .where('visitor', '=', visitor)
    .where('filename', '=', filename)
    .executeTakeFirst();
  return row?.clicks ?? 0;
}

/** The number of files with at least `clicks` clicks of a visitor. */
export async function countFiles(db: Db, visitor: string, clicks: number): Promise<number> {
  const { files } = await db
    .selectFrom('archive_clicks')
    .select(({ fn }) => fn.countAll().as('files'))
    .where('visitor', '=', visitor)
    .where('clicks', '>=', clicks)
    .executeTakeFirstOrThrow();
  return Number(files);
}

/** Merges the fragments found in one tab into the stored state. Returns the number of different fragments stored. */
export async function saveNarrative(
  db: Db,
  visitor: string,
  reported: NarrativeStateBody,
  at: number,
): Promise<number> {
  const empty = { discoveredFragments: [], investigationPath: [] };
  const state = mergeFragments((await readNarrative(db, visitor)) ?? empty, reported);
  const values = {
    discovered_fragments: JSON.stringify(state.discoveredFragments),
    investigation_path: JSON.stringify(state.investigationPath),
    updated_at: at,
  };
  await db
    .insertInto('narratives')
    .values({ visitor, ...values })
    .onConflict((conflict) => conflict.column('visitor').doUpdateSet(values))
    .execute();
  return state.discoveredFragments.length;
}

const narrativeOf = prepared((db, visitor: string) =>
  db.selectFrom('narratives').select(['discovered_fragments', 'investigation_path']).where('visitor', '=', visitor),
);

export async function readNarrative(db: Db, visitor: string): Promise<NarrativeStateBody | null> {
  const [row] = (await narrativeOf(db, visitor)).rows;
  if (row === undefined) return null;
  return {
    discoveredFragments: JSON.parse(row.discovered_fragments) as string[],
    investigationPath: JSON.parse(row.investigation_path) as string[],
  };
}

/** Stores an answer to a recommendation, and deletes the oldest ones over the limit. */
export async function addFeedback(
  db: Db,
  visitor: string,
  feedback: PersonalizationFeedback,
  at: number,
): Promise<void> {
  const { contentId, userResponse, effectiveness, dwellTime, personalityProfile } = feedback;
  const newest = await db
    .selectFrom('feedback')
    .select(({ fn }) => fn.max('ordinal').as('ordinal'))
    .where('visitor', '=', visitor)
    .executeTakeFirst();
  const ordinal = (newest?.ordinal ?? 0) + 1;
  await db
    .insertInto('feedback')
    .values({
      visitor,
      ordinal,
      received_at: at,
      content_id: contentId,
      user_response: userResponse,
      effectiveness,
      dwell_time: dwellTime,
      engagement_level: personalityProfile.engagementLevel,
      preferred_complexity: personalityProfile.preferredComplexity,
    })
    .execute();
  await pruneFeedback(db, visitor, ordinal);
}

/** The answers of a visitor to recommendations, oldest first, at most 200. */
export async function readAnswers(db: Db, visitor: string): Promise<Answer[]> {
  const rows = await db
    .selectFrom('feedback')
    .select(['content_id', 'user_response'])
    .where('visitor', '=', visitor)
    .orderBy('ordinal')
    .execute();
  return rows.map(({ content_id, user_response }) => ({ contentId: content_id, userResponse: user_response }));
}

const storyVisitsOf = prepared((db, visitor: string, slug: string) =>
  db
    .selectFrom('story_visits')
    .select(['earlier', 'read_at', 'phase'])
    .select(({ selectFrom, fn }) =>
      selectFrom('story_visits').select(fn.max('read_at').as('newest')).where('visitor', '=', visitor).as('newest'),
    )
    .where('visitor', '=', visitor)
    .where('slug', '=', slug),
);

export async function readStoryVisits(db: Db, visitor: string, slug: string): Promise<StoryVisits | null> {
  const [row] = (await storyVisitsOf(db, visitor, slug)).rows;
  if (row === undefined) return null;
  const newestAt = Number(row.newest);
  return newestAt > row.read_at ? { ...visitsOf(row), newestAt } : visitsOf(row);
}

const visitsOf = ({ earlier, read_at, phase }: Omit<Tables['story_visits'], 'visitor' | 'slug'>): StoryVisits => ({
  earlier,
  readAt: read_at,
  phase: phase as Phase | null,
});

/** The visits of a visitor by slug; the latest page is last. */
export async function readAllStoryVisits(db: Db, visitor: string): Promise<Map<string, StoryVisits>> {
  const rows = await db
    .selectFrom('story_visits')
    .select(['slug', 'earlier', 'read_at', 'phase'])
    .where('visitor', '=', visitor)
    .orderBy('read_at')
    .orderBy('slug')
    .execute();
  return new Map(rows.map(({ slug, ...row }) => [slug, visitsOf(row)]));
}

const storyVisitCount = prepared((db, visitor: string) =>
  db
    .selectFrom('story_visits')
    .select(({ fn }) => fn.countAll().as('pages'))
    .where('visitor', '=', visitor),
);

/** The number of story pages that a visitor has opened. */
export async function countStoryVisits(db: Db, visitor: string): Promise<number> {
  const [row] = (await storyVisitCount(db, visitor)).rows;
  return Number(row?.pages);
}

export async function writeStoryVisits(
  db: Db,
  visitor: string,
  slug: string,
  { earlier, readAt, phase }: StoryVisits,
): Promise<void> {
  const values = { earlier, read_at: readAt, phase };
  await db
    .insertInto('story_visits')
    .values({ visitor, slug, ...values })
    .onConflict((conflict) => conflict.columns(['visitor', 'slug']).doUpdateSet(values))
    .execute();
}

const newestInfluence = prepared((db) =>
  db.selectFrom('influence').select(['designation', 'message']).orderBy('ordinal', 'desc').limit(1),
);

/** The newest influence message; null for none, and after the erasure of the visitor who paid for it. */
export async function readInfluence(db: Db): Promise<InfluenceMessage | null> {
  const [row] = (await newestInfluence(db)).rows;
  return row === undefined || row.message === erasedMessage.message ? null : row;
}

/** Publishes a message. It is the current one until the next is added. */
export async function addInfluence(db: Db, { designation, message }: InfluenceMessage, at: number): Promise<void> {
  const newest = await db
    .selectFrom('influence')
    .select(({ fn }) => fn.max('ordinal').as('ordinal'))
    .executeTakeFirst();
  const ordinal = (newest?.ordinal ?? 0) + 1;
  await db.insertInto('influence').values({ ordinal, designation, message, placed_at: at }).execute();
}
