import { restoredRandom, type Random } from './random.ts';
import type { SimulationState } from './state.ts';

/**
 * The whole simulation as text: its state and the state of its random generator. The same simulation gives the same
 * bytes.
 */
export const snapshotText = (state: SimulationState, random: Random): string =>
  JSON.stringify({ state, random: random.state() });

/** Reads a text of `snapshotText`. Throws a RangeError for any other text and for another version of the state. */
export function restoreSnapshot(text: string): { readonly state: SimulationState; readonly random: Random } {
  try {
    const { state, random } = JSON.parse(text) as { state: SimulationState; random: number[] };
    if (state.version === 5) return { state, random: restoredRandom(random) };
  } catch {
    // The RangeError below covers this case.
  }
  throw new RangeError('The snapshot is not one of this simulation.');
}
