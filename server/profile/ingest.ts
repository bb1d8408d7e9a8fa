import type { BehaviorData } from '#contract/api/visitor.ts';
import { type Reading, readBatch } from './reading.ts';
import type { VisitorRecord } from './record.ts';
import { reachedPhase } from './phase.ts';
import { thresholds } from './thresholds.ts';

const { allowance, engagement, machine, pace, returning, suspicion } = thresholds;
const clamp = (value: number, most: number): number => Math.min(most, Math.max(0, value));

/** What time alone gives back since the record was last touched; a night away is noted. */
function refill(record: VisitorRecord, nowMs: number): VisitorRecord {
  const elapsed = Math.max(0, nowMs - record.lastSeenAt);
  const isFirstReturn = record.engagedMsAtReturn === null && record.batches > 0 && elapsed >= returning.gapMs;
  return {
    ...record,
    engagedMsAtReturn: isFirstReturn ? record.engagedMs : record.engagedMsAtReturn,
    // Not the later of the two: a clock that was set back would otherwise refill nothing until it has caught up. It may
    // only be one clock, for between two that differ each turn would be credited the difference.
    lastSeenAt: nowMs,
    dwellAllowanceMs: clamp(record.dwellAllowanceMs + elapsed, allowance.dwellCapMs),
    batchAllowance: clamp(record.batchAllowance + elapsed / allowance.msPerBatch, allowance.savedBatches),
    archivePatience: clamp(record.archivePatience + elapsed / suspicion.msPerArchiveClick, suspicion.archivePatience),
  };
}

/** Percent of a page a second; a batch without dwell is taken as one second long. */
const paceOf = (reading: Reading, dwellMs: number): number => reading.travelPercent / Math.max(1, dwellMs / 1000);

function looksLikeMachine(record: VisitorRecord, reading: Reading, dwellMs: number): boolean {
  const seconds = Math.max(1, dwellMs / 1000);
  return (
    reading.isMetronomic ||
    (paceOf(reading, dwellMs) > pace.superhuman && reading.travelPercent > pace.superhumanTravel) ||
    reading.events / seconds > machine.eventsPerSecond ||
    (dwellMs < 1000 && reading.actions >= machine.actionsWithoutDwell) ||
    // Without a batch before this one there is nothing to hold the claim against.
    (record.batches > 0 && dwellMs > record.dwellAllowanceMs * 2 + machine.overclaimMs) ||
    record.batchAllowance < 1
  );
}

/** How much of this dwell was reading, 0 to 1. `stillMs` is how long nothing has moved. */
function engagementOf(reading: Reading, dwellMs: number, stillMs: number): number {
  if (stillMs > engagement.stillMs) return 0;
  const minutes = Math.max(dwellMs, 1000) / 60_000;
  const depth = clamp(reading.depthPercent / minutes / engagement.depthPercentPerMinute, 1);
  const touches = clamp(reading.touches / minutes / engagement.touchesPerMinute, 1);
  const part = clamp(engagement.presence + engagement.depth * depth + engagement.touches * touches, 1);
  const fade = (pace.skimming - paceOf(reading, dwellMs)) / (pace.skimming - pace.reading);
  return part * clamp(fade, 1);
}

function suspicionAfter(record: VisitorRecord, reading: Reading, dwellMs: number, creditedMs: number): number {
  const speed = paceOf(reading, dwellMs);
  const probes = Math.min(suspicion.probeMost, reading.probes * suspicion.probe);
  const isFrenzied = speed > pace.frenzied && reading.travelPercent > pace.frenziedTravel;
  const frenzy = isFrenzied ? suspicion.frenzy : 0;
  const isCalm = speed <= pace.skimming && reading.probes === 0;
  const calm = isCalm ? (creditedMs / 60_000) * suspicion.calmPerMinute : 0;
  return clamp(record.suspicion + probes + frenzy - calm, suspicion.most);
}

/** The visit after a night doubles what had been read, once it has proved to be a reading visit. */
function withReturn(record: VisitorRecord): VisitorRecord {
  const before = record.engagedMsAtReturn;
  if (before === null || record.hasReturnBonus || record.engagedMs - before < returning.provenMs) return record;
  return { ...record, engagedMs: record.engagedMs + Math.min(before, returning.bonusMs), hasReturnBonus: true };
}

/**
 * The record after one batch, received at `receivedAtMs` of the server's clock. Dwell is credited at most at the rate
 * at which that clock runs, so a flood earns what one honest window would have. Pure; never throws. R-PRO-01, faults 12 and 35.
 */
export function ingest(before: VisitorRecord, batch: BehaviorData, receivedAtMs: number): VisitorRecord {
  const record = refill(before, receivedAtMs);
  const reading = readBatch(batch, record.lastPercent);
  const dwellMs = batch.dwellTime;
  const creditedMs = Math.min(dwellMs, record.dwellAllowanceMs);
  const counted: VisitorRecord = {
    ...record,
    batches: record.batches + 1,
    dwellAllowanceMs: record.dwellAllowanceMs - creditedMs,
    batchAllowance: Math.max(0, record.batchAllowance - 1),
    interactions: record.interactions + batch.interactionSequence.length,
    lastPercent: reading.lastPercent,
    latestInteractions: [...record.latestInteractions, ...batch.interactionSequence].slice(
      -thresholds.latestInteractions,
    ),
  };
  if (looksLikeMachine(record, reading, dwellMs)) {
    return { ...counted, suspicion: clamp(record.suspicion + suspicion.machine, suspicion.most) };
  }
  const stillMs = reading.events === 0 ? record.stillMs + creditedMs : 0;
  const read = withReturn({
    ...counted,
    dwellMs: record.dwellMs + creditedMs,
    engagedMs: record.engagedMs + creditedMs * engagementOf(reading, dwellMs, stillMs),
    stillMs,
    // What came with no credited dwell was not read.
    depthPercent: record.depthPercent + (creditedMs > 0 ? reading.depthPercent : 0),
    touches: record.touches + (creditedMs > 0 ? reading.touches : 0),
    suspicion: suspicionAfter(record, reading, dwellMs, creditedMs),
  });
  return { ...read, phase: reachedPhase(read) };
}

/** The record after one click on an archive file: patience runs out before suspicion rises. Pure. */
export function ingestArchiveClick(before: VisitorRecord, receivedAtMs: number): VisitorRecord {
  const record = refill(before, receivedAtMs);
  const isHammering = record.archivePatience < 1;
  return {
    ...record,
    archivePatience: Math.max(0, record.archivePatience - 1),
    suspicion: clamp(record.suspicion + (isHammering ? suspicion.archiveClick : 0), suspicion.most),
  };
}
