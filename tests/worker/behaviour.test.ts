import * as fc from 'fast-check';
import { Value } from 'typebox/value';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { BehaviorTrackSchema, type BehaviorData } from '#contract/api/visitor.ts';
import { startPosition, type BehaviorBatch } from '#contract/telemetryFold.ts';
import { closePending, dropClosed, type PendingTelemetry } from '../../src/api/flush/pending.ts';
import { options, Reader, startAt, type Act } from '../core/build.ts';
import { begin, fakeTime, type Simulation } from './simulation.ts';

beforeEach(() => void fakeTime());

const dataOf = (batch: Pick<BehaviorBatch, 'body'> | null): BehaviorData =>
  (JSON.parse(batch?.body ?? '{}') as { behaviorData: BehaviorData }).behaviorData;

const read = (simulation: Simulation, reader: Reader, acts: readonly Act[], stepMs?: number) =>
  simulation.send({ kind: 'telemetry', batch: reader.batch(acts, stepMs) });

/** The batch that is due next. Throws if nothing is pending. */
async function due(simulation: Simulation): Promise<BehaviorBatch> {
  const batch = await simulation.dueBatch();
  if (batch === null) throw new Error('Nothing is pending.');
  return batch;
}

/** The batches that were due so far. */
const flushesOf = ({ changes }: Simulation) => changes.flatMap(({ flush }) => flush ?? []);

test('[R-BEH-01] [R-CARD-03] [R-CARD-07] scroll, hover, dwell and order of interaction become the payload of the specification', async () => {
  const simulation = await begin();
  expect(await simulation.dueBatch()).toBeNull();
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
  const batch = await due(simulation);
  expect(batch).toMatchObject({ id: `${options.sessionId}-1`, sequence: 1, end: { through: 7 } });
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

test('[R-BEH-01] dwell counts while the page is in view, and not while it is hidden', async () => {
  const simulation = await begin();
  const reader = new Reader();
  await read(simulation, reader, [['visible'], ['pulse'], ['hidden']], 1000);
  expect(dataOf(await due(simulation)).dwellTime).toBe(2000);
  reader.at += 600_000;
  await read(simulation, reader, [['visible'], ['pulse']], 1000);
  expect(dataOf(await due(simulation)).dwellTime).toBe(3000);
});

test('[R-BEH-01] a new page starts at its top: the jump back to the top does not count as scrolling', async () => {
  const simulation = await begin();
  const reader = new Reader();
  for (const path of ['/void', '/kitchen', '/echoes', '/visitors']) {
    await simulation.send({ kind: 'route', rules: { path, eggs: 'none', glitches: false, narrative: false } });
    await read(simulation, reader, [
      ['scroll', 20],
      ['scroll', 90],
    ]);
  }
  // The sum is four times 70 percent. With the jumps back to the top the sum would be 490 percent, which is skimming.
  expect(simulation.view.behaviorPattern).toBe('lingering');
  await read(simulation, reader, [['scroll', 70]]);
  expect(simulation.view.behaviorPattern).toBe('skimming');
});

test('[R-BEH-01] what the page scrolls by itself counts as no scrolling, and is in no batch', async () => {
  const simulation = await begin();
  const reader = new Reader();
  await read(simulation, reader, [
    ['scroll', 0],
    ['scroll', 100],
    ['moved', 0],
    ['scroll', 100],
    ['moved', 0],
    ['scroll', 99.9],
  ]);
  // The sum is 299.9 percent. With the two jumps back to the top the pattern would be skimming.
  expect(simulation.view.behaviorPattern).toBe('lingering');
  expect(dataOf(await due(simulation)).scrollPatterns.map(({ percent }) => percent)).toEqual([0, 100, 100, 99.9]);
  await read(simulation, reader, [['scroll', 99.8]]);
  expect(simulation.view.behaviorPattern).toBe('skimming');
});

describe('the flush', () => {
  const dueAt = (simulation: Simulation) => flushesOf(simulation).length;

  test('[R-BEH-02] is due at 30 s and not before, and then every 30 s', async () => {
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
    await simulation.closeBatch(await due(simulation));
    await simulation.pass(60_000);
    expect(dueAt(simulation)).toBe(1);
  });

  test('[R-BEH-02] includes the telemetry of the heartbeat at which it is due', async () => {
    const simulation = await begin();
    await simulation.pass(29_000);
    vi.advanceTimersByTime(1000);
    await read(simulation, new Reader(), [['hover', 'a radiator']]);
    expect(flushesOf(simulation).map((batch) => dataOf(batch).hoverTargets)).toEqual([['a radiator']]);
  });

  test('[R-BEH-02] is due every 30 s of simulation time while the inspector runs the clock sixty times as fast', async () => {
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
  expect(dataOf(await due(simulation)).hoverTargets).toEqual([fifty, 'y'.repeat(50), 'z'.repeat(49)]);
});

test('[R-BEH-04] the scroll log keeps 1000 entries, and the 1001st leaves its newest 500', async () => {
  const simulation = await begin();
  const reader = new Reader();
  const scrolls = (count: number, from = 0): Act[] =>
    Array.from({ length: count }, (_, index) => ['scroll', ((from + index) % 1000) / 10]);
  await read(simulation, reader, scrolls(1000), 1);
  expect(dataOf(await due(simulation)).scrollPatterns).toHaveLength(1000);
  await read(simulation, reader, scrolls(1, 1000), 1);
  const kept = dataOf(await due(simulation)).scrollPatterns;
  expect(kept).toHaveLength(500);
  expect(kept[0]).toEqual({ percent: 50.1, timestamp: startAt + 502 });
  expect(kept.at(-1)).toEqual({ percent: 0, timestamp: startAt + 1001 });
});

describe('fault 7', () => {
  const hovers = (count: number): Act[] => Array.from({ length: count }, (_, n) => ['hover', `h${n}`]);
  const isDue = (simulation: Simulation) => flushesOf(simulation).length > 0;

  test.each<[string, Act[], Act]>([
    ['100 hovers', hovers(99), ['hover', 'h99']],
    [
      '200 interactions',
      Array.from({ length: 199 }, (_, n): Act => ['interaction', `click:${n}`]),
      ['interaction', 'click:199'],
    ],
    ['1000 scrolls', Array.from({ length: 999 }, (_, n): Act => ['scroll', n % 100]), ['scroll', 50]],
    // Escaped, an entry has 483 bytes. 123 entries fit.
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
    for (let batch = flushesOf(simulation).at(-1); batch !== undefined; batch = flushesOf(simulation).at(-1)) {
      const { hoverTargets } = dataOf(batch);
      expect(Value.Check(BehaviorTrackSchema, JSON.parse(batch.body))).toBe(true);
      heard.push(...hoverTargets);
      sizes.push(hoverTargets.length);
      simulation.changes.length = 0;
      await simulation.closeBatch(batch);
    }
    expect(heard).toEqual(hovers(5000).map(([, text]) => text));
    expect(sizes).toEqual(Array.from({ length: 50 }, () => 100));
  });
});

describe('a closed batch', () => {
  test('[R-BEH-02] contains exactly its own records: later ones are in the next batch, under the next number', async () => {
    const simulation = await begin();
    const reader = new Reader();
    await read(simulation, reader, [['visible'], ['hover', 'first']], 1000);
    const first = await due(simulation);
    const later: Act[] = [
      ['hover', 'second'],
      ['scroll', 5],
      ['interaction', 'click:x'],
    ];
    await read(simulation, reader, later, 1000);
    await simulation.closeBatch(first);
    const second = await due(simulation);
    expect(dataOf(first)).toMatchObject({ hoverTargets: ['first'], dwellTime: 1000 });
    expect(dataOf(second)).toMatchObject({
      hoverTargets: ['second'],
      scrollPatterns: [{ percent: 5 }],
      interactionSequence: ['click:x'],
      dwellTime: 3000,
    });
    expect([second.id, second.sequence]).toEqual([`${options.sessionId}-2`, 2]);

    // Closing a batch a second time changes nothing.
    await simulation.closeBatch(first);
    expect(await due(simulation)).toEqual(second);
    await simulation.closeBatch(second);
    expect(await simulation.dueBatch()).toBeNull();
  });

  test('[R-BEH-02] if the page closes it between two records, the rest stays pending, to the millisecond of dwell', async () => {
    const simulation = await begin();
    const reader = new Reader();
    await read(simulation, reader, [['visible'], ['interaction', 'a'], ['interaction', 'b'], ['pulse']], 1000);
    await simulation.send({ kind: 'batch-closed', sequence: 1, through: 2 });
    const rest = await due(simulation);
    expect(rest.sequence).toBe(2);
    expect(dataOf(rest)).toMatchObject({ interactionSequence: ['b'], dwellTime: 2000 });
  });

  test('[B-WRK-02] the page numbers the batches: a worker that has lost count takes the page’s number', async () => {
    const simulation = await begin();
    const reader = new Reader();
    await read(simulation, reader, [['interaction', 'a']]);
    await simulation.send({ kind: 'batch-closed', sequence: 7, through: 1 });
    await read(simulation, reader, [['interaction', 'b']]);
    expect(await due(simulation)).toMatchObject({ id: `${options.sessionId}-8`, sequence: 8 });
  });

  test('[R-BEH-02] telemetry that arrives twice counts once', async () => {
    const simulation = await begin();
    const batch = new Reader().batch([['visible'], ['hover', 'once'], ['pulse']], 1000);
    await simulation.send({ kind: 'telemetry', batch }, { kind: 'telemetry', batch });
    expect(dataOf(await due(simulation))).toMatchObject({ hoverTargets: ['once'], dwellTime: 2000 });
  });

  test('[R-BEH-01] no body is over 60,000 bytes; what does not fit goes into the next batch, and nothing is lost', async () => {
    const simulation = await begin();
    const reader = new Reader();
    // A control character takes six bytes in JSON, more than any other.
    const acts: Act[] = Array.from({ length: 200 }, (_, n): Act[] => [
      ['scroll', n % 100],
      ['interaction', `${n}:${'\u0001'.repeat(70)}`],
    ]).flat();
    await read(simulation, reader, [['visible'], ...acts], 10);
    const order: string[] = [];
    let dwell = 0;
    let batches = 0;
    for (let batch = await simulation.dueBatch(); batch !== null; batch = await simulation.dueBatch()) {
      expect(new TextEncoder().encode(batch.body).length).toBeLessThanOrEqual(60_000);
      expect(Value.Check(BehaviorTrackSchema, JSON.parse(batch.body))).toBe(true);
      order.push(...dataOf(batch).interactionSequence.map((entry) => entry.slice(0, entry.indexOf(':'))));
      dwell += dataOf(batch).dwellTime;
      batches += 1;
      await simulation.closeBatch(batch);
    }
    expect(batches).toBe(2);
    expect(order).toEqual(Array.from({ length: 200 }, (_, n) => String(n)));
    expect(dwell).toBe(4000);
  });

  test('[R-BEH-02] every event is in exactly one batch, whatever is recorded and whenever batches are closed', async () => {
    const seconds = fc.array(fc.record({ acts: fc.nat(5), closes: fc.constantFrom('no', 'newest', 'one old') }), {
      maxLength: 12,
    });
    await fc.assert(
      fc.asyncProperty(seconds, async (script) => {
        const simulation = await begin();
        const reader = new Reader();
        const named: string[] = [];
        const received: string[] = [];
        let dwell = 0;
        let sequence = 1;
        let older: BehaviorBatch | null = null;
        const close = async (batch: BehaviorBatch | null) => {
          if (batch === null || batch.sequence !== sequence) return;
          sequence += 1;
          received.push(...dataOf(batch).interactionSequence);
          dwell += dataOf(batch).dwellTime;
          await simulation.closeBatch(batch);
        };
        await read(simulation, reader, [['visible']], 0);
        for (const { acts, closes } of script) {
          const names = Array.from({ length: acts }, (_, index) => `click:${named.length + index}`);
          named.push(...names);
          await read(simulation, reader, [...names.map((name): Act => ['interaction', name]), ['pulse']], 250);
          if (closes === 'one old') await close(older);
          older = await simulation.dueBatch();
          if (closes === 'newest') await close(older);
        }
        await close(await simulation.dueBatch());
        await simulation.close();
        expect(received).toEqual(named);
        expect(dwell).toBe(reader.at - startAt);
      }),
      { numRuns: 40, seed: 7 },
    );
  });
});

describe('a page that is left closes the same batches as the worker would', () => {
  const seconds: Act[][] = [
    [['visible'], ['hover', 'a mug'], ['scroll', 10]],
    [['pulse'], ['interaction', 'click:a'], ['scroll', 20]],
    [['interaction', 'click:b'], ['pulse']],
    [['hover', 'a radiator'], ['hidden']],
  ];

  test.each([0, 1, 2, 3])(
    '[R-BEH-02] fault 9: after %i of four transfers were closed, both build the same bytes; then nothing is pending',
    async (closed) => {
      const simulation = await begin();
      const reader = new Reader();
      let pending: PendingTelemetry = { start: startPosition, batches: [] };
      let sequence = 1;
      for (const [index, acts] of seconds.entries()) {
        const batch = reader.batch(acts, 333.4);
        pending = { ...pending, batches: [...pending.batches, batch] };
        await simulation.send({ kind: 'telemetry', batch });
        if (index >= closed) continue;
        const built = await due(simulation);
        pending = dropClosed(pending, built.end);
        await simulation.closeBatch(built);
        sequence += 1;
      }
      const [last, ...others] = closePending(pending, options.sessionId, sequence);
      expect(others).toEqual([]);
      expect(last).toEqual(await due(simulation));
      await simulation.closeBatch(last as BehaviorBatch);
      expect(await simulation.dueBatch()).toBeNull();
    },
  );

  test('[R-BEH-02] fault 7: what does not fit into one batch goes into the next ones, all closed at once', () => {
    const reader = new Reader();
    const hovers = Array.from({ length: 250 }, (_, n): Act => ['hover', `h${n}`]);
    const pending = {
      start: startPosition,
      batches: [reader.batch([['visible'], ...hovers]), reader.batch([['pulse']])],
    };
    const batches = closePending(pending, options.sessionId, 4);
    expect(batches.map(({ id, sequence }) => [id, sequence])).toEqual(
      [4, 5, 6].map((sequence) => [`${options.sessionId}-${sequence}`, sequence]),
    );
    expect(batches.map((batch) => dataOf(batch).hoverTargets.length)).toEqual([100, 100, 50]);
    expect(batches.flatMap((batch) => dataOf(batch).hoverTargets)).toEqual(hovers.map(([, text]) => text));
    expect(batches.at(-1)?.end.through).toBe(reader.through);
    expect(dropClosed(pending, (batches[0] as BehaviorBatch).end).batches).toHaveLength(2);
    expect(dropClosed(pending, (batches[2] as BehaviorBatch).end).batches).toEqual([]);
  });
});
