/** Longest stretch between two readings that counts: past it the machine slept, and nobody was reading. */
const longestGapMs = 5000;

/** Simulation time. It runs `speed` times as fast as real time, stands still while paused, and never runs backwards. */
export interface SimulationClock {
  /** Epoch ms of the simulation, whole. Read it at least every five seconds. */
  readonly now: () => number;
  readonly pause: () => void;
  readonly resume: () => void;
}

/** A clock that shows `startMs` now. A system clock that jumps moves it by five seconds at most. */
export function createClock(startMs: number, speed: number, realNow: () => number = Date.now): SimulationClock {
  let simulationMs = startMs;
  let readAt = realNow();
  let isPaused = false;
  const now = (): number => {
    const real = realNow();
    if (!isPaused) simulationMs += Math.min(Math.max(0, real - readAt), longestGapMs) * speed;
    readAt = real;
    return Math.floor(simulationMs);
  };
  return {
    now,
    pause: () => {
      now();
      isPaused = true;
    },
    resume: () => {
      now();
      isPaused = false;
    },
  };
}
