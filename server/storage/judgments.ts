import { hash } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tallies } from '#contract/api/judgment.ts';
import { type Verdict, verdicts } from '#contract/verdicts.ts';
import type { Tables } from './tables.ts';

/** The queries about votes. Each runs on any connection or transaction. */
type Db = Kysely<Tables>;

export async function readVote(db: Db, visitor: string): Promise<Verdict | null> {
  const row = await db.selectFrom('judgments').select('verdict').where('visitor', '=', visitor).executeTakeFirst();
  return row === undefined ? null : (row.verdict as Verdict);
}

/** Number of rows for one total, so that concurrent voters rarely wait for the same row. */
const slots = 16;

/** The number of the row for a visitor, always the same. */
const slotOf = (visitor: string): number => hash('sha256', visitor, 'buffer').readUInt8(0) % slots;

/** Adds votes to the totals. The order of verdicts is fixed, so that two writes cannot deadlock. */
async function addToTotals(
  db: Db,
  visitor: string,
  changes: Readonly<Partial<Record<Verdict, number>>>,
): Promise<void> {
  const slot = slotOf(visitor);
  for (const verdict of verdicts) {
    const votes = changes[verdict];
    if (votes === undefined) continue;
    await db
      .insertInto('vote_totals')
      .values({ verdict, slot, votes })
      .onConflict((conflict) =>
        conflict.columns(['verdict', 'slot']).doUpdateSet((update) => ({
          votes: update('vote_totals.votes', '+', update.ref('excluded.votes')),
        })),
      )
      .execute();
  }
}

/** Stores or changes a vote, under the lock of its visitor. `votedAt`: epoch ms. */
export async function writeVote(db: Db, visitor: string, verdict: Verdict, votedAt: number): Promise<void> {
  const earlier = await readVote(db, visitor);
  const values = { verdict, voted_at: votedAt };
  await db
    .insertInto('judgments')
    .values({ visitor, ...values })
    .onConflict((conflict) => conflict.column('visitor').doUpdateSet(values))
    .execute();
  if (earlier !== verdict) await addToTotals(db, visitor, { ...(earlier !== null && { [earlier]: -1 }), [verdict]: 1 });
}

/** Removes a visitor's vote from the totals, before their rows are deleted. */
export async function withdrawVote(db: Db, visitor: string): Promise<void> {
  const verdict = await readVote(db, visitor);
  if (verdict !== null) await addToTotals(db, visitor, { [verdict]: -1 });
}

/** Copies the vote of `from`, with its time, to `into`, if `into` has none. */
export async function mergeVote(db: Db, from: string, into: string): Promise<void> {
  if ((await readVote(db, into)) !== null) return;
  const vote = await db.selectFrom('judgments').selectAll().where('visitor', '=', from).executeTakeFirst();
  if (vote !== undefined) await writeVote(db, into, vote.verdict as Verdict, vote.voted_at);
}

/**
 * The number of visitors by vote, read from totals. Each vote and each erasure changes the totals in the same
 * transaction.
 */
export async function countVotes(db: Db): Promise<Tallies> {
  const rows = await db
    .selectFrom('vote_totals')
    .select(({ fn }) => ['verdict', fn.sum('votes').as('votes')])
    .groupBy('verdict')
    .execute();
  const of = (verdict: Verdict) => Number(rows.find((row) => row.verdict === verdict)?.votes ?? 0);
  const [cut, grow, setDown] = verdicts;
  return { cut: of(cut), grow: of(grow), 'set-down': of(setDown) };
}
