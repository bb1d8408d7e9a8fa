import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SimulationChange } from '#contract/simulation.ts';
import { startSimulation, type DownReport, type SimulationHandle } from '../../src/bridge/startSimulation.ts';
import { options, Reader } from '../core/build.ts';
import { arrive, fakeTime, type Snapshot } from './simulation.ts';

const RealWorker = globalThis.Worker;
let workers: Worker[] = [];
/** What the next workers load instead of the simulation. */
let wrongUrl: URL | null = null;
let handle: SimulationHandle | undefined;
let changes: SimulationChange[] = [];
let downs: DownReport[] = [];

/** The simulated worker, kept so that a test can harm it. */
class WatchedWorker extends RealWorker {
  constructor(url: URL, init?: WorkerOptions) {
    super(wrongUrl ?? url, init);
    workers.push(this);
  }
}

beforeEach(() => {
  fakeTime();
  [workers, changes, downs, wrongUrl] = [[], [], [], null];
  vi.stubGlobal('Worker', WatchedWorker);
});

afterEach(async () => {
  handle?.stop();
  await arrive();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function start(): Promise<SimulationHandle> {
  handle = startSimulation({
    options,
    onChange: (change) => changes.push(change),
    onDown: (report) => downs.push(report),
  });
  await vi.waitFor(() => expect(changes.length).toBeGreaterThan(0));
  await arrive();
  return handle;
}

/** Real time in steps, with every message let arrive after each: a worker must get its turn between two heartbeats. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    vi.advanceTimersByTime(100);
    await arrive(2);
  }
}

const newest = () => workers.at(-1) as Worker;
/** A worker that still runs and never answers again. */
const hang = (worker: Worker) => {
  worker.postMessage = () => {};
};
const throwInside = (worker: Worker) => worker.dispatchEvent(new Event('error'));
const stateOf = async (simulation: SimulationHandle) => (JSON.parse(await simulation.snapshot()) as Snapshot).state;

test('[B-WRK-02] [R-CARD-03] a healthy worker is spoken to through one connection, and never replaced', async () => {
  const simulation = await start();
  await simulation.send([{ kind: 'hour', hour: 3 }]);
  await arrive();
  expect(changes.at(-1)).toEqual({ timeOfDay: 'night' });
  await pass(60_000);
  expect(JSON.parse(await simulation.exportLog())).toMatchObject({ version: 1 });
  expect(workers).toHaveLength(1);
  expect(downs).toEqual([]);
});

test('[B-WRK-02] the buffer of telemetry is transferred: the page keeps nothing of it', async () => {
  const posted = vi.spyOn(RealWorker.prototype, 'postMessage');
  const simulation = await start();
  const batch = new Reader().batch([['hover', 'a mug']]);
  await simulation.send([{ kind: 'telemetry', batch }]);
  expect(
    posted.mock.calls.some(([, transfer]) => Array.isArray(transfer) && transfer.includes(batch.records.buffer)),
  ).toBe(true);
  expect(batch.records.buffer.byteLength).toBe(0);
  expect((await stateOf(simulation)).pending.hoverTexts).toEqual(['a mug']);
});

test.each([
  ['terminated', (worker: Worker) => worker.terminate(), 2],
  ['hung', hang, 2],
  // Missed at once: what is said from then on waits for the next worker, and only the question is refused.
  ['throwing', throwInside, 1],
] as const)(
  '[B-WRK-02] fault 21: a %s worker: calls reject within 3 s, and another goes on within a second from the last snapshot',
  async (_name, harm, refusals) => {
    const simulation = await start();
    const reader = new Reader();
    await simulation.send([{ kind: 'telemetry', batch: reader.batch([['hover', 'before the snapshot']]) }]);
    await pass(10_500);
    await simulation.send([{ kind: 'telemetry', batch: reader.batch([['hover', 'after the snapshot']]) }]);
    harm(newest());
    const refused = vi.fn();
    simulation.send([{ kind: 'fragment-found', fragment: 'page:void' }]).catch(refused);
    simulation.snapshot().catch(refused);
    await pass(3000);
    expect(downs).toHaveLength(1);
    expect(downs[0]).toMatchObject({ lost: 1, isFinal: false });
    expect(refused).toHaveBeenCalledTimes(refusals);
    await pass(1000);
    expect(workers).toHaveLength(2);
    const state = await stateOf(simulation);
    // The first is in the snapshot only, the others were told again.
    expect(state.pending.hoverTexts).toEqual(['before the snapshot', 'after the snapshot']);
    expect(state.narrative.discoveredFragments).toEqual(['page:void']);
  },
);

test('[B-WRK-02] a batch that was sent before the loss is not prepared again after it', async () => {
  const simulation = await start();
  const reader = new Reader();
  await simulation.send([{ kind: 'telemetry', batch: reader.batch([['hover', 'one']]) }]);
  await pass(10_500);
  const batch = changes.findLast(({ preparedBatch }) => preparedBatch)?.preparedBatch;
  await simulation.send([{ kind: 'batch-sent', sequence: batch?.sequence ?? 0, through: batch?.through ?? 0 }]);
  hang(newest());
  await pass(1000);
  // Said while nobody listens: it is kept, and told to the next worker.
  simulation.send([{ kind: 'telemetry', batch: reader.batch([['hover', 'two']]) }]).catch(() => {});
  await pass(5000);
  expect(workers).toHaveLength(2);
  const state = await stateOf(simulation);
  expect(state.sequence).toBe(2);
  expect(state.pending.hoverTexts).toEqual(['two']);
});

test('[B-WRK-02] what a snapshot holds is not told again', async () => {
  const simulation = await start();
  for (const fragment of ['page:a', 'page:b']) await simulation.send([{ kind: 'fragment-found', fragment }]);
  await pass(10_500);
  await simulation.send([{ kind: 'fragment-found', fragment: 'page:a' }]);
  throwInside(newest());
  await pass(1000);
  expect(workers).toHaveLength(2);
  expect((await stateOf(simulation)).narrative.investigationPath).toEqual(['page:a', 'page:b', 'page:a']);
});

test('[B-WRK-02] of two snapshots that overlap, neither lets go of what it does not hold', async () => {
  const simulation = await start();
  const find = (fragment: string) => simulation.send([{ kind: 'fragment-found', fragment }]);
  // A hidden page takes one, and nobody waits for the answers.
  const told = [find('page:a'), simulation.pause(), find('page:b'), simulation.pause(), find('page:c')];
  await Promise.all(told);
  await arrive();
  throwInside(newest());
  await pass(1000);
  expect(workers).toHaveLength(2);
  expect((await stateOf(simulation)).narrative.investigationPath).toEqual(['page:a', 'page:b', 'page:c']);
});

test('[B-WRK-02] fault 21: after five restarts it gives up quietly, and every call still settles', async () => {
  const simulation = await start();
  for (let loss = 1; loss <= 6; loss += 1) {
    throwInside(newest());
    await pass(1000);
    expect(workers).toHaveLength(Math.min(loss, 5) + 1);
  }
  expect(downs.map(({ lost, isFinal }) => [lost, isFinal])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
    [5, false],
    [6, true],
  ]);
  await expect(simulation.send([{ kind: 'tick' }])).rejects.toThrow('The simulation is not running.');
  await expect(simulation.snapshot()).rejects.toThrow('The simulation is not running.');
  await expect(simulation.pause()).rejects.toThrow('The simulation is not running.');
  await pass(10_000);
  expect(workers).toHaveLength(6);
});

test('[B-WRK-02] a worker that fails to load is tried five times more, and nothing is thrown', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  wrongUrl = new URL('./no-such-worker.ts', import.meta.url);
  handle = startSimulation({ options, onChange: () => {}, onDown: (report) => downs.push(report) });
  handle.send([{ kind: 'tick' }]).catch(() => {});
  await vi.waitFor(async () => {
    await pass(200);
    expect(downs.at(-1)?.isFinal).toBe(true);
  });
  expect(workers).toHaveLength(6);
  vi.useRealTimers();
});

test('[B-WRK-02] one that loads at the second try is the simulation from then on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  wrongUrl = new URL('./no-such-worker.ts', import.meta.url);
  handle = startSimulation({
    options,
    onChange: (change) => changes.push(change),
    onDown: (report) => downs.push(report),
  });
  handle.send([{ kind: 'fragment-found', fragment: 'page:early' }]).catch(() => {});
  wrongUrl = null;
  await vi.waitFor(async () => {
    await pass(100);
    expect(changes.length).toBeGreaterThan(0);
  });
  expect(workers).toHaveLength(2);
  await pass(500);
  expect((await stateOf(handle)).narrative.discoveredFragments).toEqual(['page:early']);
});

test('[B-WRK-02] where there are no workers the pages go on without', () => {
  vi.stubGlobal('Worker', undefined);
  handle = startSimulation({ options, onChange: () => {}, onDown: (report) => downs.push(report) });
  expect(downs).toMatchObject([{ isFinal: true }]);
});

test('[B-WRK-02] options that the worker refuses are a mistake, and no reason to try again', async () => {
  handle = startSimulation({
    options: { ...options, hour: 99 },
    onChange: () => {},
    onDown: (report) => downs.push(report),
  });
  await vi.waitFor(() => expect(downs).toMatchObject([{ isFinal: true, reason: { name: 'RangeError' } }]));
  expect(workers).toHaveLength(1);
});

test('[B-WRK-02] a paused page is not pinged, and its new worker is paused as well', async () => {
  const simulation = await start();
  await simulation.pause();
  const { nowMs } = await stateOf(simulation);
  await pass(5000);
  throwInside(newest());
  await pass(5000);
  expect(workers).toHaveLength(2);
  expect((await stateOf(simulation)).nowMs).toBe(nowMs);
  await simulation.resume();
  await pass(2000);
  expect((await stateOf(simulation)).nowMs).toBe(nowMs + 2000);
});

test('[B-WRK-02] stop ends the worker, its timers and its changes', async () => {
  const simulation = await start();
  simulation.stop();
  changes.length = 0;
  await pass(60_000);
  expect(changes).toEqual([]);
  expect(workers).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});
