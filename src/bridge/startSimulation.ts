import type { SimulationInput, Timing } from '#contract/simulation.ts';
import { type SimulationStart, Supervisor } from './Supervisor.ts';

/**
 * The page's handle of the simulation. Every promise settles within 3 s, during a start within 15 s. A rejection may be
 * ignored.
 */
export interface SimulationHandle {
  /**
   * Sends inputs. Call `send` about once a second while the page is in view: it advances the simulation's time, and a
   * worker that does not answer is replaced. A rejection means that no worker has confirmed the inputs. The next worker
   * gets these inputs nevertheless, unless the simulation has ended.
   */
  readonly send: (inputs: readonly SimulationInput[]) => Promise<void>;
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly snapshot: () => Promise<string>;
  /** Rejects unless the options request a log (`keepsLog`). */
  readonly exportLog: () => Promise<string>;
  /** Times calls, steps and ingests until the returned function is called. One watcher at a time. B-DEV-01. */
  readonly watch: (onTiming: (timing: Timing) => void) => () => void;
  /** Ends the worker finally. Never throws. */
  readonly stop: () => void;
}

/**
 * Starts the simulation in its worker and keeps it alive. B-WRK-02. Never throws: without workers the simulation ends
 * at once, and `onDown` reports the end. A worker that dies, throws or hangs is replaced within a second after the page
 * notices the failure. The new worker gets the last snapshot (at most 10 s old) and all later inputs. At most five
 * replacements follow each other; after a worker has lived for five minutes, the count restarts. A first worker that
 * cannot be loaded is requested again, with growing waits, for as long as the page is open.
 */
export function startSimulation(start: SimulationStart): SimulationHandle {
  const supervisor = new Supervisor(start);
  return {
    send: (inputs) => supervisor.send(inputs),
    pause: () => supervisor.setPaused(true),
    resume: () => supervisor.setPaused(false),
    snapshot: () => supervisor.read('snapshot'),
    exportLog: () => supervisor.read('exportLog'),
    watch: (onTiming) => {
      supervisor.setOnTiming(onTiming);
      return () => supervisor.setOnTiming(null);
    },
    stop: () => supervisor.stop(),
  };
}
