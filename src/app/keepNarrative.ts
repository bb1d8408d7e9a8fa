import { mergeNarratives } from '#contract/mergeNarratives.ts';
import type { NarrativeState } from '#contract/narrative.ts';
import { postNarrativeState } from '../api/narrative.ts';
import { loadNarrative, saveNarrative } from '../state/narrative.ts';

/**
 * Answers a function that keeps every narrative state on this device, together with what another tab has kept there since,
 * and tells the server of both when something was found. `known` is the state that was there at the start. R-PRO-04.
 */
export function keepNarrative(storage: Pick<Storage, 'getItem' | 'setItem'>, known: NarrativeState) {
  // Not its length, which stays the same once the oldest steps are cut off.
  const pathOf = ({ investigationPath }: NarrativeState) => investigationPath.join(' ');
  let told = pathOf(known);
  return (state: NarrativeState): void => {
    const both = mergeNarratives(loadNarrative(storage), state);
    saveNarrative(storage, both);
    if (pathOf(state) === told) return;
    told = pathOf(state);
    void postNarrativeState(both);
  };
}
