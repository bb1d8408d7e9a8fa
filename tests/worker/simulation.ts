import * as Comlink from 'comlink';
import { afterEach, vi } from 'vitest';
import type {
  SimulationApi,
  SimulationChange,
  SimulationInput,
  SimulationOptions,
  SimulationView,
} from '#contract/simulation.ts';
import type { SimulationState } from '#core/state.ts';
import { options, startAt } from '../core/build.ts';

// Hours of simulation are seconds here, and more of them on a machine that is busy with something else.
vi.setConfig({ testTimeout: 30_000 });

/** What @vitest/web-worker needs to be driven by a clock; the message queue stays real. */
export const fakeTime = () =>
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'setTimeout', 'clearTimeout', 'Date'], now: startAt });

/** Lets every message that is under way arrive. */
export async function arrive(turns = 4): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

export type Snapshot = { state: SimulationState; random: number[] };

const open = new Set<Simulation>();

/** The real worker, driven over Comlink. */
export class Simulation {
  readonly worker = new Worker(new URL('../../workers/simulation/index.ts', import.meta.url), { type: 'module' });
  readonly api = Comlink.wrap<SimulationApi>(this.worker);
  readonly changes: SimulationChange[] = [];
  /** Everything told so far, merged as the page merges it. */
  view = {} as SimulationView;
  #watch: ((change: SimulationChange) => void) | undefined;

  async start(changed: Partial<SimulationOptions> = {}): Promise<void> {
    open.add(this);
    await this.api.start(
      { ...options, ...changed },
      Comlink.proxy((change) => this.#hear(change)),
    );
    await arrive();
  }

  onChange(watch: (change: SimulationChange) => void): void {
    this.#watch = watch;
  }

  #hear(change: SimulationChange): void {
    this.changes.push(change);
    const { flushDue: _flush, eggDiscovered: _egg, protocolHeard: _heard, protocolMissed: _missed, ...moved } = change;
    this.view = { ...this.view, ...moved };
    this.#watch?.(change);
  }

  async send(...inputs: SimulationInput[]): Promise<void> {
    await this.api.send(inputs);
    await arrive();
  }

  /** Lets real time pass, and hears what comes of it. */
  async pass(ms: number): Promise<void> {
    vi.advanceTimersByTime(ms);
    await arrive();
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

/** Started, and closed after the test. */
export async function begin(changed: Partial<SimulationOptions> = {}): Promise<Simulation> {
  const simulation = new Simulation();
  await simulation.start(changed);
  return simulation;
}

/** Started from a snapshot of its own that was edited: the way to a state that would take an hour to reach. */
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
