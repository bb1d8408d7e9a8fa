import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Decision, OperatorView, PaidOrder } from '#contract/api/operator.ts';
import { blankMessage } from './blankMessage.ts';
import { addInfluence } from './influence.ts';
import { addRefund } from './refunds.ts';
import type { Tables } from './tables.ts';

/** The operator's queries: paid orders of all visitors, and the decisions about them. */
type Db = Kysely<Tables>;
type State = PaidOrder['state'];

/** The state before and after each action. */
const transitions = {
  approve: { from: 'waiting', to: 'published' },
  refuse: { from: 'waiting', to: 'refused' },
  remove: { from: 'published', to: 'removed' },
} as const satisfies Record<Decision['action'], { from: State; to: State }>;

const mostListed = 50;

/** A paid order without a state was paid before states existed, and its message was published at once. */
const stateOf = (state: string | null): State => (state ?? 'published') as State;

async function readPaidOrder(db: Db, id: string) {
  return db.selectFrom('orders').selectAll().where('id', '=', id).where('paid_at', 'is not', null).executeTakeFirst();
}

/**
 * Executes an operator's decision and logs it. The payment of a refused message becomes due for a refund. Returns `not
 * found` for an order that is not stored or not paid, or the order's state when the action is not possible in this
 * state. The row of the order is the lock.
 */
export async function decide(
  db: Db,
  { action, order: id, operator }: Decision,
  at: number,
): Promise<'done' | 'not found' | State> {
  const order = await readPaidOrder(db, id);
  if (order === undefined) return 'not found';
  const { from, to } = transitions[action];
  const state = stateOf(order.state);
  if (state !== from) return state;
  const { numUpdatedRows } = await db
    .updateTable('orders')
    .set({ state: to })
    .where('visitor', '=', order.visitor)
    .where('id', '=', id)
    .where('state', order.state === null ? 'is' : '=', order.state)
    .executeTakeFirst();
  if (numUpdatedRows !== 1n) return to;
  if (to === 'published') await addInfluence(db, order, order.paid_at ?? at);
  if (to === 'removed') await blankMessage(db, order);
  if (to === 'refused' && order.payment !== null) await addRefund(db, order.payment, at);
  await addToLog(db, { action, operator, order: id }, at);
  return 'done';
}

/** Refuses every waiting message of the visitor who placed the order, and logs each. Returns their number. */
export async function refuseAllOf(
  db: Db,
  { order: id, operator }: Omit<Decision, 'action'>,
  at: number,
): Promise<number> {
  const order = await readPaidOrder(db, id);
  if (order === undefined) return 0;
  const waiting = await db
    .selectFrom('orders')
    .select('id')
    .where('visitor', '=', order.visitor)
    .where('state', '=', 'waiting')
    .execute();
  for (const one of waiting) await decide(db, { action: 'refuse', order: one.id, operator }, at);
  return waiting.length;
}

async function addToLog(db: Db, { action, operator, order }: Decision, at: number): Promise<void> {
  const id = randomBytes(16).toString('hex');
  await db.insertInto('influence_log').values({ id, at, action, operator, order_id: order }).execute();
}

/** Paid orders after the first `skip` of each kind, waiting ones first, and the log, newest first. */
export async function readOperatorView(db: Db, skip: number): Promise<OperatorView> {
  const paid = db.selectFrom('orders').selectAll().where('paid_at', 'is not', null);
  const waiting = await paid.where('state', '=', 'waiting').orderBy('paid_at').limit(mostListed).offset(skip).execute();
  const decided = await paid
    .where((where) => where.or([where('state', 'is', null), where('state', '!=', 'waiting')]))
    .orderBy('paid_at', 'desc')
    .limit(mostListed)
    .offset(skip)
    .execute();
  const log = await db.selectFrom('influence_log').selectAll().orderBy('at', 'desc').limit(mostListed).execute();
  return {
    orders: [...waiting, ...decided].map(({ id, state, designation, message, paid_at }) => ({
      order: id,
      state: stateOf(state),
      designation,
      message,
      paidAt: paid_at ?? 0,
    })),
    log: log.map(({ at, action, operator, order_id }) => ({ at, action, operator, order: order_id })),
  };
}
