import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createFlashLimit,
  type FlashDecision,
  type FlashRequest,
  isSaturatedRed,
  luminance,
  windowHeight,
  windowWidth,
} from '../../src/overlay/flash-limit.ts';
import type { Rgb } from '../../src/ui/colour.ts';

/** WCAG 2.3.1: the smallest change of relative luminance that counts. */
const flashThreshold = 0.1;

const slate: Rgb = [12 / 255, 14 / 255, 15 / 255];
const ash: Rgb = [207 / 255, 210 / 255, 207 / 255];
const paper: Rgb = [244 / 255, 243 / 255, 238 / 255];
const white: Rgb = [1, 1, 1];
const red: Rgb = [1, 0, 0];

const request = (changes: Partial<FlashRequest> = {}): FlashRequest => ({
  area: { x: 0, y: 0, width: 200, height: 40 },
  from: slate,
  to: ash,
  startAt: 0,
  durationMs: 200,
  maxDelayMs: 0,
  ...changes,
});

describe('luminance', () => {
  it('[B-A11Y-02] is that of WCAG: 0 for black, 1 for white, 0.2126 for full red', () => {
    expect(luminance([0, 0, 0])).toBe(0);
    expect(luminance(white)).toBeCloseTo(1, 10);
    expect(luminance(red)).toBeCloseTo(0.2126, 10);
  });

  it('[B-A11Y-02] a red is saturated from four fifths of the linear light upwards', () => {
    expect(isSaturatedRed(red)).toBe(true);
    expect(isSaturatedRed([1, 0.4, 0.4])).toBe(false);
    expect(isSaturatedRed([0, 0, 0])).toBe(false);
    // The warning colour of this site just counts as a saturated red, so it must never be animated.
    expect(isSaturatedRed([178 / 255, 69 / 255, 47 / 255])).toBe(true);
  });
});

describe('the flash limit', () => {
  it('[B-A11Y-02] grants two flashes in a second and dims the third', () => {
    const limit = createFlashLimit();
    expect(limit.ask(request()).kind).toBe('granted');
    expect(limit.ask(request({ startAt: 300 })).kind).toBe('granted');
    const third = limit.ask(request({ startAt: 600 }));
    expect(third.kind).toBe('dimmed');
    expect(third.gain).toBeLessThan(0.5);
  });

  it('[B-A11Y-02] delays the third, if it may wait, until one second after the end of the first', () => {
    const limit = createFlashLimit();
    limit.ask(request());
    limit.ask(request({ startAt: 300 }));
    expect(limit.ask(request({ startAt: 600, maxDelayMs: 599 })).kind).toBe('dimmed');
    const other = createFlashLimit();
    other.ask(request());
    other.ask(request({ startAt: 300 }));
    expect(other.ask(request({ startAt: 600, maxDelayMs: 600 }))).toEqual({ kind: 'delayed', startAt: 1200, gain: 1 });
  });

  it('[B-A11Y-02] a flash that comes a second later leaves room for one before it, one that comes sooner does not', () => {
    const before = (startAt: number) => {
      const limit = createFlashLimit();
      limit.ask(request({ startAt }));
      limit.ask(request({ startAt }));
      return limit.ask(request()).kind;
    };
    expect([before(5000), before(1200), before(1199)]).toEqual(['granted', 'granted', 'dimmed']);
  });

  it('[B-A11Y-02] faint effects at one place and time share what a flash may change', () => {
    const limit = createFlashLimit();
    const grey = 0.27;
    const faint = request({ to: [grey, grey, grey] });
    expect(luminance(faint.to) - luminance(slate)).toBeCloseTo(0.055, 2);
    expect(limit.ask(faint)).toEqual({ kind: 'granted', startAt: 0, gain: 1 });
    const second = limit.ask(faint);
    expect(second.kind).toBe('dimmed');
    expect(second.gain).toBeGreaterThan(0.3);
    expect(second.gain).toBeLessThan(0.5);
    expect(limit.ask(faint)).toEqual({ kind: 'refused', startAt: 0, gain: 0 });
    expect(limit.ask(request({ to: faint.to, startAt: 200 })).gain).toBe(1);
  });

  it('[B-A11Y-02] counts flashes together only if one 341 by 256 window can contain them', () => {
    const at = (x: number, y: number): FlashRequest => request({ area: { x, y, width: 100, height: 100 } });
    const ask = (x: number, y: number): FlashDecision['kind'] => {
      const limit = createFlashLimit();
      limit.ask(at(0, 0));
      limit.ask(at(0, 0));
      return limit.ask(at(x, y)).kind;
    };
    expect(ask(100 + windowWidth - 1, 0)).toBe('dimmed');
    expect(ask(100 + windowWidth, 0)).toBe('granted');
    expect(ask(0, 100 + windowHeight - 1)).toBe('dimmed');
    expect(ask(0, 100 + windowHeight)).toBe('granted');
  });

  it('[B-A11Y-02] a change under a tenth is no flash, nor is a change whose darker image is bright', () => {
    const limit = createFlashLimit();
    const faint: Rgb = [0.2, 0.2, 0.2];
    expect(Math.abs(luminance(faint) - luminance(slate))).toBeLessThan(flashThreshold);
    limit.ask(request());
    limit.ask(request());
    expect(limit.ask(request({ to: faint, startAt: 500 })).kind).toBe('granted');
    expect(limit.ask(request({ from: paper, to: white, startAt: 800 })).kind).toBe('granted');
  });

  it('[B-A11Y-02] faint effects at one place never add up to a flash', () => {
    const limit = createFlashLimit();
    const leaves = Array.from({ length: 6 }, () => limit.ask(request({ to: [0.22, 0.22, 0.22] })));
    const sum = leaves.reduce((total, { gain }) => {
      const reached = slate.map((value, index) => value + ([0.22, 0.22, 0.22][index]! - value) * gain);
      return total + Math.abs(luminance(reached as unknown as Rgb) - luminance(slate));
    }, 0);
    expect(sum).toBeLessThan(flashThreshold);
    expect(leaves.at(-1)?.kind).toBe('refused');
  });

  it('[B-A11Y-02] refuses a saturated red of any size and strength', () => {
    expect(createFlashLimit().ask(request({ to: red })).kind).toBe('refused');
    expect(createFlashLimit().ask(request({ to: [0.1, 0, 0], area: { x: 0, y: 0, width: 1, height: 1 } })).kind).toBe(
      'refused',
    );
  });
});

const channel = fc.double({ min: 0, max: 1, noNaN: true });
const colour = fc.tuple(channel, channel, channel) as fc.Arbitrary<Rgb>;
const anyRequest: fc.Arbitrary<FlashRequest> = fc.record({
  area: fc.record({
    x: fc.integer({ min: 0, max: 1400 }),
    y: fc.integer({ min: 0, max: 900 }),
    width: fc.integer({ min: 1, max: 1440 }),
    height: fc.integer({ min: 1, max: 900 }),
  }),
  from: colour,
  to: colour,
  startAt: fc.integer({ min: 0, max: 5000 }),
  durationMs: fc.integer({ min: 16, max: 1500 }),
  maxDelayMs: fc.integer({ min: 0, max: 1500 }),
});

interface Shown {
  readonly asked: FlashRequest;
  readonly startAt: number;
  readonly endAt: number;
  /** Luminance of the darker image, as shown. */
  readonly low: number;
  /** Luminance of the lighter image, as shown. */
  readonly high: number;
}

/** Makes the requests in the order of their starts. Returns the effects that are shown, also those that are dimmed. */
function shownOf(requests: readonly FlashRequest[]): readonly Shown[] {
  const limit = createFlashLimit();
  return [...requests]
    .sort((a, b) => a.startAt - b.startAt)
    .flatMap((asked) => {
      const leave = limit.ask(asked);
      if (leave.kind === 'refused') return [];
      const reached = asked.from.map((value, index) => value + (asked.to[index]! - value) * leave.gain);
      const [low, high] = [luminance(asked.from), luminance(reached as unknown as Rgb)].sort((a, b) => a - b);
      return [{ asked, startAt: leave.startAt, endAt: leave.startAt + asked.durationMs, low: low!, high: high! }];
    });
}

const isFlash = ({ low, high }: Shown): boolean => high - low >= flashThreshold && low < 0.8;

describe('the flash limit, for any requests', () => {
  it('[B-A11Y-02] never shows three flashes in any second of any 341 by 256 window', () => {
    fc.assert(
      fc.property(fc.array(anyRequest, { maxLength: 40 }), (requests) => {
        const flashes = shownOf(requests).filter(isFlash);
        // A window and a second with the most flashes can be moved until each touches an edge of a flash. So only
        // windows and seconds that touch an edge are tested.
        for (const { asked } of flashes) {
          for (const { asked: other } of flashes) {
            const window = { left: asked.area.x + asked.area.width - 1, top: other.area.y + other.area.height - 1 };
            const seen = flashes.filter(
              ({ asked: { area } }) =>
                area.x < window.left + windowWidth &&
                area.x + area.width > window.left &&
                area.y < window.top + windowHeight &&
                area.y + area.height > window.top,
            );
            for (const { endAt } of seen) {
              const inSecond = seen.filter((each) => each.startAt < endAt - 1 + 1000 && each.endAt > endAt - 1);
              expect(inSecond.length).toBeLessThanOrEqual(2);
            }
          }
        }
      }),
      { numRuns: 300 },
    );
  });

  it('[B-A11Y-02] never starts an effect too early or too late, and never gives a gain above 1', () => {
    fc.assert(
      fc.property(fc.array(anyRequest, { maxLength: 30 }), (requests) => {
        const limit = createFlashLimit();
        for (const asked of requests) {
          const { kind, startAt, gain } = limit.ask(asked);
          expect(startAt).toBeGreaterThanOrEqual(asked.startAt);
          expect(startAt).toBeLessThanOrEqual(asked.startAt + asked.maxDelayMs);
          expect(gain).toBeGreaterThanOrEqual(0);
          expect(gain).toBeLessThanOrEqual(1);
          const wholeOrNothing = kind === 'refused' ? 0 : 1;
          expect(gain === wholeOrNothing || kind === 'dimmed').toBe(true);
        }
      }),
    );
  });

  it('[B-A11Y-02] shows no saturated red, and a dimmed effect stays under the change that counts as a flash', () => {
    fc.assert(
      fc.property(fc.array(anyRequest, { maxLength: 30 }), (requests) => {
        const limit = createFlashLimit();
        for (const asked of requests) {
          const { kind, gain } = limit.ask(asked);
          const isRed = isSaturatedRed(asked.from) || isSaturatedRed(asked.to);
          expect(kind === 'refused' || !isRed).toBe(true);
          const over = (under: Rgb, paint: Rgb): number => {
            const reached = under.map((value, index) => value + (paint[index]! - value) * gain);
            return Math.abs(luminance(reached as unknown as Rgb) - luminance(under));
          };
          // An effect paints its background over the page's text, and its text over the page's background.
          const change = Math.max(over(asked.from, asked.to), over(asked.to, asked.from));
          expect(kind === 'dimmed' ? change : 0).toBeLessThan(flashThreshold);
        }
      }),
    );
  });
});
