import type { Phase } from '#contract/visitor.ts';
import { thresholds } from './thresholds.ts';

/** All that is kept of a visitor's behaviour: running sums, no history. Times are epoch ms of the server's clock. */
export interface VisitorRecord {
  readonly version: 1;
  readonly firstSeenAt: number;
  /** When the last batch or click was counted; `firstSeenAt` before the first. */
  readonly lastSeenAt: number;
  readonly batches: number;
  /** Dwell that the clock still allows to be credited. */
  readonly dwellAllowanceMs: number;
  readonly batchAllowance: number;
  readonly archivePatience: number;
  /** Credited dwell, all of it. */
  readonly dwellMs: number;
  /** Dwell weighed by how the reader reads. */
  readonly engagedMs: number;
  /** Credited dwell since anything last moved. */
  readonly stillMs: number;
  /** Where the last batch left its page, 0 to 100. */
  readonly lastPercent: number;
  /** Sum of the depth that each batch covered, in percent of a page. */
  readonly depthPercent: number;
  /** Hovers and interactions while reading. */
  readonly touches: number;
  readonly interactions: number;
  readonly latestInteractions: readonly string[];
  /** 0 to 5, unrounded. */
  readonly suspicion: number;
  /** Never falls. */
  readonly phase: Phase;
  /** Engaged time at the first return after a night; null before. */
  readonly engagedMsAtReturn: number | null;
  readonly hasReturnBonus: boolean;
}

/** The record of somebody who has just come in at `firstSeenAt`. */
export const newRecord = (firstSeenAt: number): VisitorRecord => ({
  version: 1,
  firstSeenAt,
  lastSeenAt: firstSeenAt,
  batches: 0,
  dwellAllowanceMs: 0,
  batchAllowance: thresholds.allowance.batches,
  archivePatience: thresholds.suspicion.archivePatience,
  dwellMs: 0,
  engagedMs: 0,
  stillMs: 0,
  lastPercent: 0,
  depthPercent: 0,
  touches: 0,
  interactions: 0,
  latestInteractions: [],
  suspicion: 0,
  phase: 0,
  engagedMsAtReturn: null,
  hasReturnBonus: false,
});
