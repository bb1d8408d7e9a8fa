import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** The number of pending tasks: refunds for the payment provider, messages for the operator. B-OPS-01. */
export interface Waiting {
  readonly refunds: number;
  readonly messages: number;
}

export async function countWaiting(db: Kysely<Tables>): Promise<Waiting> {
  const refunds = await db
    .selectFrom('money_back')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('due_at', 'is not', null)
    .where('done_at', 'is', null)
    .executeTakeFirst();
  const messages = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll().as('count'))
    .where('state', '=', 'waiting')
    .executeTakeFirst();
  return { refunds: Number(refunds?.count ?? 0), messages: Number(messages?.count ?? 0) };
}
