import type { SimulationInput } from '#contract/simulation.ts';
import { drainSimulationQueueAtom, simulationQueueAtom } from '../state/simulation.ts';
import type { Store } from '../state/Store.ts';

/** Forwards every input of the pages to the simulation, once and in order, including earlier ones. */
export function forwardInputs(store: Store, send: (inputs: readonly SimulationInput[]) => void): void {
  const forward = () => {
    const inputs = store.set(drainSimulationQueueAtom);
    if (inputs.length > 0) send(inputs);
  };
  store.sub(simulationQueueAtom, forward);
  forward();
}
