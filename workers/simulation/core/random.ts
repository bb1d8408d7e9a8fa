import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus, xoroshiro128plusFromState } from 'pure-rand/generator/xoroshiro128plus';
import type { RandomGenerator } from 'pure-rand/types/RandomGenerator';

/** Where all chance comes from. It moves on with every draw; `state()` is what a snapshot keeps of it. B-WRK-01. */
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
  // Neighbouring seeds start from neighbouring words, and the first draws show it.
  for (let skipped = 0; skipped < 32; skipped += 1) generator.next();
  return randomOf(generator);
}

/** The generator that `state()` was taken of. Throws an Error when the state is not of four numbers. */
export const restoredRandom = (state: readonly number[]): Random => randomOf(xoroshiro128plusFromState(state));
