import type { Phase } from '#contract/visitor.ts';

/** The visits of one visitor to one story page. Times are epoch ms of the server's clock. */
export interface StoryVisits {
  /** Visits before the present one. */
  readonly earlier: number;
  /** The time of the last reading, up to `saveIntervalMs` old. */
  readonly readAt: number;
  /** The visitor's phase at that reading; null for a reading before this was stored. */
  readonly phase: Phase | null;
}

/** A pause of this length ends a visit. */
const pauseMs = 30 * 60_000;
/** Within one visit the time is saved this often, so that not every choice costs a write. */
const saveIntervalMs = 5 * 60_000;

/** The visits after a reading at `nowMs` and at `phase`; the same object when nothing has to be saved. Pure. */
export function visitsAfterReading(visits: StoryVisits | null, nowMs: number, phase: Phase): StoryVisits {
  if (visits === null) return { earlier: 0, readAt: nowMs, phase };
  const elapsed = nowMs - visits.readAt;
  if (elapsed >= pauseMs) return { earlier: visits.earlier + 1, readAt: nowMs, phase };
  return elapsed >= saveIntervalMs || phase !== visits.phase ? { ...visits, readAt: nowMs, phase } : visits;
}
