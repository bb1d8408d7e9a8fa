import type { Kysely } from 'kysely';
import { newRecord, type VisitorRecord } from '../profile/record.ts';
import { countDelivery } from './deliveries.ts';
import type { Engine } from './engine.ts';
import { type Visitor, VisitorErased } from './storage.ts';
import type { Tables } from './tables.ts';
import { isErased } from './tombstones.ts';
import { lockVisitor, readVisitor, type ReadRow, replaceVisitor, type VisitorRow, writeVisitor } from './visitors.ts';

/** A change of a visitor's record. */
export interface RecordChange {
  readonly visitor: Visitor;
  /** The id of a delivery, so that it is counted once; null for a change that always counts. */
  readonly delivery: string | null;
  /** Epoch ms. */
  readonly nowMs: number;
  /** The record afterwards. `rooms`: the number of story pages that the visitor has opened. */
  readonly change: (record: VisitorRecord, rooms: number) => VisitorRecord | Promise<VisitorRecord>;
}

/** Throws VisitorErased when any process has erased the visitor. */
export async function refuseErased(db: Kysely<Tables>, { id }: Visitor): Promise<void> {
  if (await isErased(db, id)) throw new VisitorErased('This visitor has been erased.');
}

/** The row after a change; null when the delivery was counted before. */
async function changedRow(row: ReadRow | null, asked: RecordChange): Promise<VisitorRow | null> {
  const { visitor, delivery, nowMs, change } = asked;
  const before = row?.deliveries ?? [];
  const deliveries = delivery === null ? before : countDelivery(before, delivery, nowMs);
  if (deliveries === null) return null;
  // Story pages count as opened from the first record on.
  return { record: await change(row?.record ?? newRecord(visitor.firstSeenAt), row?.rooms ?? 0), deliveries };
}

/**
 * Within a write: reads, changes and writes a visitor's record. False when the delivery was counted before, or when
 * `mayCreate` rejects a first record. Throws VisitorErased.
 */
export async function changeRecord(
  db: Kysely<Tables>,
  engine: Engine,
  asked: RecordChange,
  mayCreate: () => Promise<boolean> = async () => true,
): Promise<boolean> {
  const { visitor } = asked;
  let row = await lockVisitor(db, visitor.id);
  if (row === null) {
    await engine.lockSite(db, visitor.id);
    // Another write may have stored the row in the meantime. This read then locks it.
    row = await lockVisitor(db, visitor.id);
  }
  if (row === null) {
    // An erased visitor has no record.
    await refuseErased(db, visitor);
    if (!(await mayCreate())) return false;
  }
  const changed = await changedRow(row, asked);
  if (changed === null) return false;
  await writeVisitor(db, visitor.id, changed);
  return true;
}

/**
 * Like `changeRecord`, but without a transaction. Only for a delivery, because a repeated delivery counts once. Returns
 * null at once if the engine has no `writeCompared`, or if the change has no delivery. Resolves to null, and changes
 * nothing, if the visitor has no row, or if another write has changed the row in the meantime.
 */
export function changeUnlocked(engine: Engine, asked: RecordChange): Promise<boolean | null> | null {
  const { id } = asked.visitor;
  if (asked.delivery === null || engine.writeCompared === null) return null;
  const replace = async (db: Kysely<Tables>, row: ReadRow | null): Promise<boolean | null> => {
    if (row === null) return null;
    const changed = await changedRow(row, asked);
    if (changed === null) return false;
    return (await replaceVisitor(db, id, row.stored, changed)) ? true : null;
  };
  return engine.writeCompared(id, (db) => readVisitor(db, id), replace);
}
