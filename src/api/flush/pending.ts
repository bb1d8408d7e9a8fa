import type { TelemetryBatch } from '#contract/telemetry.ts';
import {
  type BehaviorBatch,
  dropThrough,
  nextBatch,
  type PendingRecords,
  readTelemetry,
  type TelemetryPosition,
  type TelemetryRecord,
} from '#contract/telemetryFold.ts';

/**
 * Telemetry that no closed batch contains, as the observers recorded it: everything after `start`. It shares its arrays
 * with the bridge's journal, and IndexedDB can store it directly.
 */
export interface PendingTelemetry {
  readonly start: TelemetryPosition;
  readonly batches: readonly TelemetryBatch[];
}

/** The telemetry that is still pending after a batch up to `end` is closed. */
export const dropClosed = ({ batches }: PendingTelemetry, end: TelemetryPosition): PendingTelemetry => ({
  start: end,
  batches: batches.filter(({ through }) => through > end.through),
});

function readAll({ start, batches }: PendingTelemetry): PendingRecords {
  const records: TelemetryRecord[] = [];
  let end = start;
  for (const batch of batches) {
    const read = readTelemetry(end, batch);
    records.push(...read.records);
    end = read.position;
  }
  return { start, records, end };
}

/**
 * Closes all pending telemetry, in one or more batches numbered from `sequence` on, oldest records first. Empty when
 * nothing is worth sending. The same telemetry always gives the same batches under the same ids. R-BEH-02.
 */
export function closePending(pending: PendingTelemetry, sessionId: string, sequence: number): BehaviorBatch[] {
  const closed: BehaviorBatch[] = [];
  let left = readAll(pending);
  for (;;) {
    const batch = nextBatch(left, sessionId, sequence + closed.length);
    if (batch === null) return closed;
    closed.push(batch);
    left = dropThrough(left, batch.end.through);
  }
}
