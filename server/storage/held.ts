import type { Kysely } from 'kysely';
import type { HeldTables } from '#contract/api/held.ts';
import type { Tables } from './tables.ts';

/** What is held about one visitor, and how all of it goes. B-PRV-01. */
type Db = Kysely<Tables>;

/** Every table with a column for the visitor; the seat's has none. A new one that is left out here does not compile. */
const keyed = {
  visitors: true,
  deliveries: true,
  archive_clicks: true,
  narratives: true,
  feedback: true,
  story_visits: true,
  protocols: true,
  orders: true,
  judgments: true,
} as const satisfies Record<Exclude<keyof Tables, 'influence'>, true>;
const personalTables = Object.keys(keyed) as (keyof typeof keyed)[];

const listOf = (text: string): string[] => JSON.parse(text) as string[];
/** PostgreSQL hands a bigint over as text. */
const numbers = <Row extends object>(row: Row, ...names: (keyof Row)[]): Row => ({
  ...row,
  ...Object.fromEntries(names.map((name) => [name, row[name] === null ? null : Number(row[name])])),
});

/**
 * The lines on the seat that this visitor has paid for. They name nobody; an order and the line it placed share their
 * words and the very millisecond, since both were written in one transaction.
 */
const linesOf = (db: Db, visitor: string) =>
  db
    .selectFrom('orders')
    .innerJoin('influence', (join) =>
      join
        .onRef('influence.placed_at', '=', 'orders.paid_at')
        .onRef('influence.designation', '=', 'orders.designation')
        .onRef('influence.message', '=', 'orders.message'),
    )
    .where('orders.visitor', '=', visitor);

/** Every row about a visitor, by table, as it lies there; lists and the record are read out of their JSON. */
export async function readHeld(db: Db, visitor: string): Promise<HeldTables> {
  const of = <T extends (typeof personalTables)[number]>(table: T) =>
    db
      .selectFrom(table as 'visitors')
      .selectAll()
      .where('visitor', '=', visitor)
      .execute() as unknown as Promise<Tables[T][]>;
  const [visitors, narratives] = [await of('visitors'), await of('narratives')];
  // Two orders for the same words in the same millisecond share both their lines.
  const lines = await linesOf(db, visitor).selectAll('influence').distinct().orderBy('influence.ordinal').execute();
  return {
    visitors: visitors.map((row) => ({
      ...numbers(row, 'updated_at'),
      record: JSON.parse(row.record) as HeldTables['visitors'][number]['record'],
    })),
    deliveries: (await of('deliveries')).map((row) => numbers(row, 'sequence', 'received_at')),
    archive_clicks: (await of('archive_clicks')).map((row) => numbers(row, 'clicked_at')),
    narratives: narratives.map((row) => ({
      ...numbers(row, 'updated_at'),
      discovered_fragments: listOf(row.discovered_fragments),
      investigation_path: listOf(row.investigation_path),
    })),
    feedback: (await of('feedback')).map((row) => numbers(row, 'received_at')),
    story_visits: (await of('story_visits')).map((row) => numbers(row, 'read_at')),
    protocols: (await of('protocols')).map((row) => numbers(row, 'unlocked_at')),
    orders: (await of('orders')).map((row) => numbers(row, 'ordered_at', 'paid_at')),
    judgments: (await of('judgments')).map((row) => numbers(row, 'voted_at')),
    influence: lines.map((row) => numbers(row, 'placed_at')),
  };
}

/** Erases every row about a visitor and answers how many there were, by table. */
export async function eraseHeld(db: Db, visitor: string): Promise<Record<string, number>> {
  const erased: Record<string, number> = {};
  const lines = await db
    .deleteFrom('influence')
    .where('ordinal', 'in', linesOf(db, visitor).select('influence.ordinal'))
    .executeTakeFirst();
  for (const table of personalTables) {
    const { numDeletedRows } = await db
      .deleteFrom(table as 'visitors')
      .where('visitor', '=', visitor)
      .executeTakeFirst();
    erased[table] = Number(numDeletedRows);
  }
  return { ...erased, influence: Number(lines.numDeletedRows) };
}
