import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { nextAwareness, nextStability, livelinessOf, frenzyOf } from '#core/awareness.ts';
import { startAt } from './build.ts';

describe('awareness and stability', () => {
  test('[R-EGG-07] stay within 0 to 1 and 0.2 to 1 for any input', () => {
    const ratio = fc.double({ min: 0, max: 1, noNaN: true });
    const seconds = fc.double({ min: 0, max: 1e6, noNaN: true });
    fc.assert(
      fc.property(
        ratio,
        ratio,
        ratio,
        fc.double({ min: 0, max: 5, noNaN: true }),
        seconds,
        fc.boolean(),
        (...given) => {
          const [value, liveliness, frenzy, suspicion, passed, isStill] = given;
          const awareness = nextAwareness(value, liveliness, passed);
          expect(awareness >= 0 && awareness <= 1).toBe(true);
          const stability = nextStability(Math.max(0.2, value), { suspicion, frenzy, isStill }, passed);
          expect(stability >= 0.2 && stability <= 1).toBe(true);
        },
      ),
      { seed: 7 },
    );
  });

  test('[R-EGG-07] awareness rises with lively varied reading and sinks without activity', () => {
    const beat = { atMs: startAt, travelPercent: 50, hovers: 10, interactions: 10 };
    expect(livelinessOf([beat])).toBe(1);
    expect(livelinessOf([{ ...beat, travelPercent: 150, hovers: 0, interactions: 0 }])).toBeCloseTo(1 / 3);
    expect(livelinessOf([])).toBe(0);
    expect(nextAwareness(0.5, 1, 10)).toBeCloseTo(0.62);
    expect(nextAwareness(0.5, 0, 10)).toBeCloseTo(0.48);
  });

  test('[R-EGG-07] stability falls with suspicion and with frenzy; stillness raises it at any suspicion', () => {
    const calm = { suspicion: 0, frenzy: 0, isStill: false };
    expect(nextStability(0.5, calm, 10)).toBeGreaterThan(0.5);
    expect(nextStability(0.5, { ...calm, suspicion: 5 }, 10)).toBeLessThan(0.5);
    expect(nextStability(0.5, { ...calm, frenzy: 1 }, 10)).toBeLessThan(0.5);
    expect(nextStability(0.5, { ...calm, suspicion: 5, isStill: true }, 10)).toBeGreaterThan(0.5);
    const beat = { atMs: startAt, travelPercent: 0, hovers: 0, interactions: 60 };
    expect(frenzyOf([beat])).toBe(0);
    expect(frenzyOf([{ ...beat, interactions: 61 }])).toBeGreaterThan(0);
    expect(frenzyOf([{ ...beat, interactions: 500 }])).toBe(1);
  });
});
