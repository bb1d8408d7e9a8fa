import type { SimulationInput, Timing } from '#contract/simulation.ts';
import { Connection } from './Connection.ts';
import { Journal } from './Journal.ts';
import type { SilenceError } from './settleWithin.ts';
import type { SimulationStart } from './startSimulation.ts';

const restartLimit = 5;
const heartbeatEveryMs = 1000;
/** With the second between two heartbeats: a silent worker is missed within 3 s. */
const heartbeatLimitMs = 1900;
const snapshotEveryMs = 10_000;
/** Each restart waits a little longer, and never a second: 0, 200, 400, 600, 800 ms. */
const restartStepMs = 200;

const isSilence = (error: unknown): error is SilenceError => error instanceof Error && error.name === 'SilenceError';

/** An ignored rejection is not an error of the page. */
function ignorable<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** Tells how long an answered call was on its way; one that is refused says nothing of that. */
function timed(call: Promise<unknown>, onTiming: (timing: Timing) => void): void {
  const began = performance.now();
  call.then(
    () => onTiming({ kind: 'trip', ms: performance.now() - began }),
    () => {},
  );
}

/** Keeps one worker alive at a time. See `startSimulation`. */
export class Supervisor {
  readonly #start: SimulationStart;
  readonly #journal = new Journal();
  #connection: Connection | null = null;
  /** The worker has answered its start: from here on silence is death. */
  #isLive = false;
  /** Some worker has: its script is in the browser's cache, and the network may go. */
  #hasBeenLive = false;
  #isPaused = false;
  #hasEnded = false;
  #lost = 0;
  #snapshot: string | undefined;
  #timers: ReturnType<typeof setInterval>[] = [];
  #restartTimer: ReturnType<typeof setTimeout> | undefined;
  #wait = new AbortController();
  /** Whoever has calls and steps timed; null, and no clock is read. */
  #stopwatch: ((timing: Timing) => void) | null = null;

  constructor(start: SimulationStart) {
    this.#start = start;
    this.#snapshot = start.options.snapshot;
    this.#spawn();
  }

  send(inputs: readonly SimulationInput[]): Promise<void> {
    if (this.#hasEnded) return this.#gone();
    this.#journal.add(inputs);
    const connection = this.#connection;
    // Between two workers: the journal has it, and the next one will be told.
    if (connection === null) return Promise.resolve();
    return this.#watched(connection, connection.send(inputs));
  }

  setPaused(isPaused: boolean): Promise<void> {
    if (this.#hasEnded) return this.#gone();
    this.#isPaused = isPaused;
    const connection = this.#connection;
    if (connection === null) return Promise.resolve();
    const done = this.#watched(connection, connection.call(isPaused ? 'pause' : 'resume'));
    // A hidden page may never be seen again, or only after its worker has been taken away.
    if (isPaused) void this.#keepSnapshot(connection);
    return done;
  }

  ask(name: 'snapshot' | 'exportLog'): Promise<string> {
    if (this.#connection === null) return this.#gone();
    return this.#watched(this.#connection, this.#connection.call(name));
  }

  /** Every worker of this supervisor is told, the present one and those that follow it. */
  setStopwatch(onTiming: ((timing: Timing) => void) | null): void {
    this.#stopwatch = onTiming;
    if (this.#connection !== null) ignorable(this.#connection.measure(onTiming));
  }

  stop(): void {
    this.#hasEnded = true;
    this.#disconnect(new Error('The simulation has been stopped.'));
  }

  #gone(): Promise<never> {
    return ignorable(Promise.reject(new Error('The simulation is not running.')));
  }

  #spawn(): void {
    let connection: Connection;
    try {
      connection = new Connection(() => this.#fail(connection, new Error('The simulation has failed.')));
    } catch (error) {
      this.#end(error as Error);
      return;
    }
    this.#connection = connection;
    const { options, onChange } = this.#start;
    const resumed = this.#snapshot === undefined ? options : { ...options, snapshot: this.#snapshot };
    // A worker that was given up for dead may still speak.
    const started = connection.start(resumed, (change) => this.#connection === connection && onChange(change));
    started.then(
      () => this.#goLive(connection),
      (error: Error) => this.#refuse(connection, error),
    );
    if (this.#stopwatch !== null) ignorable(connection.measure(this.#stopwatch));
    // Messages keep their order: these follow the start, and whatever is sent from now on follows these.
    if (this.#journal.length > 0) ignorable(connection.send(this.#journal.replay()));
    if (this.#isPaused) ignorable(connection.call('pause'));
  }

  #goLive(connection: Connection): void {
    if (this.#connection !== connection) return;
    this.#isLive = true;
    this.#hasBeenLive = true;
    void this.#keepSnapshot(connection);
    this.#timers = [
      setInterval(() => this.#beat(connection), heartbeatEveryMs),
      setInterval(() => {
        if (!this.#isPaused) void this.#keepSnapshot(connection);
      }, snapshotEveryMs),
    ];
  }

  /** A start that was answered by a refusal. A snapshot may be at fault, options alone are a mistake of ours. */
  #refuse(connection: Connection, error: Error): void {
    if (this.#connection !== connection) return;
    const hadSnapshot = this.#snapshot !== undefined;
    if (!isSilence(error)) this.#snapshot = undefined;
    if (isSilence(error) || hadSnapshot) this.#fail(connection, error);
    else this.#end(error);
  }

  #beat(connection: Connection): void {
    // A hidden page's timers are slow, and would take a sleeping worker for a dead one.
    if (!this.#isPaused) void this.#watched(connection, connection.send([], heartbeatLimitMs));
  }

  async #keepSnapshot(connection: Connection): Promise<void> {
    const covered = this.#journal.end;
    try {
      const snapshot = await this.#watched(connection, connection.call('snapshot'));
      if (this.#connection !== connection) return;
      this.#snapshot = snapshot;
      this.#journal.forgetThrough(covered);
    } catch {
      // The last one stays, and the journal with it.
    }
  }

  /** A call to a live worker that nobody answers is the end of that worker. */
  #watched<T>(connection: Connection, call: Promise<T>): Promise<T> {
    call.catch((error: unknown) => {
      if (this.#isLive && isSilence(error)) this.#fail(connection, error);
    });
    if (this.#stopwatch !== null) timed(call, this.#stopwatch);
    return call;
  }

  #fail(connection: Connection, reason: Error): void {
    if (this.#connection !== connection || this.#hasEnded) return;
    // Without a network the script cannot come, however often it is asked for. That is no fault of the worker's.
    if (!this.#hasBeenLive && navigator.onLine === false) {
      this.#disconnect(reason);
      this.#wait = new AbortController();
      addEventListener('online', () => this.#spawn(), { once: true, signal: this.#wait.signal });
      return;
    }
    if (this.#lost >= restartLimit) {
      this.#end(reason);
      return;
    }
    this.#disconnect(reason);
    this.#restartTimer = setTimeout(() => this.#spawn(), this.#lost * restartStepMs);
    this.#lost += 1;
    this.#start.onDown?.({ reason, lost: this.#lost, isFinal: false });
  }

  #end(reason: Error): void {
    this.stop();
    this.#lost += 1;
    this.#start.onDown?.({ reason, lost: this.#lost, isFinal: true });
  }

  #disconnect(reason: Error): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    clearTimeout(this.#restartTimer);
    this.#wait.abort();
    this.#isLive = false;
    const connection = this.#connection;
    this.#connection = null;
    connection?.close(reason);
  }
}
