import type { Phase } from '#contract/visitor.ts';
import type { VisitorRecord } from './record.ts';
import { thresholds } from './thresholds.ts';

const isKeen = ({ dwellMs, depthPercent, touches }: VisitorRecord): boolean =>
  dwellMs >= thresholds.keen.dwellMs &&
  depthPercent >= thresholds.keen.depthPercent &&
  touches >= thresholds.keen.touches;

/** The phase of a record with this number of opened story pages (`rooms`), never lower than its present phase. */
export function reachedPhase(record: VisitorRecord, rooms: number): Phase {
  const { engagedMsForPhase, roomsForPhase } = thresholds;
  let reached: Phase = isKeen(record) ? 1 : 0;
  for (const phase of [1, 2, 3, 4, 5] as const) {
    if (record.engagedMs >= engagedMsForPhase[phase] && rooms >= roomsForPhase[phase]) reached = phase;
  }
  return reached > record.phase ? reached : record.phase;
}
