import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { assess } from '../../server/profile/assess.ts';
import { ingest } from '../../server/profile/ingest.ts';
import { newRecord } from '../../server/profile/record.ts';
import type { Reader } from './readers.ts';

/** Minutes of visits; null for never. */
export type Minutes = number | null;

export interface Outcome {
  /** By phase. */
  readonly reachedAt: readonly Minutes[];
  /** At the end, 0 to 5. */
  readonly suspicion: number;
}

const longestPauseMs = 3_600_000;

/** Plays one visitor of a kind through the real engine. The same seed gives the same outcome. */
export function outcomeOf(reader: Reader, seed: number): Outcome {
  const generator = xorshift128plus(seed);
  const startedAt = Date.UTC(2026, 10, 20, 9);
  const reachedAt: Minutes[] = [0, null, null, null, null, null];
  let record = newRecord(startedAt);
  let now = startedAt;
  let visitedMs = 0;
  for (const { afterMs, batch } of reader(() => uniformFloat64(generator))) {
    now += afterMs;
    visitedMs += afterMs > longestPauseMs ? 30_000 : afterMs;
    record = ingest(record, batch, now);
    for (let phase = 1; phase <= record.phase; phase += 1) reachedAt[phase] ??= visitedMs / 60_000;
  }
  return { reachedAt, suspicion: assess(record, now).suspicionLevel };
}
