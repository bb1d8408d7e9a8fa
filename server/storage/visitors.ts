import { type Kysely, PostgresAdapter } from 'kysely';
import type { CountedLoad } from '#contract/api/visitorExport.ts';
import { parseRecord, type VisitorRecord } from '../profile/record.ts';
import { prepared } from './prepared.ts';
import type { Tables } from './tables.ts';

/** The queries about the row of a visitor. Each runs on any connection or transaction. */
type Db = Kysely<Tables>;

const visitorOf = prepared((db, visitor: string) =>
  db.selectFrom('visitors').select('visitor').where('visitor', '=', visitor),
);

/** True for a visitor with a record. */
export async function hasRecord(db: Db, visitor: string): Promise<boolean> {
  return (await visitorOf(db, visitor)).rows.length > 0;
}

const recordOf = prepared((db, visitor: string) =>
  db.selectFrom('visitors').select('record').where('visitor', '=', visitor),
);

/** The record of a visitor, upgraded to the present version. Throws RecordVersionError for a newer one. */
export async function readRecord(db: Db, visitor: string): Promise<VisitorRecord | null> {
  const [row] = (await recordOf(db, visitor)).rows;
  return row === undefined ? null : parseRecord(JSON.parse(row.record));
}

/** The row of a visitor: the record, and its counted deliveries. */
export interface VisitorRow {
  readonly record: VisitorRecord;
  readonly deliveries: readonly CountedLoad[];
}

const hasRowLocks = (db: Db): boolean => db.getExecutor().adapter instanceof PostgresAdapter;

const selectRow = (db: Db, visitor: string) =>
  db
    .selectFrom('visitors')
    .select(['record', 'deliveries'])
    .select(({ selectFrom, fn }) =>
      selectFrom('story_visits').select(fn.countAll().as('pages')).where('visitor', '=', visitor).as('rooms'),
    )
    .where('visitor', '=', visitor);
const rowOf = prepared((db, visitor: string) => selectRow(db, visitor));
const lockedRowOf = prepared((db, visitor: string) =>
  selectRow(db, visitor).$if(hasRowLocks(db), (query) => query.forUpdate()),
);

/** The texts of a visitor's row as they are stored. */
interface StoredRow {
  readonly record: string;
  readonly deliveries: string;
}

/** The row of a visitor as it was read. `rooms`: the number of story pages that they have opened. */
export interface ReadRow extends VisitorRow {
  readonly rooms: number;
  readonly stored: StoredRow;
}

const readRow = (row: (StoredRow & { readonly rooms: unknown }) | undefined): ReadRow | null =>
  row === undefined
    ? null
    : {
        record: parseRecord(JSON.parse(row.record)),
        deliveries: JSON.parse(row.deliveries) as CountedLoad[],
        rooms: Number(row.rooms),
        stored: row,
      };

/** Within a write: locks and returns a visitor's row. Null, and no lock, without a row. Throws like `readRecord`. */
export const lockVisitor = async (db: Db, visitor: string): Promise<ReadRow | null> =>
  readRow((await lockedRowOf(db, visitor)).rows[0]);

/** Reads the row without a lock, for `replaceVisitor`. */
export const readVisitor = async (db: Db, visitor: string): Promise<ReadRow | null> =>
  readRow((await rowOf(db, visitor)).rows[0]);

const replaceRow = prepared(
  (
    db,
    visitor: string,
    before: string,
    deliveriesBefore: string,
    record: string,
    updated_at: number,
    phase: number,
    deliveries: string,
  ) =>
    db
      .updateTable('visitors')
      .set({ record, updated_at, phase, deliveries })
      .where('visitor', '=', visitor)
      .where('record', '=', before)
      .where('deliveries', '=', deliveriesBefore),
);

/** Writes a visitor's row if it has not changed since it was read. Returns true when the row was written. */
export async function replaceVisitor(db: Db, visitor: string, before: StoredRow, after: VisitorRow): Promise<boolean> {
  const { record, deliveries } = after;
  const { changes } = await replaceRow(
    db,
    visitor,
    before.record,
    before.deliveries,
    JSON.stringify(record),
    record.lastSeenAt,
    record.phase,
    JSON.stringify(deliveries),
  );
  return changes > 0;
}

const upsertVisitor = prepared(
  (db, visitor: string, record: string, updated_at: number, phase: number, deliveries: string) => {
    const values = { record, updated_at, phase, deliveries };
    return db
      .insertInto('visitors')
      .values({ visitor, ...values })
      .onConflict((conflict) => conflict.column('visitor').doUpdateSet(values));
  },
);

export async function writeVisitor(db: Db, visitor: string, { record, deliveries }: VisitorRow): Promise<void> {
  const { lastSeenAt, phase } = record;
  await upsertVisitor(db, visitor, JSON.stringify(record), lastSeenAt, phase, JSON.stringify(deliveries));
}
