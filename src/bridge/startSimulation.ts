import type { SimulationChange, SimulationInput, SimulationOptions, Timing } from '#contract/simulation.ts';
import { Supervisor } from './Supervisor.ts';

/** What `onDown` is told. */
export interface DownReport {
  readonly reason: Error;
  /** How many workers have been lost so far, this one included. */
  readonly lost: number;
  /** True when no other will be started: the pages go on without a simulation. */
  readonly isFinal: boolean;
}

export interface SimulationStart {
  readonly options: SimulationOptions;
  /** Called with every change, and with the whole view whenever a worker has started. */
  readonly onChange: (change: SimulationChange) => void;
  /** Called when a worker is lost. */
  readonly onDown?: (report: DownReport) => void;
}

/** The page's end of the simulation. Every promise settles within 3 s, and one that is ignored troubles nobody. */
export interface SimulationHandle {
  /**
   * Tells the simulation. The buffers of telemetry are transferred. A rejection means that no worker has confirmed it;
   * it is told again to the next one all the same, unless the simulation has ended.
   */
  readonly send: (inputs: readonly SimulationInput[]) => Promise<void>;
  readonly pause: () => Promise<void>;
  readonly resume: () => Promise<void>;
  readonly snapshot: () => Promise<string>;
  readonly exportLog: () => Promise<string>;
  /** Has calls, steps and ingests timed from now on, until the answer is called. One watcher at a time. B-DEV-01. */
  readonly watch: (onTiming: (timing: Timing) => void) => () => void;
  /** Ends the worker for good. Never throws. */
  readonly stop: () => void;
}

/**
 * Starts the simulation in its worker and keeps it alive: one that dies, throws or hangs is replaced within a second
 * of being missed, from its last snapshot (at most 10 s old) and all that was sent since, five times at most. Never
 * throws: where there are no workers it ends at once and says so by `onDown`. B-WRK-02.
 */
export function startSimulation(start: SimulationStart): SimulationHandle {
  const supervisor = new Supervisor(start);
  return {
    send: (inputs) => supervisor.send(inputs),
    pause: () => supervisor.setPaused(true),
    resume: () => supervisor.setPaused(false),
    snapshot: () => supervisor.ask('snapshot'),
    exportLog: () => supervisor.ask('exportLog'),
    watch: (onTiming) => {
      supervisor.setStopwatch(onTiming);
      return () => supervisor.setStopwatch(null);
    },
    stop: () => supervisor.stop(),
  };
}
