import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { Phase } from '#contract/visitor.ts';
import { type StoryVisits, visitsAfterReading } from '../../server/profile/storyVisits.ts';

const minute = 60_000;
const phase = fc.integer({ min: 0, max: 5 }) as fc.Arbitrary<Phase>;
/** Readings of one page: how long after the one before, and at which phase. */
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
        // The time that is stored may be five minutes old.
        const possible = reading.afterMs >= 30 * minute ? [1] : reading.afterMs < 25 * minute ? [0] : [0, 1];
        expect(possible).toContain(added);
        expect(next.phase).toBe(reading.phase);
        expect(now - next.readAt).toBeGreaterThanOrEqual(0);
        expect(now - next.readAt).toBeLessThan(5 * minute);
        // The same object says that nothing is to be saved.
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
        const isSaved = visits.newestAt > 0 || afterMs >= 5 * minute;
        expect(next).toEqual(isSaved ? { earlier: 2, readAt: afterMs, phase: at } : visits);
      },
    ),
  );
});
