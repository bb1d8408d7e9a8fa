import * as Comlink from 'comlink';
import { afterEach, vi } from 'vitest';
import type {
  SimulationApi,
  SimulationChange,
  SimulationChanges,
  SimulationInput,
  SimulationOptions,
  SimulationView,
} from '#contract/simulation.ts';
import type { BehaviorBatch } from '#contract/telemetryFold.ts';
import type { SimulationState } from '#core/state.ts';
import { options, startAt } from '../core/build.ts';

// A simulated hour takes seconds, and longer on a busy machine.
vi.setConfig({ testTimeout: 30_000 });

/** Fakes the timers that @vitest/web-worker allows to be faked; the message queue stays real. */
export const fakeTime = () =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], now: startAt });

/** Waits until every message in flight has arrived. */
export async function arrive(turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export type Snapshot = { state: SimulationState; random: number[] };

const open = new Set<Simulation>();

/** The real worker, driven over Comlink. */
export class Simulation {
  readonly worker = new Worker(new URL('../../workers/simulation/index.ts', import.meta.url), { type: 'module' });
  /** The worker itself, for tests of a single answer. */
  readonly remote = Comlink.wrap<SimulationApi>(this.worker);
  /** Calls to the worker. `changes` collects the changes that the worker's answers contain. */
  readonly api = {
    start: (given: SimulationOptions) => this.#receive(this.remote.start(given)),
    send: (inputs: readonly SimulationInput[], atMs: number) => this.#receive(this.remote.send(inputs, atMs)),
    pause: (atMs: number) => this.#receive(this.remote.pause(atMs)),
    resume: (atMs: number) => this.remote.resume(atMs),
    snapshot: () => this.remote.snapshot(),
    exportLog: () => this.remote.exportLog(),
    stop: () => this.remote.stop(),
  };
  readonly changes: SimulationChange[] = [];
  /** All changes so far, merged as the page merges them. */
  view = {} as SimulationView;
  #watch: ((change: SimulationChange) => void) | undefined;

  async start(changed: Partial<SimulationOptions> = {}): Promise<void> {
    open.add(this);
    await this.api.start({ ...options, startedAtMs: Date.now(), ...changed });
    await arrive();
  }

  onChange(watch: (change: SimulationChange) => void): void {
    this.#watch = watch;
  }

  async #receive(answer: Promise<SimulationChanges>): Promise<void> {
    for (const change of await answer) this.#merge(change);
  }

  #merge(change: SimulationChange): void {
    this.changes.push(change);
    const {
      flush: _flush,
      eggDiscovered: _egg,
      secretWordRecognized: _heard,
      secretWordRejected: _missed,
      ...moved
    } = change;
    this.view = { ...this.view, ...moved };
    this.#watch?.(change);
  }

  async send(...inputs: SimulationInput[]): Promise<void> {
    await this.api.send(inputs, Date.now());
    await arrive();
  }

  /** Lets time pass with a tick every second, like the page's heartbeat. */
  async pass(ms: number): Promise<void> {
    const until = Date.now() + ms;
    const ticks: Promise<void>[] = [];
    while (Date.now() < until) {
      vi.advanceTimersByTime(Math.min(1000, until - Date.now()));
      ticks.push(this.api.send([{ kind: 'tick' }], Date.now()));
    }
    await Promise.all(ticks);
    await arrive();
  }

  /** Lets 30 s pass. Returns the batch that is due by then; null if nothing is pending. */
  async dueBatch(): Promise<BehaviorBatch | null> {
    const from = this.changes.length;
    await this.pass(30_000);
    return this.changes.slice(from).findLast(({ flush }) => flush)?.flush ?? null;
  }

  /** Closes a batch as the page does. */
  async closeBatch({ sequence, end }: Pick<BehaviorBatch, 'sequence' | 'end'>): Promise<void> {
    await this.send({ kind: 'batch-closed', sequence, through: end.through });
  }

  async state(): Promise<SimulationState> {
    return (JSON.parse(await this.api.snapshot()) as Snapshot).state;
  }

  async close(): Promise<void> {
    open.delete(this);
    await this.api.stop();
    this.worker.terminate();
  }
}

/** Starts a simulation, which is closed after the test. */
export async function begin(changed: Partial<SimulationOptions> = {}): Promise<Simulation> {
  const simulation = new Simulation();
  await simulation.start(changed);
  return simulation;
}

/** Starts from an edited snapshot, for a state that would take long to reach. */
export async function beginFrom(
  edit: (state: SimulationState) => Partial<SimulationState>,
  changed: Partial<SimulationOptions> = {},
): Promise<Simulation> {
  const simulation = await begin(changed);
  const { state, random } = JSON.parse(await simulation.api.snapshot()) as Snapshot;
  const snapshot = JSON.stringify({ state: { ...state, ...edit(state) }, random });
  simulation.changes.length = 0;
  await simulation.start({ ...changed, snapshot });
  return simulation;
}

afterEach(async () => {
  for (const simulation of open) await simulation.close();
  vi.useRealTimers();
});
