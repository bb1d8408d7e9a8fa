import * as Comlink from 'comlink';
import type {
  SimulationApi,
  SimulationChange,
  SimulationInput,
  SimulationOptions,
  Timing,
} from '#contract/simulation.ts';
import { settleWithin } from './settleWithin.ts';

/** Every call settles within 3 s; the start, which waits for a download, within 15 s. */
const callLimitMs = 2900;
const startLimitMs = 15_000;

/** One life of the worker: its calls, which all settle, and its end. */
export class Connection {
  readonly #worker: Worker;
  readonly #api: Comlink.Remote<SimulationApi>;
  readonly #end = new AbortController();

  /** `onError` hears of a worker that failed to load or threw where nobody was waiting. Throws where workers cannot be had. */
  constructor(onError: () => void) {
    this.#worker = new Worker(new URL('../../workers/simulation/index.ts', import.meta.url), { type: 'module' });
    this.#worker.addEventListener('error', onError);
    this.#worker.addEventListener('messageerror', onError);
    this.#api = Comlink.wrap<SimulationApi>(this.#worker);
  }

  get hasEnded(): boolean {
    return this.#end.signal.aborted;
  }

  start(options: SimulationOptions, onChange: (change: SimulationChange) => void): Promise<void> {
    return this.#settle(this.#api.start(options, Comlink.proxy(onChange)), startLimitMs);
  }

  /** Moves the buffers of telemetry to the worker; they are empty here afterwards. */
  send(inputs: readonly SimulationInput[], limitMs = callLimitMs): Promise<void> {
    const buffers: ArrayBufferLike[] = [];
    for (const input of inputs) if (input.kind === 'telemetry') buffers.push(input.batch.records.buffer);
    return this.#settle(this.#api.send(Comlink.transfer(inputs, buffers as ArrayBuffer[])), limitMs);
  }

  call<Name extends 'pause' | 'resume' | 'snapshot' | 'exportLog'>(
    name: Name,
  ): Promise<ReturnType<SimulationApi[Name]>> {
    return this.#settle(this.#api[name]() as Promise<ReturnType<SimulationApi[Name]>>, callLimitMs);
  }

  measure(onTiming: ((timing: Timing) => void) | null): Promise<void> {
    return this.#settle(this.#api.measure(onTiming === null ? null : Comlink.proxy(onTiming)), callLimitMs);
  }

  /** Rejects every call that waits with `reason`, and ends the worker. Its timers are asked to stop first. */
  close(reason: Error): void {
    if (this.hasEnded) return;
    this.#api.stop().catch(() => {});
    this.#end.abort(reason);
    this.#worker.terminate();
  }

  #settle<T>(promise: Promise<T>, limitMs: number): Promise<T> {
    return settleWithin(promise, limitMs, this.#end.signal);
  }
}
