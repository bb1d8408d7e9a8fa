import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Phase } from '#contract/visitor.ts';
import { type StoryVisits, visitsAfterReading } from '../../server/profile/storyVisits.ts';

const minute = 60_000;
const phase = fc.integer({ min: 0, max: 5 }) as fc.Arbitrary<Phase>;
/** Readings of one page: the time since the previous reading, and the phase. */
const readings = fc.array(
  fc.record({
    afterMs: fc.oneof(fc.integer({ min: 0, max: 40 * minute }), fc.constantFrom(5 * minute, 30 * minute)),
    phase,
  }),
  { maxLength: 30 },
);

test('[R-RT-03] a pause of half an hour ends a visit, one of less than 25 minutes never does, whatever was saved between', () => {
  fc.assert(
    fc.property(readings, phase, (list, first) => {
      let now = 1_000_000;
      let visits: StoryVisits = visitsAfterReading(null, now, first);
      expect(visits).toEqual({ earlier: 0, readAt: now, phase: first });
      for (const reading of list) {
        now += reading.afterMs;
        const next = visitsAfterReading(visits, now, reading.phase);
        const added = next.earlier - visits.earlier;
        // The stored time of reading can be up to five minutes older than the last reading.
        const possible = reading.afterMs >= 30 * minute ? [1] : reading.afterMs < 25 * minute ? [0] : [0, 1];
        expect(possible).toContain(added);
        expect(next.phase).toBe(reading.phase);
        expect(now - next.readAt).toBeGreaterThanOrEqual(0);
        expect(now - next.readAt).toBeLessThan(5 * minute);
        // If the same object is returned, nothing has to be saved.
        expect(next === visits || next.readAt === now).toBe(true);
        visits = next;
      }
    }),
  );
});

test('[R-RT-03] a page is the one read last again as soon as it is read after another', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 29 * minute }),
      fc.integer({ min: 0, max: minute }),
      phase,
      (afterMs, behindMs, at) => {
        const visits = { earlier: 2, readAt: 0, phase: at, newestAt: Math.min(behindMs, afterMs) };
        const next = visitsAfterReading(visits, afterMs, at);
        const before = { phase: at, readAt: 0 };
        const isSaved = visits.newestAt > 0 || afterMs >= 5 * minute;
        expect(next).toEqual(
          isSaved ? { earlier: 2, readAt: afterMs, phase: at, ...(visits.newestAt > 0 && { before }) } : visits,
        );
      },
    ),
  );
});

const at = Date.UTC(2026, 10, 20);

test('[B-PLAIN-01] the choices taken on a page are kept as the longest paths, four at most, and a repeated one costs no write', () => {
  let visits = visitsAfterReading(null, at, 1, '');
  expect(visits.paths).toBeUndefined();
  const pathsAfter = (path: string) => (visits = visitsAfterReading(visits, at, 1, path)).paths;
  expect(pathsAfter('0')).toEqual(['0']);
  expect(pathsAfter('0.2')).toEqual(['0.2']);
  expect(pathsAfter('0.12')).toEqual(['0.2', '0.12']);
  const kept = visits;
  for (const path of ['', '0', '0.2', '0.12']) expect(visitsAfterReading(kept, at, 1, path)).toBe(kept);
  expect(pathsAfter('0.1')).toEqual(['0.2', '0.12', '0.1']);
  expect(pathsAfter('1')).toEqual(['0.2', '0.12', '0.1', '1']);
  expect(pathsAfter('2')).toEqual(['0.12', '0.1', '1', '2']);
});

test('[B-PLAIN-02] the reading before is the last one before a return: a pause, another page, or another phase', () => {
  const first = visitsAfterReading(null, at, 2);
  expect(first.before).toBeUndefined();
  const going = visitsAfterReading(first, at + 29 * minute, 2);
  expect(going.before).toBeUndefined();
  expect(visitsAfterReading(first, at + 30 * minute, 2).before).toEqual({ phase: 2, readAt: at });
  expect(visitsAfterReading(first, at + minute, 3).before).toEqual({ phase: 2, readAt: at });
  const behind = { ...first, newestAt: at + 1 };
  const back = visitsAfterReading(behind, at + minute, 2);
  expect(back.before).toEqual({ phase: 2, readAt: at });
  // `before` stays the same while the visit continues.
  expect(visitsAfterReading(back, at + 20 * minute, 2, '0').before).toEqual({ phase: 2, readAt: at });
  expect(visitsAfterReading({ ...first, phase: null }, at + minute, 3).before).toBeUndefined();
});
