import type {
  SimulationChange,
  SimulationChanges,
  SimulationInput,
  SimulationOptions,
  Timing,
} from '#contract/simulation.ts';
import { Connection } from './Connection.ts';
import { Journal } from './Journal.ts';
import type { SilenceError } from './settleWithin.ts';

/** Report of a lost worker. */
export interface DownReport {
  readonly reason: Error;
  /** Number of workers lost in a row, including this worker. */
  readonly lost: number;
  /** True when no other worker will be started: the pages continue without a simulation. */
  readonly isFinal: boolean;
}

export interface SimulationStart {
  readonly options: Omit<SimulationOptions, 'startedAtMs' | 'snapshot' | 'replay'>;
  /** Called with every change, and with the whole view whenever a worker has started. */
  readonly onChange: (change: SimulationChange) => void;
  /** Called when a worker is lost. */
  readonly onDown?: (report: DownReport) => void;
  /** The page's clock, epoch ms; the monotonic clock, unless a test passes another clock. */
  readonly now?: () => number;
}

const restartLimit = 5;
/** Lifetime of a worker after which the count of losses restarts, ms. */
const healthyAfterMs = 300_000;
const snapshotEveryMs = 10_000;
/** Each restart waits a little longer, but less than a second: 0, 200, 400, 600, 800 ms. */
const restartStepMs = 200;
/** Waits between two tries to load the first worker: 2, 4, 8 s and so on. A server that restarts is back after 3 s. */
const [firstLoadWaitMs, longestLoadWaitMs] = [2000, 120_000];

const pageNow = (): number => performance.timeOrigin + performance.now();

const isSilence = (error: unknown): error is SilenceError => error instanceof Error && error.name === 'SilenceError';

/** Prevents an unhandled rejection, which would be reported as an error of the page. */
function ignorable<T>(promise: Promise<T>): Promise<T> {
  promise.catch(() => {});
  return promise;
}

/** Reports the duration of an answered call. A rejected call is not reported. */
function timed(call: Promise<unknown>, onTiming: (timing: Timing) => void): void {
  const began = performance.now();
  call.then(
    () => onTiming({ kind: 'trip', ms: performance.now() - began }),
    () => {},
  );
}

/**
 * Keeps one worker alive at a time; see `startSimulation`. Its only timer is the restart timer. Inputs are sent once a
 * second and are the heartbeat. A snapshot that is due is taken after the next inputs.
 */
export class Supervisor {
  readonly #start: SimulationStart;
  readonly #now: () => number;
  readonly #journal = new Journal();
  #connection: Connection | null = null;
  /**
   * Time of the worker's answer to its start, by the page's clock; null before that answer. Later, a call without an
   * answer means that the worker is dead.
   */
  #liveSince: number | null = null;
  /** A worker has answered: its script is in the browser's cache, and the network is no longer needed. */
  #hasBeenLive = false;
  #isPaused = false;
  #hasEnded = false;
  #lost = 0;
  /** Number of tries to load a worker while none had been live. A try without a network does not count. */
  #failedLoads = 0;
  #snapshot: string | undefined;
  /** Time of the last inputs in the snapshot, by the page's clock; at first the start of the session. */
  #snapshotAtMs: number;
  #snapshotAskedAt = 0;
  #sentAtMs: number;
  #restartTimer: ReturnType<typeof setTimeout> | undefined;
  #waiting = new AbortController();
  /** The listener for timings of calls and steps; null for none. Without a listener no clock is read. */
  #onTiming: ((timing: Timing) => void) | null = null;

  constructor(start: SimulationStart) {
    this.#start = start;
    this.#now = start.now ?? pageNow;
    this.#snapshotAtMs = this.#now();
    this.#sentAtMs = this.#snapshotAtMs;
    this.#spawn();
  }

  send(inputs: readonly SimulationInput[]): Promise<void> {
    if (this.#hasEnded) return this.#gone();
    this.#sentAtMs = this.#now();
    const onAnswered = this.#journal.add(inputs, this.#sentAtMs);
    const connection = this.#connection;
    // Between two workers: the journal has the inputs, and the next worker gets them.
    if (connection === null) return Promise.resolve();
    const sent = this.#answered(connection, connection.send(inputs, this.#sentAtMs), onAnswered);
    const isDue = this.#sentAtMs - this.#snapshotAskedAt >= snapshotEveryMs;
    if (this.#liveSince !== null && !this.#isPaused && isDue) void this.#takeSnapshot(connection);
    return sent;
  }

  setPaused(isPaused: boolean): Promise<void> {
    if (this.#hasEnded) return this.#gone();
    this.#isPaused = isPaused;
    const connection = this.#connection;
    if (connection === null) return Promise.resolve();
    this.#sentAtMs = this.#now();
    const done = isPaused
      ? this.#answered(connection, connection.pause(this.#sentAtMs))
      : this.#watched(connection, connection.resume(this.#sentAtMs));
    // A hidden page may never be seen again, or only after the browser has ended its worker.
    if (isPaused) void this.#takeSnapshot(connection);
    return done;
  }

  read(name: 'snapshot' | 'exportLog'): Promise<string> {
    if (this.#connection === null) return this.#gone();
    return this.#watched(this.#connection, this.#connection.read(name));
  }

  /** Applies to the current worker and to its successors. */
  setOnTiming(onTiming: ((timing: Timing) => void) | null): void {
    this.#onTiming = onTiming;
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
    this.#stopWaiting();
    let connection: Connection;
    try {
      connection = new Connection(() => this.#fail(connection, new Error('The simulation has failed.')));
    } catch (error) {
      this.#end(error as Error);
      return;
    }
    this.#connection = connection;
    const { options } = this.#start;
    const { entries, onReplayed } = this.#journal.replay();
    const resumed: SimulationOptions = {
      ...options,
      startedAtMs: this.#snapshotAtMs,
      ...(this.#snapshot !== undefined && { snapshot: this.#snapshot }),
      ...(entries.length > 0 && { replay: entries }),
    };
    connection.start(resumed).then(
      (changes) => {
        onReplayed();
        this.#goLive(connection);
        this.#report(connection, changes);
      },
      (error: Error) => this.#refuse(connection, error),
    );
    if (this.#onTiming !== null) ignorable(connection.measure(this.#onTiming));
    // Messages keep their order: the pause follows the start and precedes all later messages.
    if (this.#isPaused) ignorable(this.#answered(connection, connection.pause(this.#sentAtMs)));
  }

  /** Reports the changes of a call when the worker has answered it. Answers arrive in the order of the calls. */
  #answered(connection: Connection, call: Promise<SimulationChanges>, onAnswered?: () => void): Promise<void> {
    const watched = this.#watched(connection, call);
    const report = (changes: SimulationChanges) => {
      onAnswered?.();
      this.#report(connection, changes);
    };
    // An error while the page applies a change is reported as an error of the page; a rejected call may be ignored.
    void watched.then(report, () => {});
    return ignorable(watched.then(() => {}));
  }

  #report(connection: Connection, changes: SimulationChanges): void {
    // A replaced worker may still answer.
    if (this.#connection !== connection) return;
    for (const change of changes) this.#start.onChange(change);
  }

  #goLive(connection: Connection): void {
    if (this.#connection !== connection) return;
    this.#liveSince = this.#now();
    this.#hasBeenLive = true;
    void this.#takeSnapshot(connection);
  }

  /**
   * The worker has rejected its start. The snapshot may be the reason; without a snapshot, the options are wrong, which
   * is a programming error.
   */
  #refuse(connection: Connection, error: Error): void {
    if (this.#connection !== connection) return;
    const hadSnapshot = this.#snapshot !== undefined;
    if (!isSilence(error)) this.#snapshot = undefined;
    if (isSilence(error) || hadSnapshot) this.#fail(connection, error);
    else this.#end(error);
  }

  async #takeSnapshot(connection: Connection): Promise<void> {
    const covered = this.#journal.end;
    const coveredAtMs = this.#sentAtMs;
    this.#snapshotAskedAt = this.#now();
    try {
      const snapshot = await this.#watched(connection, connection.read('snapshot'));
      if (this.#connection !== connection) return;
      this.#snapshot = snapshot;
      this.#snapshotAtMs = coveredAtMs;
      this.#journal.dropUntil(covered);
    } catch {
      // The last snapshot and the journal stay.
    }
  }

  /** Replaces a live worker that leaves a call unanswered. */
  #watched<T>(connection: Connection, call: Promise<T>): Promise<T> {
    const wasLive = this.#liveSince !== null;
    call.catch((error: unknown) => {
      if (wasLive && isSilence(error)) this.#fail(connection, error);
    });
    if (this.#onTiming !== null) timed(call, this.#onTiming);
    return call;
  }

  #fail(connection: Connection, reason: Error): void {
    if (this.#connection !== connection || this.#hasEnded) return;
    if (!this.#hasBeenLive) {
      this.#loadLater(reason);
      return;
    }
    if (this.#liveSince !== null && this.#now() - this.#liveSince >= healthyAfterMs) this.#lost = 0;
    if (this.#lost >= restartLimit) {
      this.#end(reason);
      return;
    }
    this.#disconnect(reason);
    this.#restartTimer = setTimeout(() => this.#spawn(), this.#lost * restartStepMs);
    this.#lost += 1;
    this.#start.onDown?.({ reason, lost: this.#lost, isFinal: false });
  }

  /**
   * The script could not be loaded. It is requested again after a growing wait, and at once when there is a network.
   * Such a failure is no lost worker. Only the first is reported, because the browser reports each failed request.
   */
  #loadLater(reason: Error): void {
    this.#disconnect(reason);
    this.#waiting = new AbortController();
    addEventListener('online', () => this.#spawn(), { once: true, signal: this.#waiting.signal });
    // Without a network the script cannot be loaded, however often it is requested.
    if (navigator.onLine === false) return;
    const waitMs = Math.min(firstLoadWaitMs * 2 ** this.#failedLoads, longestLoadWaitMs);
    this.#restartTimer = setTimeout(() => this.#spawn(), waitMs);
    this.#failedLoads += 1;
    if (this.#failedLoads === 1) this.#start.onDown?.({ reason, lost: 1, isFinal: false });
  }

  #end(reason: Error): void {
    this.stop();
    this.#lost += 1;
    this.#start.onDown?.({ reason, lost: this.#lost, isFinal: true });
  }

  #stopWaiting(): void {
    clearTimeout(this.#restartTimer);
    this.#waiting.abort();
  }

  #disconnect(reason: Error): void {
    this.#stopWaiting();
    this.#liveSince = null;
    const connection = this.#connection;
    this.#connection = null;
    connection?.close(reason);
  }
}
