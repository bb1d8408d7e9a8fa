import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** The only source of random numbers. Every draw changes its state, which a snapshot stores (`state()`). B-WRK-01. */
export interface Random {
  /** 0 to 1, 1 excluded. */
  readonly ratio: () => number;
  /** A whole number, both ends included. */
  readonly whole: (from: number, to: number) => number;
  /** Four signed 32-bit integers. */
  readonly state: () => readonly number[];
}

const randomOf = (generator: RandomGenerator): Random => ({
  ratio: () => uniformFloat64(generator),
  whole: (from, to) => uniformInt(generator, from, to),
  state: () => generator.getState(),
});

/** A generator for `seed`, an unsigned 32-bit integer. Never throws. */
export function seededRandom(seed: number): Random {
  const generator = xoroshiro128plus(seed);
  // Neighbouring seeds give similar first numbers, so these are skipped.
  for (let skipped = 0; skipped < 32; skipped += 1) generator.next();
  return randomOf(generator);
}

/** A generator that continues from a `state()`. Throws an Error unless the state has four numbers. */
export const restoredRandom = (state: readonly number[]): Random => randomOf(xoroshiro128plusFromState(state));
