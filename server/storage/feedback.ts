import type { Kysely } from 'kysely';
import type { PersonalizationFeedback } from '#contract/api/visitor.ts';
import type { Answer } from '../profile/preferences.ts';
import { pruneFeedback } from './rowLimits.ts';
import type { Tables } from './tables.ts';

/** The queries about answers to recommendations. Each runs on any connection or transaction. */
type Db = Kysely<Tables>;

/** Stores an answer to a recommendation, and deletes the oldest answers over the limit. */
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
