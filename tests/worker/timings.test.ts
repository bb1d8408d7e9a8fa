import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Timing } from '#contract/simulation.ts';
import { type SimulationHandle, startSimulation } from '../../src/bridge/startSimulation.ts';
import { linesOf } from '../../tools/replay/linesOf.ts';
import { options, Reader } from '../core/build.ts';
import { arrive, fakeTime } from './simulation.ts';

const RealWorker = globalThis.Worker;
let workers: Worker[] = [];
let simulation: SimulationHandle;
let timings: Timing[] = [];
const kinds = () => timings.map(({ kind }) => kind);

beforeEach(async () => {
  fakeTime();
  [workers, timings] = [[], []];
  vi.stubGlobal(
    'Worker',
    class extends RealWorker {
      constructor(url: URL, init?: WorkerOptions) {
        super(url, init);
        workers.push(this);
      }
    },
  );
  let isStarted = false;
  simulation = startSimulation({
    options: { ...options, keepsLog: true },
    onChange: () => (isStarted = true),
    now: Date.now,
  });
  await vi.waitUntil(() => isStarted);
  await arrive();
});

afterEach(async () => {
  simulation.stop();
  await arrive();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    vi.advanceTimersByTime(100);
    // The heartbeat of the page.
    if ((passed + 100) % 1000 === 0) void simulation.send([{ kind: 'tick' }]);
    await arrive(2);
  }
}

test('[B-DEV-01] with a watcher, telemetry is timed as an ingest, other inputs as a step, every call as a round trip', async () => {
  const stop = simulation.watch((timing) => timings.push(timing));
  await arrive();
  timings.length = 0;
  await simulation.send([{ kind: 'telemetry', batch: new Reader().batch([['hover', 'a mug']]) }]);
  await arrive();
  expect(kinds().toSorted()).toEqual(['ingest', 'trip']);
  await simulation.send([{ kind: 'hour', hour: 3 }]);
  await arrive();
  expect(kinds().toSorted()).toEqual(['ingest', 'step', 'trip', 'trip']);
  for (const { ms } of timings) expect(ms).toBeGreaterThanOrEqual(0);

  timings.length = 0;
  await pass(3000);
  // There is one heartbeat a second. Each heartbeat is timed as a step and as a round trip.
  expect(kinds().filter((kind) => kind === 'step')).toHaveLength(3);
  expect(kinds().filter((kind) => kind === 'trip').length).toBeGreaterThanOrEqual(3);
  stop();
  await arrive();
  timings.length = 0;
  await pass(3000);
  expect(timings).toEqual([]);
});

test('[B-DEV-01] without a watcher neither side reads the clock', async () => {
  const clock = vi.spyOn(performance, 'now');
  await simulation.send([{ kind: 'telemetry', batch: new Reader().batch([['hover', 'a mug']]) }]);
  await pass(3000);
  expect(clock).not.toHaveBeenCalled();
  simulation.watch((timing) => timings.push(timing));
  await simulation.send([{ kind: 'hour', hour: 3 }]);
  await arrive();
  expect(clock).toHaveBeenCalled();
});

test('[B-DEV-01] [B-WRK-02] a worker that takes the place of a lost one is timed too', async () => {
  simulation.watch((timing) => timings.push(timing));
  await pass(2000);
  workers.at(-1)?.dispatchEvent(new Event('error'));
  await pass(1000);
  expect(workers).toHaveLength(2);
  // Waits until the new worker has loaded.
  await simulation.snapshot();
  timings.length = 0;
  await pass(2000);
  expect(kinds()).toContain('step');
});

test('[B-DEV-01] [B-WRK-01] an exported log contains its end state, and the replay is compared with it', async () => {
  const reader = new Reader();
  await simulation.send([{ kind: 'telemetry', batch: reader.batch([['hover', 'a mug']]) }]);
  await pass(60_000);
  const log = await simulation.exportLog();
  expect(JSON.parse(log)).toMatchObject({ end: await simulation.snapshot() });
  const { lines, isSame } = linesOf(log);
  expect(isSame).toBe(true);
  expect(lines.join('\n')).toMatch(/60 tick[^]*4 checks[^]*same bytes [0-9a-f]{16}$/);

  const edited = JSON.parse(log) as { entries: { input: { kind: string } }[] };
  edited.entries = edited.entries.filter(({ input }) => input.kind !== 'telemetry');
  const other = linesOf(JSON.stringify(edited));
  expect(other.isSame).toBe(false);
  expect(other.lines.at(-1)).toMatch(/^not the same bytes, at byte \d+/);
  expect(() => linesOf('{"version":2}')).toThrow(RangeError);
});
