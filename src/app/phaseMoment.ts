import type { NarrativeState } from '#contract/narrative.ts';
import type { SimulationChange } from '#contract/simulation.ts';
import { disturbanceAtom } from '../state/disturbance.ts';
import { pathAtom } from '../state/route.ts';
import type { Store } from './App.tsx';
import { highestPhaseOf } from './notifications.ts';
import { routeAt } from './routes.ts';

const momentMs = 1500;

/**
 * Requests the full-page moment when the visitor reaches a phase, once for each transition that the narrative records. On a
 * page that is not to be disturbed it waits for the next page that may be. Returns the handler for each change. B-OVL-04.
 */
export function createPhaseMoment(store: Store, narrative: NarrativeState): (change: SimulationChange) => void {
  let reached = highestPhaseOf(narrative);
  let due: number | null = null;
  const showWhereAllowed = () => {
    const { slug, rules } = routeAt(store.get(pathAtom) ?? '/');
    if (due === null || (rules.glitches === false && slug !== 'routemap')) return;
    store.set(disturbanceAtom, { kind: 'phase', phase: due, durationMs: momentMs, seed: due });
    due = null;
  };
  store.sub(pathAtom, showWhereAllowed);
  return ({ narrative: changed }) => {
    if (changed === undefined) return;
    const phase = highestPhaseOf(changed);
    if (phase <= reached) return;
    reached = phase;
    due = phase;
    showWhereAllowed();
  };
}
