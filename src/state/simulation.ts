import { atom } from 'jotai';
import type { Egg } from '#contract/egg.ts';
import { emptyNarrative } from '#contract/narrative.ts';
import type { SimulationChange, SimulationInput, SimulationView } from '#contract/simulation.ts';
import { quietAtom } from './disturbance.ts';
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

/** The worker's latest report: wiring merges each change into it. Pages read the derived atoms below. */
export const simulationAtom = atom<SimulationView>(unstarted);

/**
 * - starting: no worker has answered yet
 * - running: a worker has answered
 * - ended: the last worker was lost, and pages continue without a simulation (B-WRK-02)
 */
export type SimulationStatus = 'starting' | 'running' | 'ended';

/** Set by wiring. Tells whether an input will be answered. */
export const simulationStatusAtom = atom<SimulationStatus>('starting');

/**
 * Merges one change into the view, and requests its disturbance; after a glitch a word settles (B-OVL-06). The first
 * change means that the simulation runs. A restarted worker reports the whole view, whose disturbance was already
 * requested.
 */
export const applyChangeAtom = atom(null, (get, set, change: SimulationChange) => {
  const { flush: _, eggDiscovered: __, secretWordRecognized: ___, secretWordRejected: ____, ...moved } = change;
  const { disturbance } = change;
  // A remark in a quiet scene is dropped. It must not be shown later.
  if (get(quietAtom)) delete moved.narrativeOverlay;
  if (disturbance && disturbance.id !== get(simulationAtom).disturbance?.id)
    set(disturbanceAtom, disturbance.kind === 'glitch' ? { ...disturbance, settles: true } : disturbance);
  set(simulationAtom, { ...get(simulationAtom), ...moved });
  set(simulationStatusAtom, 'running');
});

/** Resets to the state before any worker. */
export const resetSimulationAtom = atom(null, (_get, set) => {
  set(simulationAtom, unstarted);
  set(simulationStatusAtom, 'starting');
});

/** The parts of the worker's report that the inspector can replace. */
export type ForcedView = Partial<Pick<SimulationView, 'awareness' | 'stability' | 'emergencePattern' | 'eggs'>>;

/**
 * The view in the inspector's gallery; empty for none. It is drawn, and reaches neither worker, storage nor server.
 * B-DEV-02.
 */
export const forcedViewAtom = atom<ForcedView>({});

const shownViewAtom = atom((get) => ({ ...get(simulationAtom), ...get(forcedViewAtom) }));

/** Awareness, 0 to 1. */
export const awarenessAtom = atom((get) => get(shownViewAtom).awareness);
/** Stability, 0.2 to 1. It selects the grade of display letters. */
export const stabilityAtom = atom((get) => get(shownViewAtom).stability);
/** The egg whose label is open; null for none. It stays on the page after its lifespan, until its label is closed. */
export const readEggAtom = atom<Egg | null>(null);
const noEggs: readonly Egg[] = [];
/** The eggs to show; none in a quiet scene. */
export const eggsAtom = atom((get): readonly Egg[] => {
  if (get(quietAtom)) return noEggs;
  const { eggs } = get(shownViewAtom);
  const read = get(readEggAtom);
  return read === null || eggs.some(({ id }) => id === read.id) ? eggs : [...eggs, read];
});
/** True while the shown eggs are the gallery's: a click on such an egg is shown, but not sent. */
export const hasForcedEggsAtom = atom((get) => get(forcedViewAtom).eggs !== undefined);
/** Handles a click on an egg: an egg of the gallery is discovered here, any other egg by the simulation. */
export const takeEggAtom = atom(null, (get, set, id: string) => {
  const { eggs, ...forced } = get(forcedViewAtom);
  if (eggs === undefined) set(sendToSimulationAtom, { kind: 'egg-clicked', id });
  else
    set(forcedViewAtom, { ...forced, eggs: eggs.map((egg) => (egg.id === id ? { ...egg, discovered: true } : egg)) });
});
/** The text hovered longest on this page; null for none. */
export const hoveredLongestAtom = atom((get) => get(simulationAtom).hoveredLongest);
export const recommendationsAtom = atom((get) => get(simulationAtom).recommendations);
export const emergencePatternAtom = atom((get) => get(shownViewAtom).emergencePattern);
/** The remark to show beside the page; null for none. */
export const narrativeOverlayAtom = atom((get) => get(simulationAtom).narrativeOverlay);

/** Inputs that wait to be forwarded, oldest first. Only wiring subscribes to it. */
export const simulationQueueAtom = atom<readonly SimulationInput[]>([]);

/**
 * Puts one input into the queue. Wiring forwards the input to the simulation; until wiring is loaded, the input waits
 * in the queue.
 */
export const sendToSimulationAtom = atom(null, (get, set, input: SimulationInput) =>
  set(simulationQueueAtom, [...get(simulationQueueAtom), input]),
);

/** Empties the queue and returns its inputs, so that no input is forwarded twice. */
export const drainSimulationQueueAtom = atom(null, (get, set): readonly SimulationInput[] => {
  const inputs = get(simulationQueueAtom);
  if (inputs.length > 0) set(simulationQueueAtom, []);
  return inputs;
});
