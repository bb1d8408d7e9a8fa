import type { NarrativeState } from '#contract/narrative.ts';
import type { SimulationChange } from '#contract/simulation.ts';
import { exhibitNotice, letterNotice, phaseNotices } from '../content/panels.ts';
import { showToastAtom } from '../state/toasts.ts';
import type { Store } from './App.tsx';

const reachedIn = ({ phaseTransitions }: NarrativeState): number =>
  phaseTransitions.reduce((highest, { phase }) => Math.max(highest, phase), 0);

/**
 * Answers a function that gives notice of what a change brought: a phase, a letter, an exhibit. `known` is the state
 * that was there at the start, of which nobody needs telling. R-UI-04.
 */
export function announceIn(store: Store, known: NarrativeState) {
  let phase = reachedIn(known);
  let letters = known.personalizedNotes.length;
  return ({ narrative, eggDiscovered }: SimulationChange): void => {
    if (narrative !== undefined) {
      const reached = reachedIn(narrative);
      if (reached > phase) store.set(showToastAtom, phaseNotices[reached as 1 | 2 | 3 | 4 | 5]);
      const { personalizedNotes: notes } = narrative;
      const newest = notes.at(-1);
      if (notes.length > letters && newest !== undefined)
        store.set(showToastAtom, { title: letterNotice.title, text: letterNotice.from(newest.from) });
      phase = Math.max(phase, reached);
      letters = notes.length;
    }
    if (eggDiscovered !== undefined) store.set(showToastAtom, { title: eggDiscovered.title, text: exhibitNotice });
  };
}
