import type { SimulationOptions } from '#contract/simulation.ts';

/** The highest speed of the inspector's clock. */
const speedLimit = 600;
const latestTime = 8.64e15;

/** Throws a RangeError that names the first option out of its range (contract/simulation.ts). */
export function checkOptions({ seed, sessionId, hour, speed, startedAtMs }: SimulationOptions): void {
  const isWhole = (value: number, highest: number) => Number.isInteger(value) && value >= 0 && value <= highest;
  if (!isWhole(seed, 0xffff_ffff)) throw new RangeError('seed is an unsigned 32-bit integer.');
  if (sessionId.length < 16) throw new RangeError('sessionId has at least 16 characters.');
  if (!isWhole(hour, 23)) throw new RangeError('hour is a whole number from 0 to 23.');
  if (!(startedAtMs >= 0 && startedAtMs <= latestTime)) throw new RangeError('startedAtMs is a time in epoch ms.');
  if (!(speed > 0 && speed <= speedLimit)) throw new RangeError(`speed is above 0 and at most ${speedLimit}.`);
}
