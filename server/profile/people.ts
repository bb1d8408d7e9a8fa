import type { BehaviorData } from '#contract/api/visitor.ts';
import type { Phase } from '#contract/visitor.ts';
import { roomsEntered } from './batchMetrics.ts';
import { thresholds } from './thresholds.ts';

const { earlyMs, fromPhase, paths } = thresholds.people;
const isAboutPeople = (path: string): boolean => (paths as readonly string[]).includes(path);

/** The page about a person that is open in one page load. */
export interface PeopleVisit {
  /** The page load: the batches of one have the same session. */
  readonly session: string;
  readonly path: string;
  /** The shortest and the longest time that it can have been in view: a batch does not say when a page was entered. */
  readonly leastMs: number;
  readonly mostMs: number;
}

/** How a visitor has treated the pages about people, by path: `stayed` for ever, once they have stayed. */
export type PeopleStays = Readonly<Record<string, 'left-early' | 'stayed'>>;

/** The open visit and the stays after a batch, and how many pages were left early in it. */
export interface PeopleSeen {
  readonly visit: PeopleVisit | null;
  readonly stays: PeopleStays;
  readonly leftEarly: number;
}

/**
 * Follows the visits to the pages about people through a batch of the page load `session`. Only what is certain counts: a
 * page that another window shows is not followed further, and a stay that may have been long was not left early. Pure.
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

  const stays: Record<string, 'left-early' | 'stayed'> = { ...before.stays };
  let leftEarly = 0;
  let visit: PeopleVisit | null = isOther ? null : before.visit;
  if (visit !== null) {
    // When it was left during this batch, none of the batch's dwell is certain.
    const leastMs = visit.leastMs + (rooms.length === 0 ? dwellTime : 0);
    visit = { ...visit, leastMs, mostMs: visit.mostMs + dwellTime };
    if (leastMs >= earlyMs) stays[visit.path] = 'stayed';
  }
  for (const path of rooms) {
    if (path === visit?.path) continue;
    if (visit !== null && visit.mostMs < earlyMs && stays[visit.path] !== 'stayed') {
      stays[visit.path] = 'left-early';
      leftEarly += 1;
    }
    visit = isAboutPeople(path) ? { session, path, leastMs: 0, mostMs: dwellTime } : null;
  }
  return { visit, stays, leftEarly };
}
