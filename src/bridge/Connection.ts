import * as Comlink from 'comlink';
import type {
  SimulationApi,
  SimulationChanges,
  SimulationInput,
  SimulationOptions,
  Timing,
} from '#contract/simulation.ts';
import { settleWithin } from './settleWithin.ts';

/**
 * Every call settles within 3 s. The start, which includes a download, and the calls queued behind the start settle
 * within 15 s.
 */
const callLimitMs = 2900;
/** Inputs are sent every second. With that second added, a worker that hangs is noticed within 3 s. */
const sendLimitMs = 1900;
const startLimitMs = 15_000;

/** One worker, from its start to its end. Every call settles. */
export class Connection {
  readonly #worker: Worker;
  readonly #api: Comlink.Remote<SimulationApi>;
  readonly #end = new AbortController();
  #hasStarted = false;

  /**
   * `onError` is called when the worker fails to load or throws outside a call. Throws where workers are not available.
   */
  constructor(onError: () => void) {
    this.#worker = new Worker(new URL('../../workers/simulation/index.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('error', onError);
    this.#worker.addEventListener('messageerror', onError);
    this.#api = Comlink.wrap<SimulationApi>(this.#worker);
  }

  get hasEnded(): boolean {
    return this.#end.signal.aborted;
  }

  start(options: SimulationOptions): Promise<SimulationChanges> {
    const started = this.#settle(this.#api.start(options), startLimitMs);
    started.then(
      () => (this.#hasStarted = true),
      () => {},
    );
    return started;
  }

  /** Telemetry is cloned and not transferred, because the page keeps it until a batch is closed (decision 4). */
  send(inputs: readonly SimulationInput[], atMs: number): Promise<SimulationChanges> {
    return this.#settle(this.#api.send(inputs, atMs), sendLimitMs);
  }

  pause(atMs: number): Promise<SimulationChanges> {
    return this.#settle(this.#api.pause(atMs), callLimitMs);
  }

  resume(atMs: number): Promise<void> {
    return this.#settle(this.#api.resume(atMs), callLimitMs);
  }

  read(name: 'snapshot' | 'exportLog'): Promise<string> {
    return this.#settle(this.#api[name](), callLimitMs);
  }

  measure(onTiming: ((timing: Timing) => void) | null): Promise<void> {
    return this.#settle(this.#api.measure(onTiming === null ? null : Comlink.proxy(onTiming)), callLimitMs);
  }

  /** Rejects every pending call with `reason` and ends the worker. */
  close(reason: Error): void {
    if (this.hasEnded) return;
    this.#api.stop().catch(() => {});
    this.#end.abort(reason);
    this.#worker.terminate();
  }

  #settle<T>(promise: Promise<T>, limitMs: number): Promise<T> {
    return settleWithin(promise, this.#hasStarted ? limitMs : startLimitMs, this.#end.signal);
  }
}
