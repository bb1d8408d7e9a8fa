import type { BehaviorData } from '#contract/api/visitor.ts';
import type { Phase } from '#contract/visitor.ts';
import { roomsEntered } from './batchMetrics.ts';
import { thresholds } from './thresholds.ts';

const { earlyMs, fromPhase, paths } = thresholds.people;
const isAboutPeople = (path: string): boolean => (paths as readonly string[]).includes(path);

/** The open page about a person, in one page load. */
export interface PeopleVisit {
  /** The page load: all its batches have the same session. */
  readonly session: string;
  readonly path: string;
  /** The shortest and the longest possible time in view: a batch does not contain the time of entering a page. */
  readonly leastMs: number;
  readonly mostMs: number;
}

/**
 * How the visitor left each page about people, by path. `perhaps`: a stay may have been long enough; only `stayed`
 * follows. `stayed` is final. Older records have no `perhaps`.
 */
export type PeopleStays = Readonly<Record<string, 'left-early' | 'perhaps' | 'stayed'>>;

/** The open visit and the stays after a batch, and the number of pages left early in it. */
export interface PeopleSeen {
  readonly visit: PeopleVisit | null;
  readonly stays: PeopleStays;
  readonly leftEarly: number;
}

/**
 * Follows the visits to the pages about people through a batch of the page load `session`. Pure. Only certain cases
 * count. A visit is no longer followed when another browser window opens a page. After a stay that may have been long
 * enough, no visit of the page counts as left early. B-SUS-02.
 */
export function seePeople(
  before: { readonly visit: PeopleVisit | null; readonly stays: PeopleStays; readonly phase: Phase },
  batch: BehaviorData,
  session: string,
): PeopleSeen {
  const { dwellTime } = batch;
  const rooms = roomsEntered(batch);
  const isOther = before.visit !== null && before.visit.session !== session;
  if (before.phase < fromPhase || (isOther && rooms.length === 0)) return { ...before, leftEarly: 0 };

  const stays: Record<string, PeopleStays[string]> = { ...before.stays };
  let leftEarly = 0;
  const leave = ({ path, mostMs }: PeopleVisit): void => {
    if (stays[path] === 'stayed') return;
    if (mostMs >= earlyMs) stays[path] = 'perhaps';
    else if (stays[path] !== 'perhaps') {
      stays[path] = 'left-early';
      leftEarly += 1;
    }
  };
  let { visit } = before;
  if (visit !== null && isOther) {
    // The end of this visit is unknown, so the visit is never certainly early.
    if (visit.mostMs >= earlyMs) leave(visit);
    visit = null;
  }
  if (visit !== null) {
    // If the page was left during this batch, none of the batch's dwell is certain.
    const leastMs = visit.leastMs + (rooms.length === 0 ? dwellTime : 0);
    visit = { ...visit, leastMs, mostMs: visit.mostMs + dwellTime };
    if (leastMs >= earlyMs) stays[visit.path] = 'stayed';
  }
  for (const path of rooms) {
    if (path === visit?.path) continue;
    if (visit !== null) leave(visit);
    visit = isAboutPeople(path) ? { session, path, leastMs: 0, mostMs: dwellTime } : null;
  }
  return { visit, stays, leftEarly };
}
