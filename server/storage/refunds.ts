import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';
import { termDays } from './terms.ts';

/** The queries about refunds, due or done. The table contains payments, but no orders and no visitors. */
type Db = Kysely<Tables>;

/** Lifetime of a refunded payment, ms. */
const returnedKeptMs = termDays.returnedPayment * 86_400_000;

/** Stores a refund as due, once. */
export async function addRefund(db: Db, payment: string, at: number): Promise<void> {
  await db
    .insertInto('money_back')
    .values({ payment, due_at: at, done_at: null })
    .onConflict((conflict) => conflict.column('payment').doNothing())
    .execute();
}

/** The payments with a refund due, without the payments in `except`, oldest first. */
export async function readDueRefunds(db: Db, except: readonly string[]): Promise<string[]> {
  const rows = await db
    .selectFrom('money_back')
    .select('payment')
    .where('due_at', 'is not', null)
    .where('done_at', 'is', null)
    .$if(except.length > 0, (query) => query.where('payment', 'not in', except))
    .orderBy('due_at')
    .limit(50)
    .execute();
  return rows.map(({ payment }) => payment);
}

/** Stores that the payment was returned to the payer. */
export async function addReturned(db: Db, payment: string, at: number): Promise<void> {
  await db
    .deleteFrom('money_back')
    .where('done_at', '<', at - returnedKeptMs)
    .execute();
  await db
    .insertInto('money_back')
    .values({ payment, due_at: null, done_at: at })
    .onConflict((conflict) => conflict.column('payment').doUpdateSet({ done_at: at }))
    .execute();
}

/** True for a payment that was returned to the payer. */
export async function isReturned(db: Db, payment: string): Promise<boolean> {
  const row = await db.selectFrom('money_back').select('done_at').where('payment', '=', payment).executeTakeFirst();
  return row?.done_at != null;
}
