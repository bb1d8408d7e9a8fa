import { atom } from 'jotai';
import type { XStatic } from 'typebox/schema';
import { conformsTo } from '#contract/conformsTo.ts';
import { emptyNarrative, type NarrativeState } from '#contract/narrative.ts';
import { narrativeStateSchema } from '#contract/stored.ts';
import { simulationAtom } from './simulation.ts';

/** Spec §3: "kept locally under a narrative-state key". */
export const narrativeStorageKey = 'narrative-state';

/** The stored state, or an empty one. A state that cannot be read is ignored with a warning. Spec §5, R-PRO-05. */
export function loadNarrative(storage: Pick<Storage, 'getItem'>): NarrativeState {
  try {
    const text = storage.getItem(narrativeStorageKey);
    if (text === null) return emptyNarrative;
    const value: unknown = JSON.parse(text);
    if (conformsTo(narrativeStateSchema, value)) return value as XStatic<typeof narrativeStateSchema>;
    console.warn('The stored narrative state has the wrong shape and is ignored.');
  } catch (error) {
    console.warn('The stored narrative state cannot be read and is ignored.', error);
  }
  return emptyNarrative;
}

/** Stores the state. Where storage is full or denied, the console says so and nothing else happens. R-PRO-04. */
export function saveNarrative(storage: Pick<Storage, 'setItem'>, state: NarrativeState): void {
  try {
    storage.setItem(narrativeStorageKey, JSON.stringify(state));
  } catch (error) {
    console.warn('The narrative state cannot be kept on this device.', error);
  }
}

/**
 * Leaves a state for the next document of this tab. Local storage is no place for it while other tabs clear that. Where
 * storage is denied, nothing is left. B-PRV-06.
 */
export function carryNarrative(state: NarrativeState): void {
  try {
    saveNarrative(sessionStorage, state);
  } catch {
    // The name alone throws.
  }
}

/** Stores on this device what the last document of this tab has left for this one, if it has. Never throws. */
export function adoptCarriedNarrative(): void {
  try {
    if (sessionStorage.getItem(narrativeStorageKey) === null) return;
    saveNarrative(localStorage, loadNarrative(sessionStorage));
    sessionStorage.removeItem(narrativeStorageKey);
  } catch {
    // Storage is denied, so nothing was left.
  }
}

export const narrativeAtom = atom((get) => get(simulationAtom).narrative);
/** type:fragmentId of everything found, oldest first. */
export const fragmentsAtom = atom((get) => get(narrativeAtom).discoveredFragments);
