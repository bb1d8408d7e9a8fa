import { type Kysely, sql } from 'kysely';
import type { Tables } from './tables.ts';

/** The queries about clicks on the files of the archive. Each runs on any connection or transaction. */
type Db = Kysely<Tables>;

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

/** The names of the files with at least `clicks` clicks of a visitor, in order of the last click. */
export async function filesWithClicks(db: Db, visitor: string, clicks: number): Promise<string[]> {
  const rows = await db
    .selectFrom('archive_clicks')
    .select('filename')
    .where('visitor', '=', visitor)
    .where('clicks', '>=', clicks)
    .orderBy('clicked_at')
    .orderBy('filename')
    .execute();
  return rows.map(({ filename }) => filename);
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
