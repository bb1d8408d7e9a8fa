/** Longest counted time between two calls. After a longer gap the device was asleep, and nobody was reading. */
const longestGapMs = 5000;

/**
 * Simulation time. It runs `speed` times as fast as the page's clock, whose readings are parameters (epoch ms). It
 * stops while paused and never runs backwards. A jump of the page's clock counts as five seconds at most.
 */
export interface SimulationClock {
  /** Advances to the reading `pageMs`. Returns the simulation time, whole epoch ms. */
  readonly advance: (pageMs: number) => number;
  readonly pause: (pageMs: number) => void;
  readonly resume: (pageMs: number) => void;
}

/** A clock that shows `simulationStartMs` when the page's clock shows `pageStartMs`. */
export function createClock(simulationStartMs: number, pageStartMs: number, speed: number): SimulationClock {
  let simulationMs = simulationStartMs;
  let readAt = pageStartMs;
  let isPaused = false;
  const advance = (pageMs: number): number => {
    if (!isPaused) simulationMs += Math.min(Math.max(0, pageMs - readAt), longestGapMs) * speed;
    readAt = pageMs;
    return Math.floor(simulationMs);
  };
  return {
    advance,
    pause: (pageMs) => {
      advance(pageMs);
      isPaused = true;
    },
    resume: (pageMs) => {
      advance(pageMs);
      isPaused = false;
    },
  };
}
