import { atom } from 'jotai';
import type { Egg } from '#contract/egg.ts';
import { emptyNarrative } from '#contract/narrative.ts';
import type { SimulationChange, SimulationInput, SimulationView } from '#contract/simulation.ts';
import { disturbanceAtom } from './disturbance.ts';

const unstarted: SimulationView = {
  awareness: 0,
  stability: 1,
  emergencePattern: 'linear',
  timeOfDay: 'day',
  behaviorPattern: 'lingering',
  hoveredLongest: null,
  eggs: [],
  discoveredEggs: [],
  recommendations: [],
  narrative: emptyNarrative,
  disturbance: null,
  narrativeOverlay: null,
};

/** What the worker last reported: wiring merges each change into it. Pages read the derived atoms below. */
export const simulationAtom = atom<SimulationView>(unstarted);

/**
 * starting: no worker has answered yet. running: one has. ended: the last worker was lost for good, pages go on without
 * a simulation (B-WRK-02).
 */
export type SimulationStatus = 'starting' | 'running' | 'ended';

/** Wiring sets it. Read it to know whether an input will be answered. */
export const simulationStatusAtom = atom<SimulationStatus>('starting');

/**
 * Merges one change into the view, and requests its disturbance. The first change means that the simulation runs. A worker
 * that was started again reports the whole view: the disturbance that it names was requested before.
 */
export const applyChangeAtom = atom(null, (get, set, change: SimulationChange) => {
  const { flush: _, eggDiscovered: __, secretWordRecognized: ___, secretWordRejected: ____, ...moved } = change;
  const { disturbance } = change;
  if (disturbance && disturbance.id !== get(simulationAtom).disturbance?.id) set(disturbanceAtom, disturbance);
  set(simulationAtom, { ...get(simulationAtom), ...moved });
  set(simulationStatusAtom, 'running');
});

/** Back to what there was before any worker. */
export const resetSimulationAtom = atom(null, (_get, set) => {
  set(simulationAtom, unstarted);
  set(simulationStatusAtom, 'starting');
});

/** What the inspector can put in the place of what the worker reported. */
export type ForcedView = Partial<Pick<SimulationView, 'awareness' | 'stability' | 'emergencePattern' | 'eggs'>>;

/** What the inspector's gallery shows; empty for nothing. It is drawn, and reaches neither worker, storage nor server. B-DEV-02. */
export const forcedViewAtom = atom<ForcedView>({});

const shownViewAtom = atom((get) => ({ ...get(simulationAtom), ...get(forcedViewAtom) }));

/** 0 to 1. */
export const awarenessAtom = atom((get) => get(shownViewAtom).awareness);
/** 0.2 to 1. Chooses the grade of display letters. */
export const stabilityAtom = atom((get) => get(shownViewAtom).stability);
/** The egg whose label is open; null for none. It stays on the page after its lifespan, until its label is closed. */
export const readEggAtom = atom<Egg | null>(null);
export const eggsAtom = atom((get): readonly Egg[] => {
  const { eggs } = get(shownViewAtom);
  const read = get(readEggAtom);
  return read === null || eggs.some(({ id }) => id === read.id) ? eggs : [...eggs, read];
});
/** True while the eggs are the gallery's: taking one up is shown, and told nobody. */
export const hasForcedEggsAtom = atom((get) => get(forcedViewAtom).eggs !== undefined);
/** Takes up an egg: one of the gallery is found here, any other by the simulation. */
export const takeEggAtom = atom(null, (get, set, id: string) => {
  const { eggs, ...forced } = get(forcedViewAtom);
  if (eggs === undefined) set(sendToSimulationAtom, { kind: 'egg-clicked', id });
  else
    set(forcedViewAtom, { ...forced, eggs: eggs.map((egg) => (egg.id === id ? { ...egg, discovered: true } : egg)) });
});
/** The words that were hovered longest on this page; null before there are any. */
export const hoveredLongestAtom = atom((get) => get(simulationAtom).hoveredLongest);
export const recommendationsAtom = atom((get) => get(simulationAtom).recommendations);
export const emergencePatternAtom = atom((get) => get(shownViewAtom).emergencePattern);
/** The remark to show beside the page; null for none. */
export const narrativeOverlayAtom = atom((get) => get(simulationAtom).narrativeOverlay);

/** Inputs that were sent and not forwarded yet, oldest first. Only wiring subscribes to it. */
export const simulationQueueAtom = atom<readonly SimulationInput[]>([]);

/** Sends one input to the simulation. The queue holds it until wiring forwards it, also when wiring is not loaded yet. */
export const sendToSimulationAtom = atom(null, (get, set, input: SimulationInput) =>
  set(simulationQueueAtom, [...get(simulationQueueAtom), input]),
);

/** Empties the queue and returns what it held, so that no input is forwarded twice. */
export const drainSimulationQueueAtom = atom(null, (get, set): readonly SimulationInput[] => {
  const inputs = get(simulationQueueAtom);
  if (inputs.length > 0) set(simulationQueueAtom, []);
  return inputs;
});
