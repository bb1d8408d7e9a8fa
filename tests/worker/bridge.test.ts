import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SimulationChange, SimulationInput } from '#contract/simulation.ts';
import { startSimulation, type SimulationHandle } from '../../src/bridge/startSimulation.ts';
import type { DownReport, SimulationStart } from '../../src/bridge/Supervisor.ts';
import { options, Reader } from '../core/build.ts';
import { arrive, fakeTime, type Snapshot } from './simulation.ts';

const RealWorker = globalThis.Worker;
let workers: Worker[] = [];
/** The file that the next workers load instead of the simulation. */
let wrongUrl: URL | null = null;
let handle: SimulationHandle | undefined;
let changes: SimulationChange[] = [];
let downs: DownReport[] = [];
/** Whether the page is in view. A page in view sends a heartbeat every second. */
let isInView = false;
let sinceHeartbeatMs = 0;
/** The page: Node has no events of a window. */
let page = new EventTarget();

/** A worker of the simulation. `workers` lists every such worker, so that a test can break it. */
class WatchedWorker extends RealWorker {
  constructor(url: URL, init?: WorkerOptions) {
    super(wrongUrl ?? url, init);
    workers.push(this);
  }
}

/** Ends the loading of the newest slow worker, and delivers the messages that were sent to this worker. */
let load = (): void => {};
/** A worker whose script loads over a slow network. No message reaches the worker before `load` is called. */
class SlowWorker extends WatchedWorker {
  readonly #held: [message: unknown, transfer: Transferable[]][] = [];
  #isLoaded = false;

  constructor(url: URL, init?: WorkerOptions) {
    super(url, init);
    load = () => {
      this.#isLoaded = true;
      for (const message of this.#held.splice(0)) super.postMessage(...message);
    };
  }

  override postMessage(message: unknown, options: Transferable[] | StructuredSerializeOptions = []): void {
    const transfer = Array.isArray(options) ? options : (options.transfer ?? []);
    if (this.#isLoaded) super.postMessage(message, transfer);
    else this.#held.push([message, transfer]);
  }
}

/** A worker whose script cannot be loaded. `triedAt` lists the times at which such a worker was started. */
class MissingWorker extends EventTarget {
  constructor() {
    super();
    triedAt.push(Date.now());
    queueMicrotask(() => this.dispatchEvent(new Event('error')));
  }
  postMessage(): void {}
  terminate(): void {}
}
let triedAt: number[] = [];
/** The times between the tries to load a worker, s. */
const waitsBetweenTries = () => triedAt.slice(1).map((at, index) => (at - triedAt[index]!) / 1000);

beforeEach(() => {
  fakeTime();
  page = new EventTarget();
  triedAt = [];
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  sinceHeartbeatMs = 0;
  [workers, changes, downs, wrongUrl, isInView] = [[], [], [], null, false];
  vi.stubGlobal('Worker', WatchedWorker);
});

afterEach(async () => {
  handle?.stop();
  await arrive();
  // A terminated worker may still be loading. A worker that starts meanwhile gets its modules, and never answers.
  await vi.dynamicImportSettled();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const startWith = (chosen: SimulationStart['options'] = options): SimulationHandle =>
  startSimulation({
    options: chosen,
    onChange: (change) => changes.push(change),
    onDown: (report) => downs.push(report),
    now: Date.now,
  });

async function start(chosen?: SimulationStart['options']): Promise<SimulationHandle> {
  handle = startWith(chosen);
  isInView = true;
  await vi.waitFor(() => expect(changes.length).toBeGreaterThan(0));
  await arrive();
  return handle;
}

/** Lets time pass in steps of 100 ms, with a heartbeat every second. Waits for the messages after each step. */
async function pass(ms: number): Promise<void> {
  for (let passed = 0; passed < ms; passed += 100) {
    vi.advanceTimersByTime(100);
    sinceHeartbeatMs = (sinceHeartbeatMs + 100) % 1000;
    if (isInView && sinceHeartbeatMs === 0) handle?.send([{ kind: 'tick' }]).catch(() => {});
    await arrive(2);
  }
}

const newest = () => workers.at(-1) as Worker;
/** Makes a worker that still runs but never answers again. */
const hang = (worker: Worker) => {
  worker.postMessage = () => {};
};
const throwInside = (worker: Worker) => worker.dispatchEvent(new Event('error'));
const hoversOf = ({ pending }: Snapshot['state']) =>
  pending.records.flatMap((record) => (record.kind === 'hover' ? record.text : []));
const stateOf = async (simulation: SimulationHandle) => (JSON.parse(await simulation.snapshot()) as Snapshot).state;

test('[B-WRK-02] [R-CARD-03] a healthy worker is used through one connection and never replaced', async () => {
  const simulation = await start();
  await simulation.send([{ kind: 'hour', hour: 3 }]);
  await arrive();
  expect(changes.at(-1)).toEqual({ timeOfDay: 'night' });
  await pass(60_000);
  expect(workers).toHaveLength(1);
  expect(downs).toEqual([]);
});

test('[B-WRK-02] the page keeps the telemetry that it sends, which is pending until a batch is closed', async () => {
  const simulation = await start();
  const batch = new Reader().batch([['hover', 'a mug']]);
  await simulation.send([{ kind: 'telemetry', batch }]);
  expect(batch.records).toHaveLength(4);
  expect(hoversOf(await stateOf(simulation))).toEqual(['a mug']);
});

test.each([
  ['terminated', (worker: Worker) => worker.terminate(), 2],
  ['hung', hang, 2],
  // This failure is noticed at once: later inputs wait for the next worker, and only the snapshot call is rejected.
  ['throwing', throwInside, 1],
] as const)(
  '[B-WRK-02] fault 21: a %s worker: calls reject within 3 s, and a second later another continues from the last snapshot',
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
    // The first hover was in the snapshot. The second hover and the fragment were sent again.
    expect(hoversOf(state)).toEqual(['before the snapshot', 'after the snapshot']);
    expect(state.narrative.discoveredFragments).toEqual(['page:void']);
  },
);

test('[B-WRK-02] a batch that was closed before the loss is not built again after it', async () => {
  const simulation = await start();
  const reader = new Reader();
  await simulation.send([{ kind: 'telemetry', batch: reader.batch([['hover', 'one']]) }]);
  await pass(10_500);
  await simulation.send([{ kind: 'batch-closed', sequence: 1, through: reader.through }]);
  hang(newest());
  await pass(1000);
  // The input is sent while the worker hangs. The bridge keeps the input and sends it to the next worker.
  simulation.send([{ kind: 'telemetry', batch: reader.batch([['hover', 'two']]) }]).catch(() => {});
  await pass(5000);
  expect(workers).toHaveLength(2);
  const state = await stateOf(simulation);
  expect(state.sequence).toBe(2);
  expect(hoversOf(state)).toEqual(['two']);
});

test('[B-WRK-02] inputs that a snapshot contains are not sent again', async () => {
  const simulation = await start();
  for (const fragment of ['page:a', 'page:b']) await simulation.send([{ kind: 'fragment-found', fragment }]);
  await pass(10_500);
  await simulation.send([{ kind: 'fragment-found', fragment: 'page:a' }]);
  throwInside(newest());
  await pass(1000);
  expect(workers).toHaveLength(2);
  expect((await stateOf(simulation)).narrative.investigationPath).toEqual(['page:a', 'page:b', 'page:a']);
});

test('[B-WRK-02] of two overlapping snapshots, neither makes the bridge drop an input that it does not contain', async () => {
  const simulation = await start();
  const find = (fragment: string) => simulation.send([{ kind: 'fragment-found', fragment }]);
  // Each pause takes a snapshot. No call waits for the answer to the previous call.
  const told = [find('page:a'), simulation.pause(), find('page:b'), simulation.pause(), find('page:c')];
  await Promise.all(told);
  await arrive();
  throwInside(newest());
  await pass(1000);
  expect(workers).toHaveLength(2);
  expect((await stateOf(simulation)).narrative.investigationPath).toEqual(['page:a', 'page:b', 'page:c']);
});

test('[B-WRK-02] fault 21: after five restarts the bridge gives up, and every call still settles', async () => {
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

test('[B-WRK-02] a worker that fails to load is tried again, after waits that grow from 2 s to 2 minutes, and never given up', async () => {
  vi.stubGlobal('Worker', MissingWorker);
  handle = startWith();
  for (let second = 0; second < 500; second += 1) {
    await arrive(1);
    vi.advanceTimersByTime(1000);
  }
  expect(waitsBetweenTries()).toEqual([2, 4, 8, 16, 32, 64, 120, 120, 120]);
  // One line in the console is enough: the browser reports each failed request.
  expect(downs).toMatchObject([{ lost: 1, isFinal: false }]);
});

test('[B-WRK-02] a worker that fails to load is tried again at once when there is a network, and once for each wait', async () => {
  vi.stubGlobal('Worker', MissingWorker);
  handle = startWith();
  for (let second = 0; second < 24; second += 1) {
    await arrive(1);
    vi.advanceTimersByTime(1000);
    if (second === 16) page.dispatchEvent(new Event('online'));
  }
  // The fourth wait would have lasted until second 30. The wait after it is the fifth.
  expect(waitsBetweenTries()).toEqual([2, 4, 8, 3]);
  handle.stop();
  page.dispatchEvent(new Event('online'));
  vi.advanceTimersByTime(600_000);
  expect(triedAt).toHaveLength(5);
});

test('[B-WRK-02] tries to load a worker are no losses: a worker that is live after seven has five restarts', async () => {
  vi.stubGlobal('Worker', MissingWorker);
  handle = startWith();
  for (let second = 0; second < 126; second += 1) {
    await arrive(1);
    vi.advanceTimersByTime(1000);
  }
  await arrive(1);
  expect(triedAt).toHaveLength(7);
  vi.stubGlobal('Worker', WatchedWorker);
  page.dispatchEvent(new Event('online'));
  await vi.waitFor(() => expect(changes.length).toBeGreaterThan(0));
  downs.length = 0;
  for (let loss = 1; loss <= 6; loss += 1) {
    throwInside(newest());
    await pass(1000);
  }
  expect(downs.map(({ lost, isFinal }) => [lost, isFinal])).toEqual([
    [1, false],
    [2, false],
    [3, false],
    [4, false],
    [5, false],
    [6, true],
  ]);
});

test('[B-WRK-02] a worker that loads at the second try is the simulation from then on', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  wrongUrl = new URL('./no-such-worker.ts', import.meta.url);
  handle = startWith();
  handle.send([{ kind: 'fragment-found', fragment: 'page:early' }]).catch(() => {});
  wrongUrl = null;
  await vi.waitFor(async () => {
    await pass(1000);
    expect(changes.length).toBeGreaterThan(0);
  });
  expect(workers).toHaveLength(2);
  await pass(500);
  expect((await stateOf(handle)).narrative.discoveredFragments).toEqual(['page:early']);
});

test('[B-WRK-02] what a worker is told while it still loads is answered, however long that takes', async () => {
  vi.stubGlobal('Worker', SlowWorker);
  handle = startWith();
  handle.send([{ kind: 'fragment-found', fragment: 'page:early' }]).catch(() => {});
  await pass(12_000);
  expect(changes).toEqual([]);
  load();
  await vi.waitFor(async () => {
    await arrive();
    expect(changes.length).toBeGreaterThan(1);
  });
  expect(
    changes.find(({ narrative }) => narrative?.discoveredFragments.length)?.narrative?.discoveredFragments,
  ).toEqual(['page:early']);
  expect(downs).toEqual([]);
});

test('[B-WRK-02] in a browser without workers the pages work without the simulation', () => {
  vi.stubGlobal('Worker', undefined);
  handle = startWith();
  expect(downs).toMatchObject([{ isFinal: true }]);
});

test('[B-WRK-02] if the worker refuses its options, which is a mistake in the program, it is not started again', async () => {
  handle = startWith({ ...options, hour: 99 });
  await vi.waitFor(() => expect(downs).toMatchObject([{ isFinal: true, reason: { name: 'RangeError' } }]));
  expect(workers).toHaveLength(1);
});

test('[B-WRK-02] a paused page sends no heartbeat, and its new worker is paused as well', async () => {
  const simulation = await start();
  await simulation.pause();
  isInView = false;
  const { nowMs } = await stateOf(simulation);
  await pass(5000);
  throwInside(newest());
  await pass(5000);
  expect(workers).toHaveLength(2);
  expect((await stateOf(simulation)).nowMs).toBe(nowMs);
  await simulation.resume();
  isInView = true;
  await pass(2000);
  expect((await stateOf(simulation)).nowMs).toBe(nowMs + 2000);
});

test('[B-WRK-02] stop ends the worker, the timers and the changes', async () => {
  const simulation = await start();
  simulation.stop();
  changes.length = 0;
  await pass(60_000);
  expect(changes).toEqual([]);
  expect(workers).toHaveLength(1);
  expect(vi.getTimerCount()).toBe(0);
});

/** Lets time pass with lively reading until an egg appears. Returns the egg. */
async function untilEgg(simulation: SimulationHandle) {
  const reader = new Reader(Date.now());
  await simulation.send([
    { kind: 'route', rules: { path: '/void', eggs: 'drift', glitches: false, narrative: false } },
  ]);
  for (let second = 0; second < 1800; second += 1) {
    const egg = changes.findLast(({ eggs }) => eggs)?.eggs?.find(({ discovered }) => !discovered);
    if (egg !== undefined) return egg;
    await simulation.send([{ kind: 'telemetry', batch: reader.lively() }]);
    await pass(1000);
  }
  throw new Error('No egg emerged.');
}

const discoveriesIn = (reports: readonly SimulationChange[]) =>
  reports.flatMap(({ eggDiscovered }) => eggDiscovered ?? []);

test('[a replay shows the toast of an egg again] a discovery that the lost worker reported is not reported again, and the egg stays discovered', async () => {
  const simulation = await start({ ...options, speed: 10 });
  const egg = await untilEgg(simulation);
  // The egg appeared and was clicked after the snapshot that the next worker starts from.
  await simulation.send([{ kind: 'egg-clicked', id: egg.id }]);
  await arrive();
  expect(discoveriesIn(changes).map(({ id }) => id)).toEqual([egg.id]);
  changes.length = 0;
  throwInside(newest());
  await pass(1000);
  const state = await stateOf(simulation);
  await arrive();
  expect(workers).toHaveLength(2);
  expect(state.eggs.discovered).toEqual([egg.id]);
  expect(changes[0]?.narrative?.discoveredFragments).toEqual([`egg:${egg.id.slice(0, egg.id.lastIndexOf('-'))}`]);
  expect(discoveriesIn(changes)).toEqual([]);
});

test('[a replay shows the toast of an egg again] a click that the lost worker never answered is reported by the next one, once', async () => {
  const simulation = await start({ ...options, speed: 10 });
  const egg = await untilEgg(simulation);
  hang(newest());
  simulation.send([{ kind: 'egg-clicked', id: egg.id }]).catch(() => {});
  await pass(4000);
  await simulation.snapshot();
  await arrive();
  expect(workers).toHaveLength(2);
  expect(discoveriesIn(changes).map(({ id }) => id)).toEqual([egg.id]);
  throwInside(newest());
  await pass(1000);
  await simulation.snapshot();
  await arrive();
  expect(workers).toHaveLength(3);
  expect(discoveriesIn(changes)).toHaveLength(1);
});

test('[B-WRK-02] a replayed worker reaches the same state as the lost one had', async () => {
  const simulation = await start({ ...options, speed: 10 });
  await untilEgg(simulation);
  const inputs: SimulationInput[] = [{ kind: 'fragment-found', fragment: 'page:a' }];
  await simulation.send(inputs);
  const before = await simulation.snapshot();
  throwInside(newest());
  await pass(100);
  await vi.waitFor(async () => expect(await simulation.snapshot()).toBe(before));
  expect(workers).toHaveLength(2);
});

test('[the restart budget never refills] after a worker has lived for five minutes, the next loss counts as the first', async () => {
  const simulation = await start();
  for (let loss = 1; loss <= 5; loss += 1) {
    throwInside(newest());
    await pass(1000);
    await simulation.snapshot();
  }
  await pass(301_000);
  throwInside(newest());
  await pass(1000);
  expect(downs.at(-1)).toMatchObject({ lost: 1, isFinal: false });
  await simulation.snapshot();
  expect(workers).toHaveLength(7);
});

test('[the restart budget never refills] a worker that lived for less than five minutes does not refill it', async () => {
  const simulation = await start();
  for (let loss = 1; loss <= 5; loss += 1) {
    throwInside(newest());
    await pass(1000);
    await simulation.snapshot();
  }
  await pass(298_000);
  throwInside(newest());
  await pass(1000);
  expect(downs.at(-1)).toMatchObject({ lost: 6, isFinal: true });
});
