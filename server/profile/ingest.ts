import type { BehaviorData } from '#contract/api/visitor.ts';
import { type BatchMetrics, measureBatch, paceOf } from './batchMetrics.ts';
import { clamp } from './clamp.ts';
import type { VisitorRecord } from './record.ts';
import { seePeople } from './people.ts';
import { reachedPhase } from './phase.ts';
import { afterClick, afterReading, asMachine, looksLikeMachine, type Suspected } from './suspicion.ts';
import { thresholds } from './thresholds.ts';

const { allowance, engagement, evenness, pace, returning, suspicion } = thresholds;

/** The record with this suspicion. Updates the highest suspicion and the latest sign. */
const withSuspicion = (record: VisitorRecord, { level, sign }: Suspected): VisitorRecord => ({
  ...record,
  suspicion: level,
  peakSuspicion: Math.max(record.peakSuspicion, level),
  suspicionSign: sign ?? record.suspicionSign,
});

/** Largest expected difference between the clocks of several servers that are synchronised with a time server, ms. */
const clockSkewMs = 10_000;

/** Refills the allowances by the time since the last request, and records the first return after a night. */
function refill(record: VisitorRecord, nowMs: number): VisitorRecord {
  const elapsed = Math.max(0, nowMs - record.lastSeenAt);
  const mostDwellMs = record.batches === 0 ? allowance.firstDwellMs : allowance.dwellCapMs;
  const isSkew = record.lastSeenAt > nowMs && record.lastSeenAt - nowMs <= clockSkewMs;
  const isFirstReturn = record.engagedMsAtReturn === null && record.batches > 0 && elapsed >= returning.gapMs;
  return {
    ...record,
    engagedMsAtReturn: isFirstReturn ? record.engagedMs : record.engagedMsAtReturn,
    // The later of both times. With the earlier time, requests that alternate between two servers would each credit the
    // difference of the clocks. But if `nowMs` is earlier by more than `clockSkewMs`, the clock was set back. Then
    // `nowMs` is used: with the later time, nothing would be refilled until the clock reaches that time.
    lastSeenAt: isSkew ? record.lastSeenAt : nowMs,
    dwellAllowanceMs: clamp(record.dwellAllowanceMs + elapsed, mostDwellMs),
    batchAllowance: clamp(record.batchAllowance + elapsed / allowance.msPerBatch, allowance.savedBatches),
    archivePatience: clamp(record.archivePatience + elapsed / suspicion.msPerArchiveClick, suspicion.archivePatience),
  };
}

/** The share of this dwell that counts as reading, 0 to 1. `stillMs`: dwell since the last event. */
function engagementOf(metrics: BatchMetrics, dwellMs: number, stillMs: number): number {
  if (stillMs > engagement.stillMs) return 0;
  const minutes = Math.max(dwellMs, 1000) / 60_000;
  const depth = clamp(metrics.depthPercent / minutes / engagement.depthPercentPerMinute, 1);
  const touches = clamp(metrics.touches / minutes / engagement.touchesPerMinute, 1);
  const part = clamp(engagement.presence + engagement.depth * depth + engagement.touches * touches, 1);
  const fade = (pace.skimming - paceOf(metrics, dwellMs)) / (pace.skimming - pace.reading);
  return part * clamp(fade, 1);
}

/** Adds the bonus for a return after a night, once the new visit has `provenMs` of engaged time. */
function withReturn(record: VisitorRecord): VisitorRecord {
  const before = record.engagedMsAtReturn;
  if (before === null || record.hasReturnBonus || record.engagedMs - before < returning.provenMs) return record;
  return { ...record, engagedMs: record.engagedMs + Math.min(before, returning.bonusMs), hasReturnBonus: true };
}

/** The server's knowledge about a batch, besides its content. */
export interface BatchContext {
  /** The page load that sent the batch; empty when unknown. */
  readonly session?: string;
  /** The number of different story pages that the server has sent to this visitor. */
  readonly rooms?: number;
}

/**
 * Returns the record after one batch, received at `receivedAtMs` (epoch ms of the server's clock). Pure; never throws.
 * R-PRO-01, faults 12 and 35. Dwell is credited at most at the rate of the server's clock, from the first batch on. So
 * several open windows earn no more than one window.
 */
export function ingest(
  before: VisitorRecord,
  batch: BehaviorData,
  receivedAtMs: number,
  { session = '', rooms = 0 }: BatchContext = {},
): VisitorRecord {
  const record = refill(before, receivedAtMs);
  const metrics = measureBatch(batch, record.lastPercent);
  const dwellMs = batch.dwellTime;
  const creditedMs = Math.min(dwellMs, record.dwellAllowanceMs);
  const counted: VisitorRecord = {
    ...record,
    batches: record.batches + 1,
    dwellAllowanceMs: record.dwellAllowanceMs - creditedMs,
    batchAllowance: Math.max(0, record.batchAllowance - 1),
    interactions: record.interactions + batch.interactionSequence.length,
    lastPercent: metrics.lastPercent,
    latestInteractions: [...record.latestInteractions, ...batch.interactionSequence].slice(
      -thresholds.latestInteractions,
    ),
  };
  if (looksLikeMachine(record, metrics, dwellMs)) {
    return withSuspicion(counted, asMachine(record.suspicion));
  }
  const people = seePeople(
    { visit: record.peopleVisit, stays: record.peopleStays, phase: record.phase },
    batch,
    session,
  );
  const isSame = metrics.touches === record.lastTouches && metrics.touches >= evenness.touches;
  const evenBatches = isSame ? record.evenBatches + 1 : 1;
  const stillMs = metrics.events === 0 ? record.stillMs + creditedMs : 0;
  const read = withReturn({
    ...counted,
    dwellMs: record.dwellMs + creditedMs,
    engagedMs: record.engagedMs + creditedMs * engagementOf(metrics, dwellMs, stillMs),
    stillMs,
    // Without credited dwell nothing was read.
    depthPercent: record.depthPercent + (creditedMs > 0 ? metrics.depthPercent : 0),
    touches: record.touches + (creditedMs > 0 ? metrics.touches : 0),
    lastTouches: metrics.touches,
    evenBatches,
    peopleVisit: people.visit,
    peopleStays: people.stays,
  });
  const signs = { leftEarly: people.leftEarly, isEven: evenBatches >= evenness.batches };
  const suspected = afterReading(record.suspicion, metrics, signs, dwellMs, creditedMs);
  return { ...withSuspicion(read, suspected), phase: reachedPhase(read, rooms) };
}

/** The record after one click on an archive file. Pure. */
export function ingestArchiveClick(before: VisitorRecord, receivedAtMs: number): VisitorRecord {
  const record = refill(before, receivedAtMs);
  const suspected = afterClick(record.suspicion, record.archivePatience);
  return withSuspicion({ ...record, archivePatience: Math.max(0, record.archivePatience - 1) }, suspected);
}
