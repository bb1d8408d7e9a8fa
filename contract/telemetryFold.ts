import type { BehaviorData } from './api/visitor.ts';
import {
  batchLimits,
  hoverTextLimit,
  interactionTextLimit,
  recordKinds,
  recordStride,
  type TelemetryBatch,
} from './telemetry.ts';
import { utf8Length } from './utf8Length.ts';

/** The reading position in the telemetry of a session. Times are epoch ms of the page's clock. */
export interface TelemetryPosition {
  /** Ordinal of the newest record that was read; 0 before the first. */
  readonly through: number;
  /** Whether the page was in view after that record. */
  readonly isInView: boolean;
  /** Time of the newest record; 0 before the first. */
  readonly newestAt: number;
  /** Time of the newest scroll, hover or interaction; 0 before the first. */
  readonly lastInteraction: number;
}

/** The position before the first record of a session. */
export const startPosition: TelemetryPosition = { through: 0, isInView: false, newestAt: 0, lastInteraction: 0 };

interface RecordBase {
  /** Counted from 1 since the session began. */
  readonly ordinal: number;
  /** Whole epoch ms. */
  readonly atMs: number;
  /** Milliseconds in view since the previous record, at most 60,000. */
  readonly dwellMs: number;
}

/**
 * One record to which `readTelemetry` has applied its rules. `percent` is 0 to 100 in tenths; `text` is cut to its
 * limit.
 */
export type TelemetryRecord = RecordBase &
  (
    | { readonly kind: 'scroll' | 'moved'; readonly percent: number }
    | { readonly kind: 'hover' | 'interaction'; readonly text: string }
    | { readonly kind: 'extent'; readonly px: number }
    | { readonly kind: 'visible' | 'hidden' | 'pulse' }
  );

/** The longest dwell between two records. After a longer gap the device was asleep, and nobody was reading. */
const longestDwellStepMs = 60_000;
const latestTime = 8.64e15;

/** `text` cut at `limit` UTF-16 units, never through the middle of a surrogate pair. R-BEH-03. */
export function cutText(text: string, limit: number): string {
  if (text.length <= limit) return text;
  const last = text.charCodeAt(limit - 1);
  return text.slice(0, last >= 0xd800 && last <= 0xdbff ? limit - 1 : limit);
}

/**
 * Reads one telemetry batch, starting after the position `from`. Pure; never throws. R-BEH-01, R-BEH-03. All rules for
 * records are here:
 * - times become whole ms
 * - a record that was read before, or has no valid time, is ignored
 * - a record of unknown kind, or without its value, counts as a pulse
 * - a text is cut to its limit
 * - time in view between two records is dwell
 */
export function readTelemetry(
  from: TelemetryPosition,
  { records, texts, through }: TelemetryBatch,
): { readonly records: readonly TelemetryRecord[]; readonly position: TelemetryPosition } {
  const count = Math.floor(records.length / recordStride);
  const firstOrdinal = through - count + 1;
  const read: TelemetryRecord[] = [];
  let position = from;
  for (let index = Math.max(0, from.through + 1 - firstOrdinal); index < count; index += 1) {
    const at = index * recordStride;
    // Whole milliseconds: smaller fractions of a monotonic clock are noise. Adding 0 turns -0 into 0, as JSON does.
    const atMs = Math.round(records[at + 1] ?? Number.NaN) + 0;
    if (!(atMs >= 0 && atMs <= latestTime)) continue;
    const dwellMs = position.isInView ? Math.min(Math.max(0, atMs - position.newestAt), longestDwellStepMs) : 0;
    const base: RecordBase = { ordinal: firstOrdinal + index, atMs, dwellMs };
    const record = recordOf(base, records[at], records[at + 2] ?? Number.NaN, texts[records[at + 3] ?? -1]);
    read.push(record);
    position = positionAfter(position, record);
  }
  return { records: read, position: { ...position, through: Math.max(from.through, through) } };
}

function recordOf(
  base: RecordBase,
  kind: number | undefined,
  value: number,
  text: string | undefined,
): TelemetryRecord {
  if ((kind === recordKinds.scroll || kind === recordKinds.moved) && Number.isFinite(value)) {
    const percent = Math.round(Math.min(100, Math.max(0, value)) * 10) / 10;
    return { ...base, kind: kind === recordKinds.scroll ? 'scroll' : 'moved', percent };
  }
  if (kind === recordKinds.hover && text !== undefined)
    return { ...base, kind: 'hover', text: cutText(text, hoverTextLimit) };
  if (kind === recordKinds.interaction && text !== undefined)
    return { ...base, kind: 'interaction', text: cutText(text, interactionTextLimit) };
  if (kind === recordKinds.extent && Number.isFinite(value))
    return { ...base, kind: 'extent', px: Math.max(0, Math.round(value)) };
  if (kind === recordKinds.visible) return { ...base, kind: 'visible' };
  if (kind === recordKinds.hidden) return { ...base, kind: 'hidden' };
  return { ...base, kind: 'pulse' };
}

/** The position after one more record. */
export function positionAfter(position: TelemetryPosition, record: TelemetryRecord): TelemetryPosition {
  const { kind, ordinal, atMs } = record;
  const isActivity = kind === 'scroll' || kind === 'hover' || kind === 'interaction';
  return {
    through: ordinal,
    isInView: kind === 'visible' || (kind !== 'hidden' && position.isInView),
    newestAt: atMs,
    lastInteraction: isActivity ? atMs : position.lastInteraction,
  };
}

/** Records that no closed batch contains: `records` lie between the two positions, oldest first. */
export interface PendingRecords {
  readonly start: TelemetryPosition;
  readonly records: readonly TelemetryRecord[];
  readonly end: TelemetryPosition;
}

/** The content of one batch. */
export interface BehaviorFold {
  readonly data: BehaviorData;
  /** The position after the newest record in the batch. */
  readonly end: TelemetryPosition;
  /** The number of pending records in the batch. */
  readonly count: number;
  /** True when a list has no room for another entry, or a record did not fit. */
  readonly isFull: boolean;
}

/**
 * Upper limits in bytes. `scrollEntryBytes`: a scroll entry with its comma. `bodyFrameBytes`: the body without its
 * entries. `textEntryBytes`: a text with its quotes and comma.
 */
const scrollEntryBytes = 46;
const bodyFrameBytes = 200;

const textEntryBytes = (text: string): number => utf8Length(JSON.stringify(text)) + 1;

/**
 * Folds the oldest pending records, as many as `batchLimits` allows, into the payload of POST /api/visitor/track.
 * Usually all pending records fit. Pure; never throws. R-BEH-01, R-BEH-04.
 */
export function foldBehavior({ start, records, end }: PendingRecords): BehaviorFold {
  let scrollPatterns: BehaviorData['scrollPatterns'] = [];
  const hoverTargets: string[] = [];
  const interactionSequence: string[] = [];
  let textBytes = 0;
  let dwellTime = 0;
  let position = start;
  let count = 0;
  for (const record of records) {
    const isScroll = record.kind === 'scroll';
    const entryBytes = 'text' in record ? textEntryBytes(record.text) : 0;
    const scrollBytes = (scrollPatterns.length + Number(isScroll)) * scrollEntryBytes;
    const hasRoom =
      bodyFrameBytes + scrollBytes + textBytes + entryBytes <= batchLimits.bytes &&
      !(record.kind === 'hover' && hoverTargets.length >= batchLimits.hovers) &&
      !(record.kind === 'interaction' && interactionSequence.length >= batchLimits.interactions);
    if (!hasRoom) break;
    if (isScroll) {
      scrollPatterns.push({ percent: record.percent, timestamp: record.atMs });
      if (scrollPatterns.length > batchLimits.scrolls) scrollPatterns = scrollPatterns.slice(-batchLimits.scrollsKept);
    } else if (record.kind === 'hover') hoverTargets.push(record.text);
    else if (record.kind === 'interaction') interactionSequence.push(record.text);
    textBytes += entryBytes;
    dwellTime += record.dwellMs;
    position = positionAfter(position, record);
    count += 1;
  }
  const coversAll = count === records.length;
  return {
    data: {
      scrollPatterns,
      hoverTargets,
      dwellTime: Math.min(dwellTime, batchLimits.dwellMs),
      interactionSequence,
      lastInteraction: position.lastInteraction,
      timestamp: position.newestAt,
    },
    end: coversAll ? end : position,
    count,
    isFull:
      !coversAll ||
      scrollPatterns.length >= batchLimits.scrolls ||
      hoverTargets.length >= batchLimits.hovers ||
      interactionSequence.length >= batchLimits.interactions,
  };
}

/**
 * A closed batch of a session's records. `body` is the JSON of POST /api/visitor/track, at most 60,000 bytes. `id` is
 * unique. If a body is sent several times under one id, the server counts it once.
 */
export interface BehaviorBatch {
  readonly id: string;
  /** Starts at 1; each batch of a session adds 1. */
  readonly sequence: number;
  readonly end: TelemetryPosition;
  readonly body: string;
}

/** Whether a batch would have content: an event, or time in view. */
export const hasPending = ({ records }: PendingRecords): boolean =>
  records.some(({ kind, dwellMs }) => dwellMs > 0 || kind === 'scroll' || kind === 'hover' || kind === 'interaction');

/** The next batch of a session, from the oldest pending records; null when nothing is pending. R-BEH-02. */
export function nextBatch(pending: PendingRecords, sessionId: string, sequence: number): BehaviorBatch | null {
  if (!hasPending(pending)) return null;
  const { data, end } = foldBehavior(pending);
  return { id: `${sessionId}-${sequence}`, sequence, end, body: JSON.stringify({ behaviorData: data }) };
}

/** The records that are still pending after a batch up to the ordinal `through` is closed. */
export function dropThrough({ start, records, end }: PendingRecords, through: number): PendingRecords {
  const first = records.findIndex(({ ordinal }) => ordinal > through);
  const dropped = first < 0 ? records : records.slice(0, first);
  const last = dropped.reduce(positionAfter, start);
  return { start: { ...last, through }, records: first < 0 ? [] : records.slice(first), end };
}
