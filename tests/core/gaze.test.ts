import { describe, expect, it } from 'vitest';
import { readTelemetry, startPosition } from '#contract/telemetryFold.ts';
import { seededRandom } from '#core/random.ts';
import { step } from '#core/advance.ts';
import { followGaze, hoveredLongest, noGaze } from '#core/gaze.ts';
import { changeBetween } from '#core/view.ts';
import { type Act, freshState, Reader, startAt } from './build.ts';

/** The text that was hovered longest after these acts, one act a second. */
const longestOf = (...acts: Act[]): string | null =>
  hoveredLongest(followGaze(noGaze, readTelemetry(startPosition, new Reader().batch(acts, 1000)).records));
const pulses = (count: number): Act[] => Array.from({ length: count }, () => ['pulse']);

describe('what was hovered longest', () => {
  it('[R-BEH-01] is nothing up to 3 s, and then what was', () => {
    expect(longestOf(['visible'], ['hover', 'a mug'], ...pulses(3))).toBeNull();
    expect(longestOf(['visible'], ['hover', 'a mug'], ...pulses(4))).toBe('a mug');
  });

  it('[R-BEH-01] is the one with the longer time in all, however often it was left', () => {
    const acts: Act[] = [['visible'], ['hover', 'a mug'], ...pulses(4), ['hover', 'a plate'], ...pulses(3)];
    expect(longestOf(...acts)).toBe('a mug');
    expect(longestOf(...acts, ['hover', 'a key'], ['hover', 'a plate'], ...pulses(2))).toBe('a plate');
  });

  it('[R-BEH-01] a pointer that was left somewhere counts for 20 s', () => {
    const left: Act[] = [['visible'], ['hover', 'a mug'], ...pulses(60)];
    expect(longestOf(...left, ['hover', 'a plate'], ...pulses(19))).toBe('a mug');
    expect(
      longestOf(...left, ['hover', 'a plate'], ...pulses(19), ['hover', 'a key'], ['hover', 'a plate'], ...pulses(2)),
    ).toBe('a plate');
  });

  it('[R-BEH-01] time out of view is no gaze, and only so many texts are remembered', () => {
    expect(longestOf(['visible'], ['hover', 'a mug'], ['hidden'], ...pulses(9))).toBeNull();
    const many: Act[] = Array.from({ length: 200 }, (_, index) => ['hover', `word ${index}`]);
    const { records } = readTelemetry(startPosition, new Reader().batch([['visible'], ...many], 1000));
    expect(followGaze(noGaze, records).times.length).toBe(24);
  });

  it('[R-BEH-01, B-WRK-03] the page is told when it changes, and another page begins anew', () => {
    const reader = new Reader();
    const random = seededRandom(7);
    const send = (state: ReturnType<typeof freshState>, acts: Act[]) =>
      step(state, { kind: 'telemetry', batch: reader.batch(acts, 1000) }, startAt, random).state;
    const fresh = freshState();
    const seen = send(fresh, [['visible'], ['hover', 'a mug'], ...pulses(5)]);
    expect(changeBetween(fresh, seen).hoveredLongest).toBe('a mug');
    expect('hoveredLongest' in changeBetween(seen, send(seen, pulses(1)))).toBe(false);
    const rules = { path: '/about', eggs: 'drift', glitches: false, narrative: false } as const;
    expect(changeBetween(seen, step(seen, { kind: 'route', rules }, startAt, random).state).hoveredLongest).toBeNull();
  });
});
