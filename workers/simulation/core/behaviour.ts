import type { TelemetryBatch } from '#contract/telemetry.ts';
import { type PendingRecords, readTelemetry } from '#contract/telemetryFold.ts';
import { followGaze } from './gaze.ts';
import { recordActivity } from './recent.ts';
import type { RecentActivity } from './state.ts';

/**
 * Adds one telemetry batch to the pending records and to the last minute. Records that were read before add nothing.
 * `nowMs` is simulation time. Never throws. R-BEH-01.
 */
export function ingest(
  pending: PendingRecords,
  recent: RecentActivity,
  batch: TelemetryBatch,
  nowMs: number,
): { readonly pending: PendingRecords; readonly recent: RecentActivity } {
  if (batch.through <= pending.end.through) return { pending, recent };
  const { records, position } = readTelemetry(pending.end, batch);
  let { lastPercent } = recent;
  let travelPercent = 0;
  let hovers = 0;
  let interactions = 0;
  let hasDwelt = false;
  for (const record of records) {
    hasDwelt ||= record.dwellMs > 0;
    if (record.kind === 'hover') hovers += 1;
    else if (record.kind === 'interaction') interactions += 1;
    else if (record.kind === 'scroll') {
      travelPercent += lastPercent === null ? 0 : Math.abs(record.percent - lastPercent);
      lastPercent = record.percent;
    } else if (record.kind === 'moved') lastPercent = record.percent;
  }
  return {
    pending: { start: pending.start, records: [...pending.records, ...records], end: position },
    recent: {
      ...recordActivity(recent, { atMs: nowMs, travelPercent, hovers, interactions }, lastPercent, hasDwelt),
      gaze: followGaze(recent.gaze, records),
    },
  };
}
