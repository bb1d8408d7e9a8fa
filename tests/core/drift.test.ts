import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { circleTheText, driftInWater } from '../../src/overlay/drift.ts';
import { edges, restingPlace, tagHeight, tagWidth } from '../../src/ui/exhibit/place.ts';

const percent = fc.double({ min: 0, max: 100, noNaN: true });
const size = fc.record({ width: fc.integer({ min: 320, max: 3840 }), height: fc.integer({ min: 480, max: 2160 }) });
const age = fc.integer({ min: 0, max: 120_000 });

describe('drift', () => {
  it('[R-CARD-04] follows from the id and the time alone, and begins at rest', () => {
    expect(driftInWater('egg-1', 4321)).toEqual(driftInWater('egg-1', 4321));
    expect(driftInWater('egg-1', 4321)).not.toEqual(driftInWater('egg-2', 4321));
    expect(Math.abs(driftInWater('egg-1', 0).dx)).toBe(0);
  });

  it('[R-CARD-04] is slow: never more than 20 pixels in a second', () => {
    fc.assert(
      fc.property(fc.string(), age, (id, at) => {
        const [here, there] = [driftInWater(id, at), driftInWater(id, at + 100)];
        expect(Math.hypot(there.dx - here.dx, there.dy - here.dy)).toBeLessThan(2);
      }),
    );
  });

  it('[R-EGG-04] an egg lies inside the window at every position, also while it drifts or goes round the text', () => {
    fc.assert(
      fc.property(fc.string(), percent, percent, size, age, (id, x, y, { width, height }, at) => {
        const rest = restingPlace({ x, y }, width, height);
        for (const drift of [driftInWater(id, at), circleTheText(id, at, rest, width, height)]) {
          expect(rest.x + drift.dx).toBeGreaterThan(0);
          expect(rest.x + drift.dx + tagWidth).toBeLessThan(width);
          expect(rest.y + drift.dy).toBeGreaterThan(0);
          expect(rest.y + drift.dy + tagHeight).toBeLessThan(height);
        }
      }),
    );
  });

  it('[R-RT-06] in the emergent manner an egg is on the round after six seconds and back where it was in 150', () => {
    const [width, height] = [1440, 900];
    const rest = restingPlace({ x: 80, y: 50 }, width, height);
    const early = circleTheText('a', 6000, rest, width, height);
    const late = circleTheText('a', 156_000, rest, width, height);
    expect(late.dx).toBeCloseTo(early.dx, 6);
    expect(circleTheText('a', 0, rest, width, height)).toMatchObject({ dx: 0, dy: 0 });
    const radius = (width - edges.left - edges.right - tagWidth) / 2;
    const across = (rest.x + early.dx - edges.left - radius) / radius;
    const down = (rest.y + early.dy - edges.top) / ((height - edges.top - edges.bottom - tagHeight) / 2) - 1;
    expect(Math.hypot(across, down)).toBeCloseTo(1, 6);
  });
});
