import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { assess } from '../../server/profile/assess.ts';
import { ingest, ingestArchiveClick } from '../../server/profile/ingest.ts';
import { newRecord } from '../../server/profile/record.ts';
import type { Reader } from './readers.ts';

/** Minutes of visits; null for never. */
export type Minutes = number | null;

export interface Outcome {
  /** The minutes until each phase was reached, by its number. */
  readonly reachedAt: readonly Minutes[];
  /** Suspicion at the end, 0 to 5, rounded to tenths. */
  readonly suspicion: number;
  /** The highest suspicion, 0 to 5, rounded to tenths. */
  readonly peak: number;
  /** Minutes with a suspicion of `questioning` or more. */
  readonly questionedMinutes: number;
  /** Number of page visits during which a flush ended with such a suspicion. */
  readonly questionedRooms: number;
  /** Minutes with a suspicion above `lying`. */
  readonly liedToMinutes: number;
}

/**
 * Limits of suspicion (docs/story.md). From `questioning` on, stories ask questions and withhold text. Above `lying`,
 * they lie once.
 */
export const questioning = 3;
export const lying = 4;

const longestPauseMs = 3_600_000;

/** Runs one visitor of a kind through the server's real code (server/profile). The same seed gives the same outcome. */
export function outcomeOf(reader: Reader, seed: number): Outcome {
  const generator = xorshift128plus(seed);
  const startedAt = Date.UTC(2026, 10, 20, 9);
  const reachedAt: Minutes[] = [0, null, null, null, null, null];
  let record = newRecord(startedAt);
  let now = startedAt;
  let visitedMs = 0;
  let room = 0;
  let rooms = 0;
  const questionedRooms = new Set<number>();
  let questionedMs = 0;
  let liedToMs = 0;
  for (const { afterMs, batch, archiveClicks = 0, newRooms = 0 } of reader(() => uniformFloat64(generator))) {
    const visitMs = afterMs > longestPauseMs ? 30_000 : afterMs;
    for (let click = 1; click <= archiveClicks; click += 1) {
      record = ingestArchiveClick(record, now + Math.round((afterMs * click) / (archiveClicks + 1)));
    }
    now += afterMs;
    visitedMs += visitMs;
    rooms += newRooms;
    record = ingest(record, batch, now, { rooms });
    room += batch.interactionSequence.filter((entry) => entry.startsWith('view:')).length;
    const { suspicionLevel } = assess(record, now);
    if (suspicionLevel >= questioning) {
      questionedMs += visitMs;
      questionedRooms.add(room);
    }
    if (suspicionLevel > lying) liedToMs += visitMs;
    for (let phase = 1; phase <= record.phase; phase += 1) reachedAt[phase] ??= visitedMs / 60_000;
  }
  return {
    reachedAt,
    suspicion: assess(record, now).suspicionLevel,
    peak: Math.round(record.peakSuspicion * 10) / 10,
    questionedMinutes: questionedMs / 60_000,
    questionedRooms: questionedRooms.size,
    liedToMinutes: liedToMs / 60_000,
  };
}
