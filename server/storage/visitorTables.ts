import type { Kysely } from 'kysely';
import { withdrawVote } from './judgments.ts';
import { addRefund } from './refunds.ts';
import type { TablePage } from './TablePage.ts';
import { erasedMessage, type SiteTable, type Tables } from './tables.ts';

/** Export and erasure of all rows about one visitor. B-PRV-01. */
type Db = Kysely<Tables>;

/** Largest number of rows that the export reads at once: about 100 kB. */
const rowsInPage = 500;

/**
 * Every table with a column for the visitor, and the column that identifies a row of one visitor; null for a table with
 * one row for each visitor. The code does not compile when a table is missing.
 */
const rowKeys = {
  visitors: null,
  archive_clicks: 'filename',
  narratives: null,
  feedback: 'ordinal',
  story_visits: 'slug',
  protocols: 'clause',
  orders: 'id',
  judgments: null,
  acts: 'act',
  recovery_phrases: null,
} as const satisfies Record<Exclude<keyof Tables, SiteTable>, string | null>;
type PersonalTable = keyof typeof rowKeys;
/** The names of the tables with a column for the visitor. */
export const personalTables = Object.keys(rowKeys) as PersonalTable[];

const jsonColumns = new Set(['record', 'deliveries', 'discovered_fragments', 'investigation_path', 'paths']);

const exportedValue = (column: string, value: unknown): unknown =>
  jsonColumns.has(column) ? JSON.parse(value as string) : value;
const exportedRow = (row: object): object =>
  Object.fromEntries(Object.entries(row).map(([column, value]) => [column, exportedValue(column, value)]));

/** One page of a table in the order of its row key, after the row with the key `after`; null for the first page. */
async function readRows(db: Db, table: PersonalTable, visitor: string, after: unknown): Promise<object[]> {
  const key = rowKeys[table] as 'ordinal' | null;
  let query = db
    .selectFrom(table as 'feedback')
    .selectAll()
    .where('visitor', '=', visitor)
    .limit(rowsInPage);
  if (key !== null) query = query.orderBy(key);
  if (key !== null && after !== null) query = query.where(key, '>', after as number);
  return query.execute();
}

/**
 * The influence messages that this visitor has paid for. The table `influence` has no column for the visitor, so the
 * messages are found by the visitor's orders. An order and its message have the same text, and the same time of payment
 * in milliseconds.
 */
const paidMessages = (db: Db, visitor: string) =>
  db
    .selectFrom('orders')
    .innerJoin('influence', (join) =>
      join
        .onRef('influence.placed_at', '=', 'orders.paid_at')
        .onRef('influence.designation', '=', 'orders.designation')
        .onRef('influence.message', '=', 'orders.message'),
    )
    .where('orders.visitor', '=', visitor);

/** One page of the visitor's messages, in the order of payment, after the message `after`. */
async function readMessages(
  db: Db,
  visitor: string,
  after: Tables['influence'] | null,
): Promise<Tables['influence'][]> {
  let query = paidMessages(db, visitor)
    .selectAll('influence')
    .orderBy('orders.paid_at')
    .orderBy('influence.ordinal')
    .limit(rowsInPage);
  if (after !== null) {
    query = query
      .where('orders.paid_at', '>=', after.placed_at)
      .where((where) =>
        where.or([where('orders.paid_at', '>', after.placed_at), where('ordinal', '>', after.ordinal)]),
      );
  }
  return query.execute();
}

/** Removes repeated messages: two orders with the same text, paid in the same millisecond, match both messages. */
const withoutRepeats = (rows: readonly Tables['influence'][]): Tables['influence'][] =>
  rows.filter(({ ordinal }, index) => rows[index - 1]?.ordinal !== ordinal);

/** The visitor's own row. Its deliveries are a separate list in the export. */
function* ownRow(row: { deliveries: object[]; seen_day?: number } | undefined): Generator<TablePage, void> {
  const { deliveries = [], seen_day: _computed, ...rest } = row ?? {};
  yield { table: 'visitors', rows: row === undefined ? [] : [rest] };
  yield { table: 'deliveries', rows: deliveries };
}

/**
 * Reads all rows about a visitor, page by page, so that only one page is in memory. Order: by table, then by row key.
 * Each page is a separate read: rows written or erased meanwhile can be missing.
 */
export async function* readVisitorTables(db: Db, visitor: string): AsyncGenerator<TablePage, void> {
  for (const table of personalTables) {
    let after: unknown = null;
    let rows: object[];
    do {
      rows = await readRows(db, table, visitor, after);
      const exported = rows.map(exportedRow);
      if (table === 'visitors') yield* ownRow(exported[0] as { deliveries: object[] } | undefined);
      else yield { table, rows: exported };
      after = (rows.at(-1) as Record<string, unknown> | undefined)?.[rowKeys[table] ?? ''] ?? null;
    } while (rows.length === rowsInPage && after !== null);
  }
  let last: Tables['influence'] | null = null;
  let messages: Tables['influence'][];
  do {
    messages = await readMessages(db, visitor, last);
    yield { table: 'influence', rows: withoutRepeats(messages).map(exportedRow) };
    last = messages.at(-1) ?? null;
  } while (messages.length === rowsInPage);
}

/** True for a visitor who has paid for an order, also in the demonstration. Other visitors have no message. */
export async function hasPaid(db: Db, visitor: string): Promise<boolean> {
  const paid = await db
    .selectFrom('orders')
    .select('id')
    .where('visitor', '=', visitor)
    .where('paid_at', 'is not', null)
    .limit(1)
    .executeTakeFirst();
  return paid !== undefined;
}

/**
 * Deletes the messages that a visitor has paid for, and returns their number. No message replaces a deleted current
 * message.
 */
async function eraseMessages(db: Db, visitor: string): Promise<number> {
  const newest = await db
    .selectFrom('influence')
    .select('ordinal')
    .orderBy('ordinal', 'desc')
    .limit(1)
    .executeTakeFirst();
  let deleted = 0;
  for (;;) {
    // Two statements: a distributed PostgreSQL cannot read one visitor's orders while it deletes from this table.
    const messages = await readMessages(db, visitor, null);
    if (messages.length === 0) break;
    const ordinals = messages.map(({ ordinal }) => ordinal);
    const { numDeletedRows } = await db.deleteFrom('influence').where('ordinal', 'in', ordinals).executeTakeFirst();
    deleted += Number(numDeletedRows);
  }
  if (newest === undefined || deleted === 0) return 0;
  await db
    .insertInto('influence')
    .values({ ordinal: newest.ordinal, ...erasedMessage })
    .onConflict((conflict) => conflict.column('ordinal').doNothing())
    .execute();
  return deleted;
}

/** Makes refunds due for the visitor's paid messages that wait for the operator. They will never be shown. */
async function refundWaiting(db: Db, visitor: string, at: number): Promise<void> {
  const waiting = await db
    .selectFrom('orders')
    .select('payment')
    .where('visitor', '=', visitor)
    .where('state', '=', 'waiting')
    .execute();
  for (const { payment } of waiting) if (payment !== null) await addRefund(db, payment, at);
}

/**
 * Erases all rows about a visitor and returns the number of rows by table. A payment whose message was not shown yet
 * becomes due for a refund, at the time `at` (epoch ms). B-PRV-01, B-INF-04.
 */
export async function eraseVisitorTables(db: Db, visitor: string, at: number): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  await refundWaiting(db, visitor, at);
  const influence = (await hasPaid(db, visitor)) ? await eraseMessages(db, visitor) : 0;
  await withdrawVote(db, visitor);
  for (const table of personalTables) {
    const { numDeletedRows } = await db
      .deleteFrom(table as 'visitors')
      .where('visitor', '=', visitor)
      .executeTakeFirst();
    erased[table] = Number(numDeletedRows);
  }
  return { ...erased, influence };
}
