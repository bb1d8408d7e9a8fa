import type { NarrativeState } from '#contract/narrative.ts';
import { postNarrativeState } from '../api/narrative.ts';
import { saveNarrative } from '../state/narrative.ts';

/**
 * Answers a function that keeps every narrative state on this device, and tells the server when something was found.
 * `known` is the state that was there at the start. R-PRO-04.
 */
export function keepNarrative(storage: Pick<Storage, 'setItem'>, known: NarrativeState) {
  let told = known.investigationPath.length;
  return (state: NarrativeState): void => {
    saveNarrative(storage, state);
    if (state.investigationPath.length === told) return;
    told = state.investigationPath.length;
    void postNarrativeState(state);
  };
}
