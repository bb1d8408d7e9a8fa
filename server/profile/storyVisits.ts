import type { Phase } from '#contract/visitor.ts';

/** The visits of one visitor to one story page. Times are epoch ms of the server's clock. */
export interface StoryVisits {
  /** Visits before the present one. */
  readonly earlier: number;
  /** The time of the last reading. The stored time can be up to `saveIntervalMs` too early. */
  readonly readAt: number;
  /** The visitor's phase at that reading; null for a reading older than this field. */
  readonly phase: Phase | null;
  /**
   * The choices taken on the page, as paths, oldest first. No path is the beginning of another one. Absent for none.
   */
  readonly paths?: readonly string[];
  /** The last reading before the reader returned to the page. Absent before the first return. B-PLAIN-02. */
  readonly before?: Reading;
  /** The time of the last reading of another story page, if later. Not stored. */
  readonly newestAt?: number;
}

/** A reading of a page. */
interface Reading {
  readonly phase: Phase;
  /** Epoch ms. */
  readonly readAt: number;
}

/** A pause of this length ends a visit. */
const pauseMs = 30 * 60_000;
/**
 * Interval for saving the time of reading within one visit, while no other page is read. So not every request costs a
 * write.
 */
const saveIntervalMs = 5 * 60_000;

/** The number of paths that are kept for a page. The longest path has 64 choices, or 191 characters. */
const mostPaths = 4;

/**
 * The paths after a reading along `path`; the same list when `path` adds nothing new. A path that continues an earlier
 * path replaces the earlier path. Pure.
 */
function pathsWith(paths: readonly string[] | undefined, path: string): readonly string[] | undefined {
  const begins = (one: string, other: string) => other === one || other.startsWith(`${one}.`);
  if (path === '' || paths?.some((known) => begins(path, known)) === true) return paths;
  return [...(paths ?? []).filter((known) => !begins(known, path)), path].slice(-mostPaths);
}

/**
 * The visits after a reading at `nowMs` and at `phase`, along a path of choices ("" or "0.2.1"); the same object when
 * nothing has to be saved. Pure.
 */
export function visitsAfterReading(visits: StoryVisits | null, nowMs: number, phase: Phase, path = ''): StoryVisits {
  if (visits === null) return readingOf({ earlier: 0, readAt: nowMs, phase }, pathsWith(undefined, path), undefined);
  const { earlier, readAt, newestAt = readAt } = visits;
  const elapsed = nowMs - readAt;
  const hasPaused = elapsed >= pauseMs;
  // Another page was read in between. Now this page is the latest page again.
  const isBehind = newestAt > readAt;
  const isReturn = hasPaused || isBehind || phase !== visits.phase;
  const last = visits.phase === null ? undefined : { phase: visits.phase, readAt };
  const paths = pathsWith(visits.paths, path);
  if (!isReturn && elapsed < saveIntervalMs && paths === visits.paths) return visits;
  const next = { earlier: hasPaused ? earlier + 1 : earlier, readAt: nowMs, phase };
  return readingOf(next, paths, isReturn ? last : visits.before);
}

const readingOf = (
  visits: StoryVisits,
  paths: StoryVisits['paths'],
  before: StoryVisits['before'] | undefined,
): StoryVisits => ({ ...visits, ...(paths && { paths }), ...(before && { before }) });
