import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { glitchKinds, readingKinds } from '#contract/simulation.ts';
import {
  ambientWaitMs,
  calmDisturbanceWaitMs,
  drawDisturbance,
  firstDisturbanceAt,
  readingShare,
  unrestOf,
} from '#core/ambient.ts';
import { seededRandom } from '#core/random.ts';
import { initialRemarks, calmRemarkWaitMs, resetRemarks, nextRemark, settlingMs, clearRemark } from '#core/remarks.ts';
import { scripted, startAt } from './build.ts';

const facts = (phase: number, suspicion: number) => ({ phase, suspicion, interactions: 0, daysSinceFirst: 0 });
const kinds = { glitches: calmDisturbanceWaitMs, remarks: calmRemarkWaitMs };

describe('the wait for an ambient overlay', () => {
  const bounds = (kind: keyof typeof kinds, phase: number, suspicion: number) =>
    [0, 1].map((ratio) => ambientWaitMs(kinds[kind], facts(phase, suspicion), scripted(ratio)));

  test('[R-UI-06] a glitch: 30 to 45 s for a calm reader, 20 to 30 s at phase 5 and suspicion 5', () => {
    expect(bounds('glitches', 0, 0)).toEqual([30_000, 45_000]);
    expect(bounds('glitches', 5, 5)).toEqual([20_000, 30_000]);
  });

  test('[R-UI-06] a remark: 70.5 to 282 s at phase 1, 30 to 120 s at phase 5 and suspicion 5', () => {
    expect(bounds('remarks', 1, 0)).toEqual([70_500, 282_000]);
    expect(bounds('remarks', 5, 5)).toEqual([30_000, 120_000]);
  });

  test('[R-UI-06] is never under 20 s nor over 300 s, and every step of phase or suspicion shortens it', () => {
    const point = fc.integer({ min: 0, max: 4 });
    fc.assert(
      fc.property(
        fc.constantFrom('glitches', 'remarks'),
        point,
        point,
        fc.double({ min: 0, max: 1, noNaN: true, maxExcluded: true }),
        (kind, phase, suspicion, ratio) => {
          const wait = (phase: number, suspicion: number) =>
            ambientWaitMs(kinds[kind], facts(phase, suspicion), scripted(ratio));
          const here = wait(phase, suspicion);
          expect(here).toBeLessThanOrEqual(300_000);
          for (const further of [wait(phase + 1, suspicion), wait(phase, suspicion + 1)]) {
            expect(further).toBeLessThan(here);
            expect(further).toBeGreaterThanOrEqual(20_000);
          }
        },
      ),
      { seed: 7 },
    );
  });
});

describe('glitches', () => {
  test('[R-UI-06] the first on a page comes after 20 to 35 s, or as it was drawn if that is sooner', () => {
    expect(firstDisturbanceAt(startAt + 180_000, startAt)).toBe(startAt + 20_000);
    expect(firstDisturbanceAt(startAt + 179_999, startAt)).toBe(startAt + 20_000 + 14_999);
    expect(firstDisturbanceAt(startAt + 10_000, startAt)).toBe(startAt + 10_000);
    expect(firstDisturbanceAt(startAt - 1, startAt)).toBe(startAt - 1);
  });

  /** 600 ambient effects on a page whose glitches are of the kind `hold`. */
  const drawn = (phase: number, suspicion: number, stability: number) => {
    const random = seededRandom(7);
    const state = { facts: facts(phase, suspicion), stability };
    return Array.from({ length: 600 }, () => drawDisturbance(1, 'hold', state, random));
  };
  const glitchesOf = (phase: number) =>
    drawn(phase, 0, 1).flatMap((each) => (each.kind === 'glitch' ? [each.glitch] : []));

  test('[R-UI-06] are of the page’s own kind, from phase 3 on one in three of another', () => {
    expect(new Set(glitchesOf(2))).toEqual(new Set(['hold']));
    const all = glitchesOf(3);
    const share = all.filter((kind) => kind === 'hold').length / all.length;
    expect(share).toBeGreaterThan(0.57);
    expect(share).toBeLessThan(0.77);
    expect(new Set(all)).toEqual(new Set(glitchKinds));
  });

  test('[B-OVL-06] three in five effects show a machine reading on an intact page, three in twenty on one that falls apart', () => {
    expect([0, 0.5, 1].map((unrest) => readingShare(unrest).toFixed(3))).toEqual(['0.600', '0.375', '0.150']);
    const share = (phase: number, stability: number) =>
      drawn(phase, 0, stability).filter(({ kind }) => kind === 'reading').length / 600;
    expect(share(0, 1)).toBeCloseTo(0.6, 1);
    expect(share(0, 0.2)).toBeCloseTo(0.15, 1);
    // A higher phase lowers the share, because it raises the unrest: about a quarter at phase 5.
    expect(share(5, 1)).toBeCloseTo(0.24, 1);
  });

  test('[B-OVL-06] all kinds of reading come, and threads more often with suspicion', () => {
    const count = (suspicion: number) => {
      const readings = drawn(0, suspicion, 1).flatMap((each) => (each.kind === 'reading' ? [each] : []));
      expect(new Set(readings.map(({ reading }) => reading))).toEqual(new Set(readingKinds));
      return readings.filter(({ reading }) => reading === 'threads').length / readings.length;
    };
    expect(count(0)).toBeCloseTo(2 / 9, 1);
    expect(count(5)).toBeCloseTo(7 / 14, 1);
  });
});

describe('the reach of a glitch', () => {
  const reach = (stability: number, phase: number, ratio: number, id = 1) =>
    drawDisturbance(id, 'hold', { facts: facts(phase, 0), stability }, scripted(0, 0, ratio, 0.9)).reach;

  test('[R-UI-06] is one line at phase 0, up to two fifths of the window at phase 5, up to half at stability 0.2', () => {
    expect([unrestOf(1, 0, 0), unrestOf(1, 5, 0), unrestOf(0.6, 0, 0), unrestOf(0.2, 5, 0)]).toEqual([0, 0.8, 0.5, 1]);
    expect(reach(1, 0, 1)).toBe(0);
    expect([reach(1, 5, 0), reach(1, 5, 1)]).toEqual([expect.closeTo(0.2), 0.4]);
    expect([reach(0.2, 0, 0), reach(0.2, 0, 1)]).toEqual([0.25, 0.5]);
  });

  test('[R-UI-06] grows with each effect of a visit, up to a seventh of the window from the fifth on', () => {
    expect([0, 1, 4, 5, 40].map((shown) => unrestOf(1, 0, shown))).toEqual([0, 0.075, 0.3, 0.3, 0.3]);
    expect([1, 2, 5, 6, 40].map((id) => reach(1, 0, 1, id).toFixed(4))).toEqual([
      '0.0000',
      '0.0375',
      '0.1500',
      '0.1500',
      '0.1500',
    ]);
    // A phase or a low stability that gives more is not exceeded.
    expect([reach(1, 5, 1, 40), reach(0.2, 0, 1, 40)]).toEqual([0.4, 0.5]);
  });
});

test('[B-OVL-06] a reading takes a twentieth to a tenth of the window at unrest 0, and a half from unrest 0.54 on', () => {
  const reach = (stability: number, ratio: number) => {
    const all = drawDisturbance(1, 'hold', { facts: facts(0, 0), stability }, scripted(0, 0, ratio, 0, 0));
    return [all.kind, Number(all.reach.toFixed(3))];
  };
  expect([reach(1, 0), reach(1, 1)]).toEqual([
    ['reading', 0.05],
    ['reading', 0.1],
  ]);
  expect(reach(0.6, 1)).toEqual(['reading', 0.475]);
  expect([reach(0.5, 1), reach(0.2, 1)]).toEqual([
    ['reading', 0.5],
    ['reading', 0.5],
  ]);
});

describe('remarks', () => {
  const route = { path: '/kitchen', eggs: 'drift', glitches: false, narrative: true } as const;
  const begun = initialRemarks(facts(1, 0), startAt, scripted(0));

  test.each([
    ['on one page', false],
    ['from page to page', true],
  ])('[R-UI-06] %s every remark comes once a round, and none twice in a row, for any seed', (_where, isTurning) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xffff_ffff }), (seed) => {
        const random = seededRandom(seed);
        let state = begun;
        const lines: number[] = [];
        for (let count = 0; count < 40; count += 1) {
          state = nextRemark(state, { facts: facts(1, 0), route, nowMs: startAt }, random);
          lines.push(state.shown?.index ?? -1);
          if (isTurning) state = clearRemark(state, startAt);
        }
        for (let from = 0; from < 40; from += 8)
          expect(lines.slice(from, from + 8).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
        expect(lines.filter((line, at) => at > 0 && line === lines[at - 1])).toEqual([]);
        expect(state.count).toBe(40);
      }),
      { seed: 7, numRuns: 50 },
    );
  });

  test('[R-UI-06] at phase 0, on a route without remarks and without a route, there is a new wait and no remark', () => {
    const cases = [
      { facts: facts(0, 0), route },
      { facts: facts(1, 0), route: { ...route, narrative: false } },
      { facts: facts(1, 0), route: null },
    ];
    for (const given of cases) {
      const after = nextRemark(begun, { ...given, nowMs: begun.nextAt }, scripted(0));
      expect(after).toEqual({ ...begun, nextAt: after.nextAt });
      expect(after.nextAt).toBeGreaterThan(begun.nextAt);
    }
  });

  test('[R-UI-06] a new page has no remark for 20 s; a remark that is due later keeps its time', () => {
    expect(clearRemark({ ...begun, nextAt: startAt + settlingMs - 1 }, startAt).nextAt).toBe(startAt + settlingMs);
    expect(clearRemark({ ...begun, nextAt: startAt + settlingMs + 1 }, startAt).nextAt).toBe(startAt + settlingMs + 1);
    expect(resetRemarks({ ...begun, unused: [3] }).unused).toHaveLength(8);
  });

  test('[R-UI-06] the next agent may begin with any remark, also with the number that was shown last', () => {
    const first = nextRemark(begun, { facts: facts(1, 0), route, nowMs: startAt }, scripted(0));
    expect(first.shown?.index).toBe(0);
    const handed = nextRemark(resetRemarks(first), { facts: facts(2, 0), route, nowMs: startAt }, scripted(0));
    expect(handed.shown?.index).toBe(0);
  });
});
