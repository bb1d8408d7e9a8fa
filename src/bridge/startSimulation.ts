import type { SimulationInput, Timing } from '#contract/simulation.ts';
import { type SimulationStart, Supervisor } from './Supervisor.ts';

/** The page's end of the simulation. Every promise settles within 3 s, while a worker starts within 15 s, and a rejection may be ignored. */
export interface SimulationHandle {
  /**
   * Sends inputs. It has to be called about once a second while the page is in view: it moves the simulation's time on,
   * and a worker that does not answer is replaced. A rejection means that no worker has confirmed the inputs; the next
   * worker is given them all the same, unless the simulation has ended.
   */
  readonly send: (inputs: readonly SimulationInput[]) => Promise<void>;
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly snapshot: () => Promise<string>;
  /** Rejects unless the options ask for a log (`keepsLog`). */
  readonly exportLog: () => Promise<string>;
  /** Times calls, steps and ingests until the returned function is called. One watcher at a time. B-DEV-01. */
  readonly watch: (onTiming: (timing: Timing) => void) => () => void;
  /** Ends the worker for good. Never throws. */
  readonly stop: () => void;
}

/**
 * Starts the simulation in its worker and keeps it alive: a worker that dies, throws or hangs is replaced within a second
 * of being noticed, from its last snapshot (at most 10 s old) and everything that was sent since. It is replaced five
 * times at most; a worker that lived for five minutes starts that count anew. Never throws: where there are no workers it
 * ends at once and reports that by `onDown`. B-WRK-02.
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
