import * as fc from 'fast-check';
import { Value } from 'typebox/value';
import { beforeEach, describe, expect, test } from 'vitest';
import { BehaviorTrackSchema, type BehaviorData } from '#contract/api/visitor.ts';
import type { PreparedBatch } from '#contract/simulation.ts';
import { options, Reader, startAt, type Act } from '../core/build.ts';
import { begin, fakeTime, type Simulation } from './simulation.ts';

beforeEach(() => void fakeTime());

const dataOf = (batch: PreparedBatch | null): BehaviorData =>
  (JSON.parse(batch?.body ?? '{}') as { behaviorData: BehaviorData }).behaviorData;

const read = (simulation: Simulation, reader: Reader, acts: readonly Act[], stepMs?: number) =>
  simulation.send({ kind: 'telemetry', batch: reader.batch(acts, stepMs) });

const sent = (simulation: Simulation, { sequence, through } = simulation.view.preparedBatch as PreparedBatch) =>
  simulation.send({ kind: 'batch-sent', sequence, through });

test('[R-BEH-01] [R-CARD-03] [R-CARD-07] scroll, hover, dwell and order of interaction come out as the payload of the spec', async () => {
  const simulation = await begin();
  expect(simulation.view.preparedBatch).toBeNull();
  const acts: Act[] = [
    ['visible'],
    ['scroll', 12.34],
    ['hover', 'a chipped mug'],
    ['interaction', 'view:/void'],
    ['scroll', 40],
    ['interaction', 'click:Continue'],
    ['pulse'],
  ];
  await read(simulation, new Reader(), acts, 500);
  const batch = simulation.view.preparedBatch as PreparedBatch;
  expect(batch).toMatchObject({ id: `${options.sessionId}-1`, sequence: 1, through: 7 });
  expect(JSON.parse(batch.body)).toEqual({
    behaviorData: {
      scrollPatterns: [
        { percent: 12.3, timestamp: startAt + 1000 },
        { percent: 40, timestamp: startAt + 2500 },
      ],
      hoverTargets: ['a chipped mug'],
      dwellTime: 3000,
      interactionSequence: ['view:/void', 'click:Continue'],
      lastInteraction: startAt + 3000,
      timestamp: startAt + 3500,
    },
  });
  expect(Value.Check(BehaviorTrackSchema, JSON.parse(batch.body))).toBe(true);
});

test('[R-BEH-01] dwell counts while the page is in view, and stands still while it is hidden', async () => {
  const simulation = await begin();
  const reader = new Reader();
  await read(simulation, reader, [['visible'], ['pulse'], ['hidden']], 1000);
  expect(dataOf(simulation.view.preparedBatch).dwellTime).toBe(2000);
  reader.at += 600_000;
  await read(simulation, reader, [['visible'], ['pulse']], 1000);
  expect(dataOf(simulation.view.preparedBatch).dwellTime).toBe(3000);
});

test('[R-BEH-01] a new page starts at its own top: the way back up there is no scrolling', async () => {
  const simulation = await begin();
  const reader = new Reader();
  for (const path of ['/void', '/kitchen', '/echoes', '/visitors']) {
    await simulation.send({ kind: 'route', rules: { path, eggs: 'none', glitches: false, narrative: false } });
    await read(simulation, reader, [
      ['scroll', 20],
      ['scroll', 90],
    ]);
  }
  // Four times 70 percent; with the ways back it would be 490, and skimming.
  expect(simulation.view.behaviorPattern).toBe('lingering');
  await read(simulation, reader, [['scroll', 70]]);
  expect(simulation.view.behaviorPattern).toBe('skimming');
});

describe('the flush', () => {
  const dueAt = (simulation: Simulation) => simulation.changes.filter(({ flushDue }) => flushDue === true).length;

  test('[R-BEH-02] is due at 30 s and not before, and every 30 s from there', async () => {
    const simulation = await begin();
    await read(simulation, new Reader(), [['hover', 'docket 31,207']]);
    await simulation.pass(29_900);
    expect(dueAt(simulation)).toBe(0);
    await simulation.pass(100);
    expect(dueAt(simulation)).toBe(1);
    await simulation.pass(29_900);
    expect(dueAt(simulation)).toBe(1);
    await simulation.pass(100);
    expect(dueAt(simulation)).toBe(2);
  });

  test('[R-BEH-02] is not due when nothing is pending', async () => {
    const simulation = await begin();
    await simulation.pass(60_000);
    expect(dueAt(simulation)).toBe(0);
    await read(simulation, new Reader(), [['hover', 'a radiator']]);
    await sent(simulation);
    await simulation.pass(60_000);
    expect(dueAt(simulation)).toBe(0);
  });

  test('[R-BEH-02] keeps its beat while the inspector runs the clock sixty times as fast', async () => {
    const simulation = await begin({ speed: 60 });
    await read(simulation, new Reader(), [['hover', 'a radiator']]);
    await simulation.pass(1000);
    expect(dueAt(simulation)).toBe(1);
  });
});

test('[R-BEH-03] hover text is cut at 50 characters, and never through a character', async () => {
  const simulation = await begin();
  const [fifty, fiftyOne] = ['x'.repeat(50), 'y'.repeat(51)];
  const emoji = `${'z'.repeat(49)}🕯`;
  await read(simulation, new Reader(), [
    ['hover', fifty],
    ['hover', fiftyOne],
    ['hover', emoji],
  ]);
  expect(dataOf(simulation.view.preparedBatch).hoverTargets).toEqual([fifty, 'y'.repeat(50), 'z'.repeat(49)]);
});

test('[R-BEH-04] the scroll log keeps 1000 entries, and the 1001st leaves its newest 500', async () => {
  const simulation = await begin();
  const reader = new Reader();
  const scrolls = (count: number, from = 0): Act[] =>
    Array.from({ length: count }, (_, index) => ['scroll', ((from + index) % 1000) / 10]);
  await read(simulation, reader, scrolls(1000), 1);
  expect(dataOf(simulation.view.preparedBatch).scrollPatterns).toHaveLength(1000);
  await read(simulation, reader, scrolls(1, 1000), 1);
  const kept = dataOf(simulation.view.preparedBatch).scrollPatterns;
  expect(kept).toHaveLength(500);
  expect(kept[0]).toEqual({ percent: 50.1, timestamp: startAt + 502 });
  expect(kept.at(-1)).toEqual({ percent: 0, timestamp: startAt + 1001 });
});

describe('fault 7', () => {
  const hovers = (count: number): Act[] => Array.from({ length: count }, (_, n) => ['hover', `h${n}`]);
  const isDue = ({ changes }: Simulation) => changes.some(({ flushDue }) => flushDue === true);

  test.each<[string, Act[], Act]>([
    ['100 hovers', hovers(99), ['hover', 'h99']],
    [
      '200 interactions',
      Array.from({ length: 199 }, (_, n): Act => ['interaction', `click:${n}`]),
      ['interaction', 'click:199'],
    ],
    ['1000 scrolls', Array.from({ length: 999 }, (_, n): Act => ['scroll', n % 100]), ['scroll', 50]],
    // 483 bytes an entry, all of it escapes: 123 of them fit.
    [
      '60,000 bytes',
      Array.from({ length: 123 }, (): Act => ['interaction', '\u0001'.repeat(80)]),
      ['interaction', '\u0001'.repeat(80)],
    ],
  ])('[R-BEH-02] fault 7: a flush is due as soon as a batch holds %s', async (_name, nearly, last) => {
    const simulation = await begin();
    const reader = new Reader();
    await read(simulation, reader, nearly);
    expect(isDue(simulation)).toBe(false);
    await read(simulation, reader, [last]);
    expect(isDue(simulation)).toBe(true);
  });

  test('[R-BEH-02] fault 7: nothing is dropped: 5,000 hovers at once leave in fifty batches of a hundred, each due when the one before it has left', async () => {
    const simulation = await begin();
    await read(simulation, new Reader(), hovers(5000));
    const heard: string[] = [];
    const sizes: number[] = [];
    for (;;) {
      const batch = simulation.view.preparedBatch;
      if (batch === null) break;
      const { hoverTargets } = dataOf(batch);
      expect(Value.Check(BehaviorTrackSchema, JSON.parse(batch.body))).toBe(true);
      expect(isDue(simulation)).toBe(true);
      heard.push(...hoverTargets);
      sizes.push(hoverTargets.length);
      simulation.changes.length = 0;
      await sent(simulation);
    }
    expect(heard).toEqual(hovers(5000).map(([, text]) => text));
    expect(sizes).toEqual(Array.from({ length: 50 }, () => 100));
    expect(isDue(simulation)).toBe(false);
  });
});

describe('a sent batch', () => {
  test('[R-BEH-02] takes exactly its own records: what came later is in the next, under the next number', async () => {
    const simulation = await begin();
    const reader = new Reader();
    await read(simulation, reader, [['visible'], ['hover', 'first']], 1000);
    const first = simulation.view.preparedBatch as PreparedBatch;
    await read(
      simulation,
      reader,
      [
        ['hover', 'second'],
        ['scroll', 5],
        ['interaction', 'click:x'],
      ],
      1000,
    );
    await sent(simulation, first);
    const second = simulation.view.preparedBatch as PreparedBatch;
    expect(dataOf(first)).toMatchObject({ hoverTargets: ['first'], dwellTime: 1000 });
    expect(dataOf(second)).toMatchObject({
      hoverTargets: ['second'],
      scrollPatterns: [{ percent: 5 }],
      interactionSequence: ['click:x'],
      dwellTime: 3000,
    });
    expect([second.id, second.sequence]).toEqual([`${options.sessionId}-2`, 2]);

    // Said twice, or of another number, it changes nothing.
    await sent(simulation, first);
    await sent(simulation, { ...second, sequence: 3 });
    expect(simulation.view.preparedBatch).toEqual(second);
    await sent(simulation, second);
    expect(simulation.view.preparedBatch).toBeNull();
  });

  test('[R-BEH-02] telemetry that arrives twice counts once', async () => {
    const simulation = await begin();
    const batch = new Reader().batch([['visible'], ['hover', 'once'], ['pulse']], 1000);
    const again = { ...batch, records: batch.records.slice() };
    await simulation.send({ kind: 'telemetry', batch }, { kind: 'telemetry', batch: again });
    expect(dataOf(simulation.view.preparedBatch)).toMatchObject({ hoverTargets: ['once'], dwellTime: 2000 });
  });

  test('[R-BEH-01] no body is over 60,000 bytes; what does not fit is the next batch, and nothing is lost', async () => {
    const simulation = await begin();
    const reader = new Reader();
    // Control characters take six bytes each in JSON: the worst that a page can say.
    const acts: Act[] = Array.from({ length: 200 }, (_, n): Act[] => [
      ['scroll', n % 100],
      ['interaction', `${n}:${'\u0001'.repeat(70)}`],
    ]).flat();
    await read(simulation, reader, [['visible'], ...acts], 10);
    const order: string[] = [];
    let dwell = 0;
    let batches = 0;
    while (simulation.view.preparedBatch !== null) {
      const batch = simulation.view.preparedBatch;
      expect(new TextEncoder().encode(batch.body).length).toBeLessThanOrEqual(60_000);
      expect(Value.Check(BehaviorTrackSchema, JSON.parse(batch.body))).toBe(true);
      order.push(...dataOf(batch).interactionSequence.map((entry) => entry.slice(0, entry.indexOf(':'))));
      dwell += dataOf(batch).dwellTime;
      batches += 1;
      await sent(simulation);
    }
    expect(batches).toBe(2);
    expect(order).toEqual(Array.from({ length: 200 }, (_, n) => String(n)));
    expect(dwell).toBe(4000);
  });

  test('[R-BEH-02] whatever is read and whenever it is sent, every event is in exactly one sent batch', async () => {
    const seconds = fc.array(fc.record({ acts: fc.nat(5), sends: fc.constantFrom('no', 'newest', 'one old') }), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(seconds, async (script) => {
        const simulation = await begin();
        const reader = new Reader();
        let counted = 0;
        const said: string[] = [];
        const heard: string[] = [];
        let dwell = 0;
        let older: PreparedBatch | null = null;
        const flush = async (batch: PreparedBatch | null) => {
          if (batch === null || batch.sequence !== simulation.view.preparedBatch?.sequence) return;
          heard.push(...dataOf(batch).interactionSequence);
          dwell += dataOf(batch).dwellTime;
          await sent(simulation, batch);
        };
        await read(simulation, reader, [['visible']], 0);
        for (const { acts, sends } of script) {
          const names = Array.from({ length: acts }, () => `click:${counted++}`);
          said.push(...names);
          await read(simulation, reader, [...names.map((name): Act => ['interaction', name]), ['pulse']], 250);
          if (sends === 'newest') await flush(simulation.view.preparedBatch);
          if (sends === 'one old') await flush(older);
          older = simulation.view.preparedBatch;
        }
        await flush(simulation.view.preparedBatch);
        await simulation.close();
        expect(heard).toEqual(said);
        expect(dwell).toBe(reader.at - startAt);
      }),
      { numRuns: 40, seed: 7 },
    );
  });
});
