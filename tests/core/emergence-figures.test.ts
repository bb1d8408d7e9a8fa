import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { EmergencePattern } from '#contract/egg.ts';
import { emergentPlace, type Exhibited } from '../../src/overlay/emergence.ts';
import { edges, restingPlace, tagHeight, tagWidth } from '../../src/ui/exhibit/place.ts';

const room = { width: 1440, height: 900 };
const exhibit = (changes: Partial<Exhibited> = {}): Exhibited => ({
  id: 'egg-1',
  driftedMs: 20_000,
  fileMs: 20_000,
  slot: 0,
  isHeld: false,
  rest: restingPlace({ x: 80, y: 50 }, room.width, room.height),
  ...changes,
});
const radius = {
  x: (room.width - edges.left - edges.right - tagWidth) / 2,
  y: (room.height - edges.top - edges.bottom - tagHeight) / 2,
};
/** Where on the round it is: 1 is on it, and the angle in turns. */
const onRound = (pattern: EmergencePattern, given: Exhibited) => {
  const { drift } = emergentPlace(pattern, given, room);
  const across = (given.rest.x + drift.dx - edges.left) / radius.x - 1;
  const down = (given.rest.y + drift.dy - edges.top) / radius.y - 1;
  return { reach: Math.hypot(across, down), angle: Math.atan2(down, across) };
};

describe('exhibits that circle the text', () => {
  it('[R-RT-06] linear: in file on the round, a sixteenth of it apart, each in the place of its slot', () => {
    const file = [0, 1, 2, 3].map((slot) => onRound('linear', exhibit({ id: `egg-${slot}`, slot })));
    for (const { reach } of file) expect(reach).toBeCloseTo(1, 6);
    for (const [index, { angle }] of file.slice(1).entries()) {
      expect((file[index]?.angle ?? 0) - angle).toBeCloseTo(Math.PI / 8, 6);
    }
    expect(emergentPlace('linear', exhibit(), room).copies).toEqual([]);
  });

  it('[R-RT-06] quantum: in two places across the text from each other, until somebody reaches for the one that is there', () => {
    const { drift, copies } = emergentPlace('quantum', exhibit(), room);
    expect(copies).toHaveLength(1);
    const { rest } = exhibit();
    const middle = { x: edges.left + radius.x, y: edges.top + radius.y };
    expect(rest.x + drift.dx + (copies[0]?.dx ?? 0) / 2).toBeCloseTo(middle.x, 6);
    expect(rest.y + drift.dy + (copies[0]?.dy ?? 0) / 2).toBeCloseTo(middle.y, 6);
    expect(copies[0]?.scale).toBe(1);
    expect(emergentPlace('quantum', exhibit({ isHeld: true }), room).copies).toEqual([]);
  });

  it('[R-RT-06] recursive: with three smaller ones that go round it', () => {
    const at = (driftedMs: number) => emergentPlace('recursive', exhibit({ driftedMs }), room).copies;
    expect(at(20_000)).toHaveLength(3);
    for (const { scale } of at(20_000)) expect(scale).toBeLessThan(0.5);
    expect(at(20_000)[0]?.dx).not.toBeCloseTo(at(21_000)[0]?.dx ?? 0, 0);
    expect(at(31_000)[0]?.dx).toBeCloseTo(at(20_000)[0]?.dx ?? 0, 6);
  });

  it('[R-RT-06] chaotic: off the round, and no two alike', () => {
    const reaches = Array.from(
      { length: 30 },
      (_, second) => onRound('chaotic', exhibit({ driftedMs: second * 1000 })).reach,
    );
    expect(Math.max(...reaches) - Math.min(...reaches)).toBeGreaterThan(0.1);
    expect(onRound('chaotic', exhibit()).angle).not.toBeCloseTo(onRound('chaotic', exhibit({ id: 'egg-2' })).angle, 2);
  });

  it('[R-RT-06] in every pattern the exhibit stays inside the window, and moves slowly enough to be taken', () => {
    const percent = fc.double({ min: 0, max: 100, noNaN: true });
    const size = fc.record({ width: fc.integer({ min: 320, max: 3840 }), height: fc.integer({ min: 480, max: 2160 }) });
    const pattern = fc.constantFrom<EmergencePattern>('linear', 'quantum', 'recursive', 'chaotic');
    fc.assert(
      fc.property(pattern, fc.string(), percent, percent, size, fc.nat(600_000), fc.nat(7), (...given) => {
        const [pattern, id, x, y, size, at, slot] = given;
        const rest = restingPlace({ x, y }, size.width, size.height);
        const place = (ms: number) => {
          const { drift } = emergentPlace(pattern, exhibit({ id, rest, slot, driftedMs: ms, fileMs: ms }), size);
          return { x: rest.x + drift.dx, y: rest.y + drift.dy };
        };
        const here = place(at);
        expect(here.x).toBeGreaterThan(0);
        expect(here.x + tagWidth).toBeLessThan(size.width);
        expect(here.y).toBeGreaterThan(0);
        expect(here.y + tagHeight).toBeLessThan(size.height);
        // A quarter of the window in a second, at the very most; the first seconds find the round.
        const soon = place(at + 100);
        expect(Math.hypot(soon.x - here.x, soon.y - here.y)).toBeLessThan(Math.max(size.width, size.height) / 40);
      }),
      { seed: 7, numRuns: 400 },
    );
  });
});
