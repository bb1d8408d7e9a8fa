import { atom } from 'jotai';
import { emptyNarrative } from '#contract/narrative.ts';
import type { SimulationChange, SimulationInput, SimulationView } from '#contract/simulation.ts';

const unstarted: SimulationView = {
  awareness: 0,
  stability: 1,
  emergencePattern: 'linear',
  timeOfDay: 'day',
  behaviorPattern: 'lingering',
  eggs: [],
  discoveredEggs: [],
  recommendations: [],
  narrative: emptyNarrative,
  preparedBatch: null,
  disturbance: null,
  narrativeOverlay: null,
};

/** The worker's last word, merged from its changes by wiring. Pages read the derived atoms below. */
export const simulationAtom = atom<SimulationView>(unstarted);

/** Merges one change into the view. */
export const applyChangeAtom = atom(null, (get, set, change: SimulationChange) => {
  const { flushDue: _, eggDiscovered: __, protocolHeard: ___, protocolMissed: ____, ...moved } = change;
  set(simulationAtom, { ...get(simulationAtom), ...moved });
});

/** Back to what there was before any worker. */
export const forgetSimulationAtom = atom(null, (_get, set) => set(simulationAtom, unstarted));

/** 0 to 1. */
export const awarenessAtom = atom((get) => get(simulationAtom).awareness);
/** 0.2 to 1. Chooses the grade of display letters. */
export const stabilityAtom = atom((get) => get(simulationAtom).stability);
export const eggsAtom = atom((get) => get(simulationAtom).eggs);
export const recommendationsAtom = atom((get) => get(simulationAtom).recommendations);
export const emergencePatternAtom = atom((get) => get(simulationAtom).emergencePattern);
/** The line that the margin is asked to show; null for none. */
export const narrativeOverlayAtom = atom((get) => get(simulationAtom).narrativeOverlay);

/** Set it to say something to the simulation; wiring forwards every value. Nobody else holds the worker. */
export const commandAtom = atom<SimulationInput | null>(null);

/** True when the simulation has died for good (B-WRK-01): the page reads on, and nothing in it is answered any more. */
export const hasSimulationEndedAtom = atom(false);
