import type { Phase } from '#contract/visitor.ts';

/** The visits of one visitor to one story page. Times are epoch ms of the server's clock. */
export interface StoryVisits {
  /** Visits before the present one. */
  readonly earlier: number;
  /** The time of the last reading; up to `saveIntervalMs` late. */
  readonly readAt: number;
  /** The visitor's phase at that reading; null for a reading older than this field. */
  readonly phase: Phase | null;
  /** The time of the last reading of another story page, if later. Not stored. */
  readonly newestAt?: number;
}

/** A pause of this length ends a visit. */
const pauseMs = 30 * 60_000;
/**
 * Interval for saving the time within one visit, while no other page is read, so that not every choice costs a write.
 */
const saveIntervalMs = 5 * 60_000;

/** The visits after a reading at `nowMs` and at `phase`; the same object when nothing has to be saved. Pure. */
export function visitsAfterReading(visits: StoryVisits | null, nowMs: number, phase: Phase): StoryVisits {
  if (visits === null) return { earlier: 0, readAt: nowMs, phase };
  const { earlier, readAt, newestAt = readAt } = visits;
  const elapsed = nowMs - readAt;
  if (elapsed >= pauseMs) return { earlier: earlier + 1, readAt: nowMs, phase };
  // Another page was read in between: this one is now the latest again.
  const isBehind = newestAt > readAt;
  return elapsed >= saveIntervalMs || phase !== visits.phase || isBehind ? { earlier, readAt: nowMs, phase } : visits;
}
