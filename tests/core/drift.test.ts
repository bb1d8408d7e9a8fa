import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { orbitDrift, waterDrift } from '../../src/overlay/drift.ts';
import { edges, restingPosition, tagHeight, tagWidth } from '../../src/ui/egg-drawing/position.ts';

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const size = fc.record({ width: fc.integer({ min: 320, max: 3840 }), height: fc.integer({ min: 480, max: 2160 }) });
const age = fc.integer({ min: 0, max: 120_000 });

describe('drift', () => {
  it('[R-CARD-04] depends only on id and time, and starts at rest', () => {
    expect(waterDrift('egg-1', 4321)).toEqual(waterDrift('egg-1', 4321));
    expect(waterDrift('egg-1', 4321)).not.toEqual(waterDrift('egg-2', 4321));
    expect(Math.abs(waterDrift('egg-1', 0).dx)).toBe(0);
  });

  it('[R-CARD-04] is slow: never more than 20 pixels in a second', () => {
    fc.assert(
      fc.property(fc.string(), age, (id, at) => {
        const [here, there] = [waterDrift(id, at), waterDrift(id, at + 100)];
        expect(Math.hypot(there.dx - here.dx, there.dy - here.dy)).toBeLessThan(2);
      }),
    );
  });

  it('[R-EGG-04] from every position an egg stays inside the window, while it drifts and while it circles the text', () => {
    fc.assert(
      fc.property(fc.string(), percent, percent, size, age, (id, x, y, { width, height }, at) => {
        const rest = restingPosition({ x, y }, width, height);
        for (const drift of [waterDrift(id, at), orbitDrift(id, at, rest, { width, height })]) {
          expect(rest.x + drift.dx).toBeGreaterThan(0);
          expect(rest.x + drift.dx + tagWidth).toBeLessThan(width);
          expect(rest.y + drift.dy).toBeGreaterThan(0);
          expect(rest.y + drift.dy + tagHeight).toBeLessThan(height);
        }
      }),
    );
  });

  it('[R-RT-06] an egg that circles the text reaches the orbit in 6 s and is back in the same place 150 s later', () => {
    const window = { width: 1440, height: 900 };
    const { width, height } = window;
    const rest = restingPosition({ x: 80, y: 50 }, width, height);
    const early = orbitDrift('a', 6000, rest, window);
    const late = orbitDrift('a', 156_000, rest, window);
    expect(late.dx).toBeCloseTo(early.dx, 6);
    expect(orbitDrift('a', 0, rest, window)).toMatchObject({ dx: 0, dy: 0 });
    const radius = (width - edges.left - edges.right - tagWidth) / 2;
    const across = (rest.x + early.dx - edges.left - radius) / radius;
    const down = (rest.y + early.dy - edges.top) / ((height - edges.top - edges.bottom - tagHeight) / 2) - 1;
    expect(Math.hypot(across, down)).toBeCloseTo(1, 6);
  });
});
