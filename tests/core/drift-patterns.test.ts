import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import type { EmergencePattern } from '#contract/egg.ts';
import { driftIn, lookingBack } from '../../src/overlay/driftPatterns.ts';
import { driftReach } from '../../src/ui/egg-drawing/FreeSpace.ts';

const patterns: readonly EmergencePattern[] = ['linear', 'quantum', 'recursive', 'chaotic'];
const egg = (driftedMs: number, slot = 0, id = 'egg-1') => ({ id, driftedMs, slot, reach: 1 });

it.each(patterns)('[R-EGG-06, B-EGG-01] %s: an egg starts at rest and stays within its reach', (pattern) => {
  const start = driftIn(pattern, egg(0));
  expect([Math.abs(start.dx), Math.abs(start.dy), Math.abs(start.turn)]).toEqual([0, 0, 0]);
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 0, max: 120_000 }), fc.constantFrom(0.3, 1), (id, at, reach) => {
      const { dx, dy, turn } = driftIn(pattern, { ...egg(at, 3, id), reach });
      expect(Math.abs(dx)).toBeLessThanOrEqual(driftReach.x * reach);
      expect(Math.abs(dy)).toBeLessThanOrEqual(driftReach.y * reach);
      expect(Math.abs(turn)).toBeLessThanOrEqual(driftReach.turn * reach);
    }),
  );
});

it('[R-EGG-06] the patterns are four different motions', () => {
  const ways = patterns.map((pattern) => [3, 8, 21].map((at) => driftIn(pattern, egg(at * 1000)).dx.toFixed(2)).join());
  expect(new Set(ways).size).toBe(4);
});

it('[R-EGG-06] linear: the egg behind is where the one before it was a second and a half ago', () => {
  const [before, behind] = [driftIn('linear', egg(20_000, 0)), driftIn('linear', egg(21_530, 1))];
  // A fifth of the motion is water drift, which does not follow the common curve.
  expect(Math.abs(behind.dx - before.dx)).toBeLessThan(0.2 * 2 * driftReach.x);
});

it('[R-EGG-06] quantum: for some seconds in one place, then at once in the other', () => {
  const xs = Array.from({ length: 40 }, (_, second) => driftIn('quantum', egg(4000 + second * 500)).dx);
  const jumps = xs.slice(1).filter((x, at) => Math.abs(x - xs[at]!) > 6);
  expect(jumps.length).toBeGreaterThanOrEqual(3);
  expect(jumps.length).toBeLessThanOrEqual(6);
});

it('[R-EGG-07] an egg turns to the pointer by the awareness, and never farther than its reach', () => {
  const drift = driftIn('linear', egg(20_000));
  expect(lookingBack(drift, 0, 400, 1)).toEqual(drift);
  expect(lookingBack(drift, 1, 400, 1).turn).toBeCloseTo(-driftReach.turn);
  expect(lookingBack(drift, 1, -400, 0.3).turn).toBeCloseTo(0.3 * driftReach.turn);
});
