import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { recordKinds } from '#contract/telemetry.ts';
import {
  cutText,
  dropThrough,
  foldBehavior,
  hasPending,
  nextBatch,
  readTelemetry,
  startPosition,
} from '#contract/telemetryFold.ts';
import { utf8Length } from '#contract/utf8Length.ts';
import { ingest } from '#core/behaviour.ts';
import { evolve } from '#core/evolve.ts';
import { seededRandom } from '#core/random.ts';
import { isTriggered, sumBeats } from '#core/recent.ts';
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
  });

  test('[R-BEH-02] dwell alone makes a flush due', () => {
    expect(hasPending(reading(['visible']).pending)).toBe(false);
    expect(hasPending(reading(['visible'], ['pulse']).pending)).toBe(true);
  });

  test('[R-BEH-03] a text is cut at 50 code units, or at 49 so that no character is split', () => {
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

  test('[R-BEH-01] records that make no sense are ignored, whatever they contain', () => {
    const { pending, recent } = freshState();
    const number = fc.oneof(fc.double(), fc.constantFrom(-1, 0, 1, 2, 3, 4, 5, 6, Number.NaN, Infinity));
    fc.assert(
      fc.property(fc.array(number, { maxLength: 60 }), fc.array(fc.string(), { maxLength: 3 }), (numbers, texts) => {
        const records = Float64Array.from(numbers);
        const next = ingest(pending, recent, { records, texts, through: Math.floor(numbers.length / 4) }, startAt);
        const { data } = foldBehavior(next.pending);
        expect(data.scrollPatterns.every(({ percent }) => percent >= 0 && percent <= 100)).toBe(true);
        expect(data.dwellTime).toBeGreaterThanOrEqual(0);
        // The state contains only JSON values, so that a snapshot restores the same pending records.
        expect(JSON.parse(JSON.stringify(next.pending))).toEqual(next.pending);
        expect(() => nextBatch(next.pending, 'session-0123456789', 1)).not.toThrow();
      }),
      { seed: 7 },
    );
  });

  test('[R-BEH-01] a clock that jumps forward adds a minute of dwell at most, one that jumps back adds none', () => {
    const position = { ...startPosition, isInView: true, newestAt: startAt };
    const dwellAfter = (...times: number[]) => {
      const records = Float64Array.from(times.flatMap((time) => [recordKinds.pulse, time, 0, -1]));
      const read = readTelemetry(position, { records, texts: [], through: times.length });
      return read.records.reduce((sum, { dwellMs }) => sum + dwellMs, 0);
    };
    expect(dwellAfter(startAt + 59_000)).toBe(59_000);
    expect(dwellAfter(startAt + 86_400_000)).toBe(60_000);
    expect(dwellAfter(startAt - 86_400_000, startAt - 86_399_000)).toBe(1000);
  });

  test('[R-BEH-01] telemetry read in two parts gives the same records as read in one', () => {
    const reader = new Reader();
    const acts: Act[] = [['visible'], ['scroll', 5.55], ['hover', 'h'], ['hidden'], ['visible'], ['interaction', 'i']];
    const whole = reader.batch(acts, 333.3);
    const half = { ...whole, records: whole.records.slice(0, 12), through: 3 };
    const first = readTelemetry(startPosition, half);
    const second = readTelemetry(first.position, whole);
    const atOnce = readTelemetry(startPosition, whole);
    expect([...first.records, ...second.records]).toEqual(atOnce.records);
    expect(second.position).toEqual(atOnce.position);
    expect(readTelemetry(second.position, whole).records).toEqual([]);
  });

  test('[R-BEH-02] a closed batch and the rest together contain exactly what was pending', () => {
    const acts = fc.array(fc.constantFrom<Act>(['scroll', 5], ['hover', 'h'], ['interaction', 'click:i'], ['pulse']), {
      minLength: 1,
      maxLength: 30,
    });
    fc.assert(
      fc.property(acts, fc.integer({ min: 1, max: 30 }), (list, through) => {
        const { pending } = reading(['visible'], ...list);
        const left = dropThrough(pending, through);
        const closed = { ...pending, records: pending.records.filter(({ ordinal }) => ordinal <= through) };
        const [all, before, after] = [pending, closed, left].map((part) => foldBehavior(part).data);
        expect([...(before?.scrollPatterns ?? []), ...(after?.scrollPatterns ?? [])]).toEqual(all?.scrollPatterns);
        expect([...(before?.hoverTargets ?? []), ...(after?.hoverTargets ?? [])]).toEqual(all?.hoverTargets);
        expect((before?.dwellTime ?? 0) + (after?.dwellTime ?? 0)).toBe(all?.dwellTime);
        expect(after?.lastInteraction).toBe(all?.lastInteraction);
      }),
      { seed: 7 },
    );
  });

  test('[R-BEH-01] a batch has every scroll, hover and interaction in its order, and all the dwell', () => {
    const act = fc.constantFrom<Act>(
      ['scroll', 5],
      ['scroll', 80],
      ['hover', 'h'],
      ['interaction', 'click:i'],
      ['pulse'],
      ['moved', 9],
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 40 }), (list) => {
        const { pending } = reading(['visible'], ...list);
        const { data, count, end } = foldBehavior(pending);
        const textsOf = (kind: string) => list.filter(([one]) => one === kind).map(([, text]) => text);
        expect(data.scrollPatterns.map(({ percent }) => percent)).toEqual(textsOf('scroll'));
        expect(data.hoverTargets).toEqual(textsOf('hover'));
        expect(data.interactionSequence).toEqual(textsOf('interaction'));
        const [first, last] = [pending.records[0]?.atMs ?? 0, pending.records.at(-1)?.atMs ?? 0];
        expect(data.dwellTime).toBe(last - first);
        expect([count, end]).toEqual([pending.records.length, pending.end]);
      }),
      { seed: 7 },
    );
  });

  test('[R-BEH-04] of 1,001 scrolls the newest 500 stay, of 1,000 all', () => {
    const kept = (count: number) => {
      const acts = Array.from({ length: count }, (_, index): Act => ['scroll', index % 100]);
      return foldBehavior(reading(...acts).pending).data.scrollPatterns;
    };
    expect(kept(1000)).toHaveLength(1000);
    expect(kept(1001).map(({ percent }) => percent)).toEqual(Array.from({ length: 500 }, (_, at) => (at + 501) % 100));
  });

  test('[R-EGG-04] travel is what lies between two scrolls; where the page moved by itself, the next begins there', () => {
    const { recent } = reading(
      ['pulse'],
      ['scroll', 10],
      ['scroll', 25],
      ['moved', 90],
      ['visible'],
      ['scroll', 80],
      ['pulse'],
    );
    expect(sumBeats(recent.beats)).toEqual({ travelPercent: 25, hovers: 0, interactions: 0 });
    expect(recent.lastPercent).toBe(80);
  });

  test('[R-BEH-01] a batch that was read before changes nothing', () => {
    const state = freshState();
    const batch = new Reader().batch([['visible'], ['hover', 'a mug'], ['scroll', 5]]);
    const once = ingest(state.pending, state.recent, batch, startAt);
    const twice = ingest(once.pending, once.recent, batch, startAt + 50_000);
    expect(twice.pending).toBe(once.pending);
    expect(twice.recent).toBe(once.recent);
  });

  test('[R-BEH-01, R-BEH-04] a body has at most 60,000 bytes, and no record is left for the next batch while there is room', () => {
    const text = fc.string({ unit: fc.constantFrom('a', 'ä', '”', '\u0001', '\ud800'), minLength: 40, maxLength: 50 });
    const list = fc.tuple(
      fc.constantFrom(0, 400, 900, 999),
      fc.array(text, { maxLength: 100, size: 'max' }),
      fc.array(fc.string({ unit: fc.constantFrom('a', '\u0001'), minLength: 60, maxLength: 80 }), {
        maxLength: 200,
        size: 'max',
      }),
    );
    fc.assert(
      fc.property(list, ([scrolls, hovers, interactions]) => {
        const acts: Act[] = [
          ...Array.from({ length: scrolls }, (_, index): Act => ['scroll', (index % 1000) / 10]),
          ...hovers.map((one): Act => ['hover', one]),
          ...interactions.map((one): Act => ['interaction', one]),
        ];
        const { pending } = reading(...acts);
        const bytesOf = (through: number) => {
          const part = foldBehavior({ ...pending, records: pending.records.slice(0, through) });
          return new TextEncoder().encode(JSON.stringify({ behaviorData: part.data })).length;
        };
        const { count, isFull } = foldBehavior(pending);
        expect(bytesOf(count)).toBeLessThanOrEqual(60_000);
        // The size of a scroll entry is overestimated by at most 20 bytes.
        const isCut = count < acts.length;
        expect(bytesOf(count)).toBeGreaterThan(isCut ? 60_000 - 700 - 20 * scrolls : 0);
        expect(isFull).toBe(isCut || hovers.length >= 100 || interactions.length >= 200);
      }),
      { seed: 7, numRuns: 40 },
    );
  });

  test('[R-EGG-04] what the reader has not done is no trigger, and what was done is one for 15 s', () => {
    const kinds = ['scroll', 'hover', 'click', 'dwell'] as const;
    const triggersOf = (atMs: number, ...acts: Act[]) => {
      const { recent } = reading(...acts);
      return kinds.filter((kind) => isTriggered(kind, recent, atMs));
    };
    expect(triggersOf(startAt, ['visible'])).toEqual([]);
    expect(triggersOf(startAt, ['visible'], ['pulse'])).toEqual(['dwell']);
    expect(triggersOf(startAt, ['hover', 'a mug'])).toEqual(['hover']);
    expect(triggersOf(startAt, ['interaction', 'click:i'])).toEqual(['click']);
    expect(triggersOf(startAt, ['scroll', 5], ['scroll', 9])).toEqual(['scroll']);
    expect(triggersOf(startAt + 15_000, ['hover', 'a mug'])).toEqual(['hover']);
    expect(triggersOf(startAt + 15_001, ['hover', 'a mug'])).toEqual([]);
    expect(isTriggered('time', reading().recent, startAt)).toBe(true);
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
