import type { Kysely } from 'kysely';
import type { Phase } from '#contract/visitor.ts';
import type { StoryVisits } from '../profile/storyVisits.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/** The queries about visits to story pages. Each runs on any connection or transaction. */
type Db = Kysely<Tables>;

const visitColumns = ['earlier', 'read_at', 'phase', 'paths', 'before_phase', 'before_at'] as const;

const storyVisitsOf = prepared((db, visitor: string, slug: string) =>
  db
    .selectFrom('story_visits')
    .select(visitColumns)
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

const visitsOf = (row: Omit<Tables['story_visits'], 'visitor' | 'slug'>): StoryVisits => ({
  earlier: row.earlier,
  readAt: row.read_at,
  phase: row.phase as Phase | null,
  ...(row.paths !== null && { paths: JSON.parse(row.paths) as string[] }),
  ...(row.before_phase !== null &&
    row.before_at !== null && { before: { phase: row.before_phase as Phase, readAt: row.before_at } }),
});

/** The visits of a visitor by slug; the latest page is last. */
export async function readAllStoryVisits(db: Db, visitor: string): Promise<Map<string, StoryVisits>> {
  const rows = await db
    .selectFrom('story_visits')
    .select(['slug', ...visitColumns])
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
  { earlier, readAt, phase, paths, before }: StoryVisits,
): Promise<void> {
  const values = {
    earlier,
    read_at: readAt,
    phase,
    paths: paths === undefined ? null : JSON.stringify(paths),
    before_phase: before?.phase ?? null,
    before_at: before?.readAt ?? null,
  };
  await db
    .insertInto('story_visits')
    .values({ visitor, slug, ...values })
    .onConflict((conflict) => conflict.columns(['visitor', 'slug']).doUpdateSet(values))
    .execute();
}
