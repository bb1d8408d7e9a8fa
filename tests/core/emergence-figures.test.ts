import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmergencePattern } from '#contract/egg.ts';
import { emergentPosition, type EmergentEgg } from '../../src/overlay/emergence.ts';
import { edges, restingPosition, tagHeight, tagWidth } from '../../src/ui/egg-drawing/position.ts';

const size = { width: 1440, height: 900 };
const emergentEgg = (changes: Partial<EmergentEgg> = {}): EmergentEgg => ({
  id: 'egg-1',
  driftedMs: 20_000,
  lineMs: 20_000,
  slot: 0,
  isHovered: false,
  rest: restingPosition({ x: 80, y: 50 }, size.width, size.height),
  ...changes,
});
const radius = {
  x: (size.width - edges.left - edges.right - tagWidth) / 2,
  y: (size.height - edges.top - edges.bottom - tagHeight) / 2,
};
/** Position of an egg relative to the orbit: a reach of 1 is on the orbit; the angle is in radians. */
const onOrbit = (pattern: EmergencePattern, given: EmergentEgg) => {
  const { drift } = emergentPosition(pattern, given, size);
  const across = (given.rest.x + drift.dx - edges.left) / radius.x - 1;
  const down = (given.rest.y + drift.dy - edges.top) / radius.y - 1;
  return { reach: Math.hypot(across, down), angle: Math.atan2(down, across) };
};

describe('eggs that circle the text', () => {
  it('[R-RT-06] linear: one behind another on the orbit, a sixteenth of it apart, in the order of their slots', () => {
    const line = [0, 1, 2, 3].map((slot) => onOrbit('linear', emergentEgg({ id: `egg-${slot}`, slot })));
    for (const { reach } of line) expect(reach).toBeCloseTo(1, 6);
    for (const [index, { angle }] of line.slice(1).entries()) {
      expect((line[index]?.angle ?? 0) - angle).toBeCloseTo(Math.PI / 8, 6);
    }
    expect(emergentPosition('linear', emergentEgg(), size).copies).toEqual([]);
  });

  it('[R-RT-06] quantum: in two places on opposite sides of the text, until the pointer or the focus is on the egg', () => {
    const { drift, copies } = emergentPosition('quantum', emergentEgg(), size);
    expect(copies).toHaveLength(1);
    const { rest } = emergentEgg();
    const middle = { x: edges.left + radius.x, y: edges.top + radius.y };
    expect(rest.x + drift.dx + (copies[0]?.dx ?? 0) / 2).toBeCloseTo(middle.x, 6);
    expect(rest.y + drift.dy + (copies[0]?.dy ?? 0) / 2).toBeCloseTo(middle.y, 6);
    expect(copies[0]?.scale).toBe(1);
    expect(emergentPosition('quantum', emergentEgg({ isHovered: true }), size).copies).toEqual([]);
  });

  it('[R-RT-06] recursive: three smaller copies circle the egg', () => {
    const at = (driftedMs: number) => emergentPosition('recursive', emergentEgg({ driftedMs }), size).copies;
    expect(at(20_000)).toHaveLength(3);
    for (const { scale } of at(20_000)) expect(scale).toBeLessThan(0.5);
    expect(at(20_000)[0]?.dx).not.toBeCloseTo(at(21_000)[0]?.dx ?? 0, 0);
    expect(at(31_000)[0]?.dx).toBeCloseTo(at(20_000)[0]?.dx ?? 0, 6);
  });

  it('[R-RT-06] chaotic: the distance from the text varies, and no two eggs move alike', () => {
    const reaches = Array.from(
      { length: 30 },
      (_, second) => onOrbit('chaotic', emergentEgg({ driftedMs: second * 1000 })).reach,
    );
    expect(Math.max(...reaches) - Math.min(...reaches)).toBeGreaterThan(0.1);
    expect(onOrbit('chaotic', emergentEgg()).angle).not.toBeCloseTo(
      onOrbit('chaotic', emergentEgg({ id: 'egg-2' })).angle,
      2,
    );
  });

  it('[R-RT-06] in every pattern the egg stays inside the window, and moves slowly enough to be clicked', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    const sizes = fc.record({
      width: fc.integer({ min: 320, max: 3840 }),
      height: fc.integer({ min: 480, max: 2160 }),
    });
    const pattern = fc.constantFrom<EmergencePattern>('linear', 'quantum', 'recursive', 'chaotic');
    fc.assert(
      fc.property(pattern, fc.string(), percent, percent, sizes, fc.nat(600_000), fc.nat(7), (...given) => {
        const [pattern, id, x, y, size, at, slot] = given;
        const rest = restingPosition({ x, y }, size.width, size.height);
        const place = (ms: number) => {
          const { drift } = emergentPosition(pattern, emergentEgg({ id, rest, slot, driftedMs: ms, lineMs: ms }), size);
          return { x: rest.x + drift.dx, y: rest.y + drift.dy };
        };
        const here = place(at);
        expect(here.x).toBeGreaterThan(0);
        expect(here.x + tagWidth).toBeLessThan(size.width);
        expect(here.y).toBeGreaterThan(0);
        expect(here.y + tagHeight).toBeLessThan(size.height);
        // The speed is less than a quarter of the window's longer side per second. An egg is fastest in its first
        // seconds, on the way to the orbit.
        const soon = place(at + 100);
        expect(Math.hypot(soon.x - here.x, soon.y - here.y)).toBeLessThan(Math.max(size.width, size.height) / 40);
      }),
      { seed: 7, numRuns: 400 },
    );
  });
});
