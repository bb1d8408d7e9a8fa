import {
  hoverTextLimit,
  interactionTextLimit,
  recordKinds,
  recordStride,
  type TelemetryBatch,
} from '#contract/telemetry.ts';
import { noteActivity } from './recent.ts';
import type { PendingLog, RecentActivity } from './state.ts';

/** The scroll log is cut to its newest 500 entries once it passes 1000. Spec §9, R-BEH-04. */
export const scrollLogLimit = 1000;
const scrollLogKept = 500;
/** A page that slept with its lid closed was not read meanwhile. */
const longestDwellStepMs = 60_000;
/** Ten minutes of batches; older dwell is covered with the oldest mark that is left. */
const dwellMarkLimit = 600;
const latestTime = 8.64e15;

/** `text` cut at `limit` UTF-16 units, never through the middle of a surrogate pair. R-BEH-03. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}

/**
 * Adds one telemetry batch to what is pending and to the last minute. Records that were seen before, of unknown kind,
 * without a finite time or without their text are passed over. `nowMs` is simulation time. Never throws. R-BEH-01.
 */
export function ingest(
  pending: PendingLog,
  recent: RecentActivity,
  batch: TelemetryBatch,
  nowMs: number,
): { pending: PendingLog; recent: RecentActivity } {
  const { records, texts } = batch;
  const count = Math.floor(records.length / recordStride);
  const firstOrdinal = batch.through - count + 1;
  const from = Math.max(0, pending.through + 1 - firstOrdinal);
  if (from >= count) return { pending, recent };

  let scrolls = [...pending.scrolls];
  const hoverTexts = [...pending.hoverTexts];
  const hoverOrdinals = [...pending.hoverOrdinals];
  const interactionTexts = [...pending.interactionTexts];
  const interactionOrdinals = [...pending.interactionOrdinals];
  let { dwellMs, inView, newestAt, lastInteraction } = pending;
  let { lastPercent } = recent;
  let travelPercent = 0;
  let hovers = 0;
  let interactions = 0;

  for (let index = from; index < count; index += 1) {
    const at = index * recordStride;
    const kind = records[at];
    // Whole milliseconds: a monotonic clock has more digits than anybody reads, in every line of the body.
    const time = Math.round(records[at + 1] ?? Number.NaN);
    if (!(time >= 0 && time <= latestTime)) continue;
    const value = records[at + 2] ?? Number.NaN;
    const text = texts[records[at + 3] ?? -1];
    const ordinal = firstOrdinal + index;

    if (inView) dwellMs += Math.min(Math.max(0, time - newestAt), longestDwellStepMs);
    newestAt = time;
    if (kind === recordKinds.scroll && Number.isFinite(value)) {
      const percent = Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
      scrolls.push(percent, time, ordinal);
      if (scrolls.length > scrollLogLimit * 3) scrolls = scrolls.slice(-scrollLogKept * 3);
      travelPercent += lastPercent === null ? 0 : Math.abs(percent - lastPercent);
      lastPercent = percent;
      lastInteraction = time;
    } else if (kind === recordKinds.hover && text !== undefined) {
      hoverTexts.push(cutText(text, hoverTextLimit));
      hoverOrdinals.push(ordinal);
      hovers += 1;
      lastInteraction = time;
    } else if (kind === recordKinds.interaction && text !== undefined) {
      interactionTexts.push(cutText(text, interactionTextLimit));
      interactionOrdinals.push(ordinal);
      interactions += 1;
      lastInteraction = time;
    } else if (kind === recordKinds.visible) inView = true;
    else if (kind === recordKinds.hidden) inView = false;
  }

  const hasDwelt = dwellMs > pending.dwellMs;
  return {
    pending: {
      scrolls,
      hoverTexts,
      hoverOrdinals,
      interactionTexts,
      interactionOrdinals,
      dwellMs,
      dwellMarks: hasDwelt
        ? [...pending.dwellMarks, batch.through, dwellMs].slice(-dwellMarkLimit * 2)
        : pending.dwellMarks,
      through: batch.through,
      inView,
      newestAt,
      lastInteraction,
    },
    recent: noteActivity(recent, { atMs: nowMs, travelPercent, hovers, interactions }, lastPercent, hasDwelt),
  };
}
