import type { Kysely } from 'kysely';
import { type ExpiryStore, unseenSince } from './expiry.ts';
import { forgetDeliveries, pruneUnpaidOrders } from './rowLimits.ts';
import type { Tables } from './tables.ts';
import { dayOf, termDays } from './terms.ts';

// Finds rows past their term by an index, and deletes them. Each call reads a bounded number of rows. B-PRV-03.

type Db = Kysely<Tables>;

const dayMs = 86_400_000;

/** How many visitors a step reads: of those past the whole term, and of those past the term of their deliveries. */
const visitorsInStep = { expired: 100, idle: 1_000, unpaid: 100 } as const;

/** A place in the order of the index: a visitor, and the day on which they were last seen. */
interface Place {
  readonly day: number;
  readonly visitor: string;
}

interface Found {
  readonly visitors: readonly string[];
  /** Where the next step goes on; null when it begins again. */
  readonly next: Place | null;
}

/** Visitors whose last batch came before `since` (epoch ms), the oldest first, after `after`. */
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
 * Of the next thousand visitors who were not seen for as long as names of deliveries are kept, those with such names. Who was
 * seen last comes first, so that they are reached on the day on which the term ends.
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

/** Visitors with an unpaid order past its term. */
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

/** How far the steps of a day have come. */
export interface DuePlaces {
  readonly day: number;
  readonly expired: Place | null;
  /** `done`: all names of deliveries that were due have been found today. */
  readonly idle: Place | null | 'done';
}

export interface DueStep {
  /** To be given to the next step. */
  readonly places: DuePlaces;
  /** Visitors who were deleted. */
  readonly erased: number;
  /** Visitors of whom names of deliveries or unpaid orders were deleted. */
  readonly pruned: number;
}

/**
 * One step: deletes the hundred visitors who were seen longest ago, if that is more than `days` days, names of deliveries of
 * the next thousand who were not seen for a week, and unpaid orders of a hundred. `places`: of the step before; null at first.
 */
export async function removeDue(
  { reader, write, erase }: ExpiryStore,
  places: DuePlaces | null,
  { days, nowMs }: { readonly days: number; readonly nowMs: number },
): Promise<DueStep> {
  const day = dayOf(nowMs);
  const since = nowMs - days * dayMs;
  const expired = await lastSeenBefore(reader, since, places?.expired ?? null);
  let erased = 0;
  for (const visitor of await unseenSince(reader, expired.visitors, since)) {
    await write(visitor, async (db) => {
      // Somebody may have come back since.
      if ((await unseenSince(db, [visitor], since)).length === 0) return;
      await erase(db, visitor);
      erased += 1;
    });
  }
  // Those whose term ends today come first.
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
