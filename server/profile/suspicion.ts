import type { Sign } from '#contract/visitor.ts';
import { type BatchMetrics, paceOf } from './batchMetrics.ts';
import { clamp } from './clamp.ts';
import type { VisitorRecord } from './record.ts';
import { thresholds } from './thresholds.ts';

/** All rules that change a visitor's suspicion, 0 to 5 (`thresholds.suspicion.most`). Pure. Fault 12. */
const { machine, pace, suspicion } = thresholds;

const within = (value: number): number => clamp(value, suspicion.most);

/**
 * Suspicion raised by something that a person did. The higher the suspicion, the less is added; nothing at the maximum.
 */
const raised = (before: number, added: number): number => within(before + added * (1 - before / suspicion.most));

/** Whether a batch cannot come from a reading person: too even, too fast, too many events, or more dwell than time. */
export function looksLikeMachine(record: VisitorRecord, metrics: BatchMetrics, dwellMs: number): boolean {
  const seconds = Math.max(1, dwellMs / 1000);
  return (
    metrics.isMetronomic ||
    (paceOf(metrics, dwellMs) > pace.superhuman && metrics.travelPercent > pace.superhumanTravel) ||
    metrics.events / seconds > machine.eventsPerSecond ||
    (dwellMs < 1000 && metrics.actions >= machine.actionsWithoutDwell) ||
    // Not the first batch, which has a short allowance: a browser that was offline may report an hour in it.
    (record.batches > 0 && dwellMs > record.dwellAllowanceMs * 2 + machine.overclaimMs) ||
    record.batchAllowance < 1
  );
}

/** A suspicion and its cause. `sign`: null for none. */
export interface Suspected {
  readonly level: number;
  readonly sign: Sign | null;
}

/** The suspicion after a batch that looks like a script's. */
export const asMachine = (before: number): Suspected => ({
  level: within(before + suspicion.machine),
  sign: 'machine',
});

/** Whether pages were entered too fast to be read. */
const isHurried = ({ rooms }: BatchMetrics, dwellMs: number): boolean =>
  rooms > suspicion.hurriedRooms && (rooms * 60_000) / Math.max(1000, dwellMs) > suspicion.hurriedRoomsPerMinute;

/** Signs in a reader's batch besides its metrics. */
export interface Signs {
  /** Number of pages about people left early. */
  readonly leftEarly: number;
  /** Too many consecutive batches have the same number of hovers and interactions. */
  readonly isEven: boolean;
}

/**
 * The suspicion after a reader's batch. Probes, frenzied scrolling, hurry and leaving people early raise the
 * suspicion. The sign is the cause that adds most. Evenness replaces these causes. Without any cause, a speed up to
 * `pace.skimming` lowers the suspicion by a share. Times in ms.
 */
export function afterReading(
  before: number,
  metrics: BatchMetrics,
  { leftEarly, isEven }: Signs,
  dwellMs: number,
  creditedMs: number,
): Suspected {
  const speed = paceOf(metrics, dwellMs);
  const isFrenzied = speed > pace.frenzied && metrics.travelPercent > pace.frenziedTravel;
  const added: readonly (readonly [Sign | null, number])[] = [
    [metrics.probe, metrics.probing],
    ['frenzy', isFrenzied ? suspicion.frenzy : 0],
    ['hurry', isHurried(metrics, dwellMs) ? suspicion.hurry : 0],
    ['left-early', leftEarly * suspicion.leftEarly],
  ];
  if (isEven) return { level: within(before + suspicion.even), sign: 'even' };
  const sum = added.reduce((total, [, weight]) => total + weight, 0);
  const [sign] = added.reduce((most, one) => (one[1] > most[1] ? one : most));
  if (sum > 0) return { level: raised(before, sum), sign };
  if (speed > pace.skimming) return { level: before, sign: null };
  return { level: within(before * (1 - suspicion.calmSharePerMinute) ** (creditedMs / 60_000)), sign: null };
}

/** The suspicion after a click on an archive file. It rises when the archive's `patience` is used up. */
export const afterClick = (before: number, patience: number): Suspected =>
  patience < 1 ? { level: raised(before, suspicion.archiveClick), sign: 'files' } : { level: before, sign: null };
