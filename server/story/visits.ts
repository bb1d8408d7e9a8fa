/** A visitor's standing with one page. Times are epoch ms of the server's clock. */
export interface StoryVisits {
  /** Visits before the present one. */
  readonly earlier: number;
  /** When they last read here, give or take `noteEveryMs`. */
  readonly readAt: number;
}

/** Who has read nothing here for so long has gone, and comes again. */
const absenceMs = 30 * 60_000;
/** Within one visit the time is noted anew this often, so that a choice does not cost a write. */
const noteEveryMs = 5 * 60_000;

/** The standing after a reading at `nowMs`; the very same object where nothing is to be noted. Pure. */
export function visitsAfterReading(visits: StoryVisits | null, nowMs: number): StoryVisits {
  if (visits === null) return { earlier: 0, readAt: nowMs };
  const away = nowMs - visits.readAt;
  if (away >= absenceMs) return { earlier: visits.earlier + 1, readAt: nowMs };
  return away >= noteEveryMs ? { ...visits, readAt: nowMs } : visits;
}
