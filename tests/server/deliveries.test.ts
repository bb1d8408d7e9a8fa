import { describe, expect, it } from 'vitest';
import type { CountedLoad } from '#contract/api/visitorExport.ts';
import { countDelivery, mostLoads, mostRanges } from '../../server/storage/deliveries.ts';
import { noon } from '../support/app.ts';

const weekMs = 7 * 86_400_000;
type Counted = readonly CountedLoad[];

/** The counted deliveries after the deliveries `names` are counted. Each name must be new. */
const after = (names: readonly string[], at = noon, before: Counted = []): Counted =>
  names.reduce<Counted>((counted, name) => {
    const next = countDelivery(counted, name, at);
    expect(next, name).not.toBeNull();
    return next ?? [];
  }, before);
const named = (load: string, numbers: readonly number[]) => numbers.map((number) => `${load}-${number}`);
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

describe('[B-STO-01] which deliveries were counted', () => {
  it('numbers in any order become ranges, and each counts once', () => {
    expect(after(named('s', [1, 2, 3]))).toEqual([{ load: 's', numbers: [[1, 3]], at: noon }]);
    const gap = after(named('s', [1, 2, 5, 4]));
    expect(gap).toEqual([
      {
        load: 's',
        numbers: [
          [1, 2],
          [4, 5],
        ],
        at: noon,
      },
    ]);
    for (const name of named('s', [1, 2, 4, 5])) expect(countDelivery(gap, name, noon), name).toBeNull();
    expect(after(['s-3'], noon, gap)).toEqual([{ load: 's', numbers: [[1, 5]], at: noon }]);
    expect(after(['s-0'], noon, gap)[0]?.numbers).toEqual([
      [0, 2],
      [4, 5],
    ]);
  });

  it('a name without a number counts once, and is none of the numbers of its load', () => {
    const click = '0f8fad5b-d9cb-469f-a165-708677289501';
    const counted = after([click, 'kept', 'kept-0', 'kept-007', 'kept-7', 'a--1', 'a-', 'a']);
    expect(counted.map(({ load, numbers }) => [load, numbers])).toEqual([
      [click, [[-1, -1]]],
      ['kept-007', [[-1, -1]]],
      [
        'kept',
        [
          [-1, 0],
          [7, 7],
        ],
      ],
      [
        'a-',
        [
          [-1, -1],
          [1, 1],
        ],
      ],
      ['a', [[-1, -1]]],
    ]);
    for (const name of [click, 'kept', 'kept-0', 'kept-007', 'kept-7', 'a--1', 'a-', 'a'])
      expect(countDelivery(counted, name, noon), name).toBeNull();
  });

  it(`the ${mostLoads} loads with the latest delivery stay`, () => {
    const full = after(upTo(mostLoads).map((load) => `load${load}-1`));
    expect(full).toHaveLength(mostLoads);
    const latest = after(['load1-2', 'more-1'], noon, full);
    expect(latest).toHaveLength(mostLoads);
    expect(countDelivery(latest, 'load1-1', noon)).toBeNull();
    expect(countDelivery(latest, 'load3-1', noon)).toBeNull();
    expect(countDelivery(latest, 'load2-1', noon)).not.toBeNull();
  });

  it(`of one load ${mostRanges} ranges stay; then the lowest gap is closed`, () => {
    const even = upTo(mostRanges).map((number) => 2 * number);
    const full = after(named('s', even));
    expect(full[0]?.numbers).toHaveLength(mostRanges);
    expect(countDelivery(full, 's-3', noon)).not.toBeNull();
    const more = after([`s-${2 * mostRanges + 2}`], noon, full);
    expect(more[0]?.numbers).toHaveLength(mostRanges);
    expect(more[0]?.numbers.slice(0, 2)).toEqual([
      [2, 4],
      [6, 6],
    ]);
    expect(countDelivery(more, 's-3', noon)).toBeNull();
    expect(countDelivery(more, 's-5', noon)).not.toBeNull();
  });
});

it('[B-PRV-03] a load is forgotten 7 days after its last delivery, by the next one of another load', () => {
  const before = after(['s-1']);
  expect(after(['t-1'], noon + weekMs, before).map(({ load }) => load)).toEqual(['s', 't']);
  expect(after(['t-1'], noon + weekMs + 1, before).map(({ load }) => load)).toEqual(['t']);
  const later = after(['s-2'], noon + 1, before);
  expect(after(['t-1'], noon + weekMs + 1, later).map(({ load }) => load)).toEqual(['s', 't']);
  // The load is still known when its own delivery is sent again.
  expect(countDelivery(before, 's-1', noon + weekMs + 1)).toBeNull();
});
