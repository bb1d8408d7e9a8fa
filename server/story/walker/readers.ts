import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xorshift128plus } from 'pure-rand/generator/xorshift128plus';
import type { StoryFacts } from '../read.ts';

/** Chance as a parameter: a whole number from `from` to `to`, both included. */
export type Dice = (from: number, to: number) => number;

const phases = [0, 1, 2, 3, 4, 5];
/** Trusted, and at the edge of it; questioned, and lied to. */
const suspicions = [0, 2.9, 3, 4.5];

/** Every phase at every suspicion that makes a difference, half of them on a return with fragments in hand. */
export const everyReader: readonly StoryFacts[] = phases.flatMap((phase) =>
  suspicions.map((suspicion, at) => ({
    seed: 7,
    phase,
    suspicion,
    fragments: at % 2 === 0 ? 0 : 1,
    visits: at % 2 === 0 ? 0 : 2,
  })),
);

/** The same seed throws the same numbers. */
export function diceOf(seed: number): Dice {
  const generator = xorshift128plus(seed);
  return (from, to) => uniformInt(generator, from, to);
}

/** A reader by chance, within what the server can say of one. */
export const someReader = (dice: Dice): StoryFacts => ({
  seed: dice(0, 0x7fffffff),
  phase: dice(0, 5),
  suspicion: dice(0, 50) / 10,
  fragments: dice(0, 1) === 0 ? dice(0, 3) : dice(4, 60),
  visits: dice(0, 4),
});
