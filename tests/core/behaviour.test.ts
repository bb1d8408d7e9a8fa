import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordKinds } from '#contract/telemetry.ts';
import { dropThrough, hasPending, prepareBatch } from '#core/batches.ts';
import { cutText, ingest } from '#core/behaviour.ts';
import { evolve } from '#core/evolve.ts';
import { seededRandom } from '#core/random.ts';
import { utf8Length } from '#core/utf8Length.ts';
import type { SimulationState } from '#core/state.ts';
import { freshState, Reader, startAt, type Act } from './build.ts';

const reading = (...acts: Act[]): SimulationState => {
  const state = freshState();
  return { ...state, ...ingest(state.pending, state.recent, new Reader().batch(acts), startAt) };
};

describe('telemetry', () => {
  test('[R-BEH-02] a flush is due at 30 s and not at 29.9', () => {
    const state = reading(['hover', 'a mug']);
    expect(evolve(state, startAt + 29_900, seededRandom(1)).isFlushDue).toBe(false);
    expect(evolve(state, startAt + 30_000, seededRandom(1)).isFlushDue).toBe(true);
    expect(evolve(freshState(), startAt + 30_000, seededRandom(1)).isFlushDue).toBe(false);
  });

  test('[R-BEH-02] dwell alone is worth a flush', () => {
    expect(hasPending(reading(['visible']).pending)).toBe(false);
    expect(hasPending(reading(['visible'], ['pulse']).pending)).toBe(true);
  });

  test('[R-BEH-03] a text of any characters is cut at 50 units or one before, and stays whole characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 80 }), (text) => {
        const cut = cutText(text, 50);
        expect(text.startsWith(cut)).toBe(true);
        expect(cut.length).toBe(text.length <= 50 ? text.length : Math.max(cut.length, 49));
        expect(new TextDecoder().decode(new TextEncoder().encode(cut))).toBe(cut);
      }),
      { seed: 7 },
    );
  });

  test('[R-BEH-01] records of no sense are passed over, whatever they hold', () => {
    const { pending, recent } = freshState();
    const number = fc.oneof(fc.double(), fc.constantFrom(-1, 0, 1, 2, 3, 4, 5, 6, Number.NaN, Infinity));
    fc.assert(
      fc.property(fc.array(number, { maxLength: 60 }), fc.array(fc.string(), { maxLength: 3 }), (numbers, texts) => {
        const records = Float64Array.from(numbers);
        const next = ingest(pending, recent, { records, texts, through: Math.floor(numbers.length / 4) }, startAt);
        expect(next.pending.scrolls.every(Number.isFinite)).toBe(true);
        expect(next.pending.dwellMs).toBeGreaterThanOrEqual(0);
        expect(() => prepareBatch({ ...freshState(), ...next })).not.toThrow();
      }),
      { seed: 7 },
    );
  });

  test('[R-BEH-01] a clock that jumps adds a minute of dwell at most, one that runs back none', () => {
    const state = freshState();
    const records = (...times: number[]) =>
      Float64Array.from(times.flatMap((time) => [recordKinds.pulse, time, 0, -1]));
    const pending = { ...state.pending, inView: true, newestAt: startAt };
    const dwellAfter = (...times: number[]) =>
      ingest(pending, state.recent, { records: records(...times), texts: [], through: times.length }, startAt).pending
        .dwellMs;
    expect(dwellAfter(startAt + 59_000)).toBe(59_000);
    expect(dwellAfter(startAt + 86_400_000)).toBe(60_000);
    expect(dwellAfter(startAt - 86_400_000, startAt - 86_399_000)).toBe(1000);
  });

  test('[R-BEH-02] what is dropped and what is left are what was there', () => {
    const acts = fc.array(fc.constantFrom<Act>(['scroll', 5], ['hover', 'h'], ['interaction', 'click:i'], ['pulse']), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(acts, fc.nat(32), (list, through) => {
        const { pending } = reading(['visible'], ...list);
        const left = dropThrough(pending, through);
        const count = ({ scrolls, hoverTexts, interactionTexts }: typeof pending) =>
          scrolls.length / 3 + hoverTexts.length + interactionTexts.length;
        const dropped = ['visible', ...list.map(([kind]) => kind)]
          .slice(0, through)
          .filter((kind) => kind !== 'pulse' && kind !== 'visible').length;
        expect(count(left)).toBe(count(pending) - dropped);
        expect(left.dwellMs).toBe(through >= pending.through ? 0 : pending.dwellMs);
      }),
      { seed: 7 },
    );
  });

  test('the byte count is that of a real encoder, lone surrogates included', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'binary' }),
        fc.string({ unit: fc.constantFrom('\ud800', '\udc00', 'a') }),
        (a, b) => {
          expect(utf8Length(a + b)).toBe(new TextEncoder().encode(a + b).length);
        },
      ),
      { seed: 7 },
    );
  });
});
