import type { SimulationInput } from '#contract/simulation.ts';

/** The hour on the visitor's clock, 0 to 23. */
export const localHour = (): number => new Date().getHours();

/**
 * Returns a function that sends the local hour when it has changed; wiring calls it with every heartbeat. `hour`: the
 * hour at the start of the simulation. R-EGG-08.
 */
export function createHourWatch(hour: number, send: (input: SimulationInput) => void, readHour = localHour) {
  let last = hour;
  return (): void => {
    const now = readHour();
    if (now !== last) send({ kind: 'hour', hour: now });
    last = now;
  };
}
