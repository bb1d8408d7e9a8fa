import type { Kysely } from 'kysely';
import { type Tallies, type Verdict, verdicts } from '#contract/api/judgment.ts';
import type { Tables } from './tables.ts';

/** The queries about votes. Each runs on any connection or transaction. */
type Db = Kysely<Tables>;

export async function readVote(db: Db, visitor: string): Promise<Verdict | null> {
  const row = await db.selectFrom('judgments').select('verdict').where('visitor', '=', visitor).executeTakeFirst();
  return row === undefined ? null : (row.verdict as Verdict);
}

export async function writeVote(db: Db, visitor: string, verdict: Verdict, votedAt: number): Promise<void> {
  const values = { verdict, voted_at: votedAt };
  await db
    .insertInto('judgments')
    .values({ visitor, ...values })
    .onConflict((conflict) => conflict.column('visitor').doUpdateSet(values))
    .execute();
}

/** The number of visitors by vote. Counted each time, over an index, because a stored sum could differ from the votes. */
export async function countVotes(db: Db): Promise<Tallies> {
  const rows = await db
    .selectFrom('judgments')
    .select(({ fn }) => ['verdict', fn.countAll().as('votes')])
    .groupBy('verdict')
    .execute();
  const of = (verdict: Verdict) => Number(rows.find((row) => row.verdict === verdict)?.votes ?? 0);
  const [cut, grow, setDown] = verdicts;
  return { cut: of(cut), grow: of(grow), 'set-down': of(setDown) };
}
