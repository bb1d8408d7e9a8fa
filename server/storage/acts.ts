import type { Kysely } from 'kysely';
import { type ActsDone, actsAfter } from '../profile/acts.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

type Db = Kysely<Tables>;

const actsOf = prepared((db, visitor: string) =>
  db
    .selectFrom('acts')
    .select(['act', 'value'])
    .where('visitor', '=', visitor)
    .orderBy('done_at')
    // Acts of one page are stored with the same time.
    .orderBy('act'),
);

/** The acts of a visitor by name, the earliest first. */
export async function readActs(db: Db, visitor: string): Promise<ActsDone> {
  const { rows } = await actsOf(db, visitor);
  return Object.fromEntries(rows.map(({ act, value }) => [act, value]));
}

/** The names of the acts of a visitor that were stored after a time (epoch ms). */
export async function readActsAfter(db: Db, visitor: string, atMs: number): Promise<ReadonlySet<string>> {
  const rows = await db
    .selectFrom('acts')
    .select('act')
    .where('visitor', '=', visitor)
    .where('done_at', '>', atMs)
    .execute();
  return new Set(rows.map(({ act }) => act));
}

/**
 * Stores the acts of `remembered` ("name=value", oldest first) that are new. An act keeps its first value, or its
 * furthest value if its `keep` is `furthest`. Returns all acts.
 */
export async function addActs(db: Db, visitor: string, remembered: readonly string[], at: number): Promise<ActsDone> {
  const before = await readActs(db, visitor);
  const after = actsAfter(before, remembered);
  for (const [act, value] of Object.entries(after)) {
    if (before[act] === value) continue;
    await db
      .insertInto('acts')
      .values({ visitor, act, value, done_at: at })
      .onConflict((conflict) => conflict.columns(['visitor', 'act']).doUpdateSet({ value, done_at: at }))
      .execute();
  }
  return after;
}
