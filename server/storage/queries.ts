import { type Kysely, sql } from 'kysely';
import type { InfluenceMessage } from '#contract/api/homepage.ts';
import type { NarrativeStateBody, PersonalizationFeedback } from '#contract/api/visitor.ts';
import { mergeFinds } from '#contract/mergeNarratives.ts';
import type { VisitorRecord } from '../profile/record.ts';
import type { Delivery } from './storage.ts';
import type { Tables } from './tables.ts';

/** Each query once, for whatever connection or transaction it is handed. */
type Db = Kysely<Tables>;

export async function readRecord(db: Db, visitor: string): Promise<VisitorRecord | null> {
  const row = await db.selectFrom('visitors').select('record').where('visitor', '=', visitor).executeTakeFirst();
  return row === undefined ? null : (JSON.parse(row.record) as VisitorRecord);
}

export async function writeRecord(db: Db, visitor: string, record: VisitorRecord): Promise<void> {
  const values = { record: JSON.stringify(record), updated_at: record.lastSeenAt, phase: record.phase };
  await db
    .insertInto('visitors')
    .values({ visitor, ...values })
    .onConflict((conflict) => conflict.column('visitor').doUpdateSet(values))
    .execute();
}

/** True when this delivery is new to the visitor and is now on record. */
export async function claimDelivery(db: Db, visitor: string, delivery: Delivery, receivedAt: number): Promise<boolean> {
  const result = await db
    .insertInto('deliveries')
    .values({ visitor, delivery: delivery.id, sequence: delivery.sequence, received_at: receivedAt })
    .onConflict((conflict) => conflict.columns(['visitor', 'delivery']).doNothing())
    .executeTakeFirst();
  return result.numInsertedOrUpdatedRows === 1n;
}

export async function addClick(db: Db, visitor: string, filename: string, clickedAt: number): Promise<void> {
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

/** Adds what one tab has found to what is on record, and answers how many different fragments that makes. */
export async function addFinds(db: Db, visitor: string, told: NarrativeStateBody, at: number): Promise<number> {
  const nothing = { discoveredFragments: [], investigationPath: [] };
  const state = mergeFinds((await readNarrative(db, visitor)) ?? nothing, told);
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

export async function readNarrative(db: Db, visitor: string): Promise<NarrativeStateBody | null> {
  const row = await db.selectFrom('narratives').selectAll().where('visitor', '=', visitor).executeTakeFirst();
  if (row === undefined) return null;
  return {
    discoveredFragments: JSON.parse(row.discovered_fragments) as string[],
    investigationPath: JSON.parse(row.investigation_path) as string[],
  };
}

export async function addFeedback(
  db: Db,
  visitor: string,
  feedback: PersonalizationFeedback,
  at: number,
): Promise<void> {
  const { contentId, userResponse, effectiveness, dwellTime, personalityProfile } = feedback;
  await db
    .insertInto('feedback')
    .values((values) => ({
      visitor,
      ordinal: values
        .selectFrom('feedback')
        .where('visitor', '=', visitor)
        .select((row) => sql<number>`coalesce(${row.fn.max('ordinal')}, 0) + 1`.as('next')),
      received_at: at,
      content_id: contentId,
      user_response: userResponse,
      effectiveness,
      dwell_time: dwellTime,
      engagement_level: personalityProfile.engagementLevel,
      preferred_complexity: personalityProfile.preferredComplexity,
    }))
    .execute();
}

export async function readStoryVisits(
  db: Db,
  visitor: string,
  slug: string,
): Promise<{ earlier: number; readAt: number } | null> {
  const row = await db
    .selectFrom('story_visits')
    .select(['earlier', 'read_at'])
    .where('visitor', '=', visitor)
    .where('slug', '=', slug)
    .executeTakeFirst();
  // PostgreSQL hands a bigint over as text.
  return row === undefined ? null : { earlier: row.earlier, readAt: Number(row.read_at) };
}

export async function writeStoryVisits(
  db: Db,
  visitor: string,
  slug: string,
  { earlier, readAt }: { readonly earlier: number; readonly readAt: number },
): Promise<void> {
  const values = { earlier, read_at: readAt };
  await db
    .insertInto('story_visits')
    .values({ visitor, slug, ...values })
    .onConflict((conflict) => conflict.columns(['visitor', 'slug']).doUpdateSet(values))
    .execute();
}

export async function readInfluence(db: Db): Promise<InfluenceMessage | null> {
  const row = await db
    .selectFrom('influence')
    .select(['designation', 'message'])
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row ?? null;
}

export async function addInfluence(db: Db, { designation, message }: InfluenceMessage, at: number): Promise<void> {
  await db
    .insertInto('influence')
    .values((values) => ({
      ordinal: values
        .selectFrom('influence')
        .select((row) => sql<number>`coalesce(${row.fn.max('ordinal')}, 0) + 1`.as('next')),
      designation,
      message,
      placed_at: at,
    }))
    .execute();
}
