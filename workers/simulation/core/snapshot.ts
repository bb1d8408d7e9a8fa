import { restoredRandom, type Random } from './random.ts';
import type { SimulationState } from './state.ts';

/** The whole simulation as text: the state and where chance stands. The same simulation gives the same bytes. */
export const snapshotText = (state: SimulationState, random: Random): string =>
  JSON.stringify({ state, random: random.state() });

/** What `snapshotText` wrote. Throws a RangeError for a text that is none, or of another version of the state. */
export function restoreSnapshot(text: string): { readonly state: SimulationState; readonly random: Random } {
  try {
    const { state, random } = JSON.parse(text) as { state: SimulationState; random: number[] };
    if (state.version === 1) return { state, random: restoredRandom(random) };
  } catch {
    // Falls through to the one error that the contract names.
  }
  throw new RangeError('The snapshot is not one of this simulation.');
}
