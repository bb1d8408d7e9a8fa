import type { SimulationInput } from '#contract/simulation.ts';

/** The hour on the visitor's clock, 0 to 23. */
export const localHour = (): number => new Date().getHours();

/**
 * Returns a function that sends the local hour when it is another than last time; wiring calls it with every heartbeat.
 * `hour` is the one that the simulation was started with. R-EGG-08.
 */
export function createHourWatch(hour: number, send: (input: SimulationInput) => void, readHour = localHour) {
  let last = hour;
  return (): void => {
    const now = readHour();
    if (now !== last) send({ kind: 'hour', hour: now });
    last = now;
  };
}
