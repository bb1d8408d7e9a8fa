import type { Kysely } from 'kysely';
import { eraseUnseen, type ExpiryStore } from './expiry.ts';
import { forgetDeliveries, pruneUnpaidOrders } from './rowLimits.ts';
import type { Tables } from './tables.ts';
import { dayOf, termDays } from './terms.ts';

// Finds expired rows by an index, and deletes them. Each call reads a limited number of rows. B-PRV-03.

type Db = Kysely<Tables>;

const dayMs = 86_400_000;

/**
 * Number of rows that one step reads: visitors with an expired record, visitors not seen for the term of deliveries,
 * and expired unpaid orders.
 */
const visitorsInStep = { expired: 100, idle: 1_000, unpaid: 100 } as const;

/** A position in the index: a visitor, and the day on which they were last seen. */
interface Place {
  readonly day: number;
  readonly visitor: string;
}

interface Found {
  readonly visitors: readonly string[];
  /** Start of the next step; null to begin again. */
  readonly next: Place | null;
}

/** Visitors whose last batch was received before `since` (epoch ms), oldest first, after `after`. */
async function lastSeenBefore(db: Db, since: number, after: Place | null): Promise<Found> {
  const most = visitorsInStep.expired;
  const rows = await db
    .selectFrom('visitors')
    .select(['visitor', 'seen_day'])
    .where('seen_day', '<=', dayOf(since))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('seen_day', 'visitor'), '>', tuple(after?.day ?? 0, after?.visitor ?? '')),
      ),
    )
    .where('updated_at', '<', since)
    .orderBy('seen_day')
    .orderBy('visitor')
    .limit(most)
    .execute();
  const last = rows.at(-1);
  const next = rows.length < most || last === undefined ? null : { day: last.seen_day, visitor: last.visitor };
  return { visitors: rows.map(({ visitor }) => visitor), next };
}

/**
 * Reads the next thousand visitors who have not been seen for the lifetime of deliveries. Returns the visitors with
 * stored deliveries. The visitors seen latest come first, so that their deliveries are deleted on the day of expiry.
 */
async function withDueDeliveries(db: Db, nowMs: number, after: Place | null): Promise<Found> {
  const most = visitorsInStep.idle;
  const before = nowMs - termDays.delivery * dayMs;
  const rows = await db
    .selectFrom('visitors')
    .select(['visitor', 'seen_day', 'updated_at', ({ eb }) => eb('deliveries', '=', '[]').as('is_empty')])
    .where('seen_day', '<=', dayOf(before))
    .$if(after !== null, (query) =>
      query.where(({ eb, refTuple, tuple }) =>
        eb(refTuple('seen_day', 'visitor'), '<', tuple(after?.day ?? 0, after?.visitor ?? '')),
      ),
    )
    .orderBy('seen_day', 'desc')
    .orderBy('visitor', 'desc')
    .limit(most)
    .execute();
  const last = rows.at(-1);
  const due = rows.filter((row) => row.updated_at < before && !row.is_empty);
  return {
    visitors: due.map(({ visitor }) => visitor),
    next: rows.length < most || last === undefined ? null : { day: last.seen_day, visitor: last.visitor },
  };
}

/** Visitors with an expired unpaid order. */
async function withDueOrders(db: Db, nowMs: number): Promise<string[]> {
  const rows = await db
    .selectFrom('orders')
    .select('visitor')
    .where('paid_at', 'is', null)
    .where('ordered_at', '<', nowMs - termDays.unpaidOrder * dayMs)
    .orderBy('ordered_at')
    .limit(visitorsInStep.unpaid)
    .execute();
  return [...new Set(rows.map(({ visitor }) => visitor))];
}

/** The progress of the steps within a day. */
export interface DuePlaces {
  readonly day: number;
  readonly expired: Place | null;
  /** `done`: all expired deliveries of today have been found. */
  readonly idle: Place | null | 'done';
}

export interface DueStep {
  /** The argument for the next step. */
  readonly places: DuePlaces;
  /** Number of deleted visitors. */
  readonly erased: number;
  /** Number of visitors with deleted deliveries or unpaid orders. */
  readonly pruned: number;
}

/**
 * Takes one step. `places`: from the previous step; null at first. A step deletes
 * - at most a hundred visitors, unseen for more than `days` days
 * - the deliveries of the next thousand visitors, unseen for a week
 * - unpaid orders, of at most a hundred visitors
 */
export async function removeDue(
  store: ExpiryStore,
  places: DuePlaces | null,
  { days, nowMs }: { readonly days: number; readonly nowMs: number },
): Promise<DueStep> {
  const { reader, write } = store;
  const day = dayOf(nowMs);
  const since = nowMs - days * dayMs;
  const expired = await lastSeenBefore(reader, since, places?.expired ?? null);
  const erased = await eraseUnseen(store, expired.visitors, since);
  // On a new day the search starts again, with the visitors whose deliveries expire today.
  const idleAfter = places === null || places.day !== day ? null : places.idle;
  const idle = idleAfter === 'done' ? null : await withDueDeliveries(reader, nowMs, idleAfter);
  const due = new Set([...(idle?.visitors ?? []), ...(await withDueOrders(reader, nowMs))]);
  for (const visitor of due) {
    await write(visitor, async (db) => {
      await forgetDeliveries(db, visitor, nowMs);
      await pruneUnpaidOrders(db, visitor, nowMs);
    });
  }
  return { places: { day, expired: expired.next, idle: idle?.next ?? 'done' }, erased, pruned: due.size };
}
