import { atom } from 'jotai';
import type { XStatic } from 'typebox/schema';
import { conformsTo } from '#contract/conformsTo.ts';
import { emptyNarrative, type NarrativeState } from '#contract/narrative.ts';
import { narrativeStateSchema } from '#contract/stored.ts';
import { simulationAtom } from './simulation.ts';

/** Spec §3: "kept locally under a narrative-state key". */
export const narrativeStorageKey = 'narrative-state';

/** The stored state, or an empty one. An unreadable state is ignored with a warning. Spec §5, R-PRO-05. */
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

/** Stores the state. A full or denied storage is only logged. R-PRO-04. */
export function saveNarrative(storage: Pick<Storage, 'setItem'>, state: NarrativeState): void {
  try {
    storage.setItem(narrativeStorageKey, JSON.stringify(state));
  } catch (error) {
    console.warn('The narrative state cannot be kept on this device.', error);
  }
}

/**
 * Stores a state for the next document of this tab, in session storage, because other tabs may be clearing local
 * storage. Does nothing where storage is denied. B-PRV-06.
 */
export function carryNarrative(state: NarrativeState): void {
  try {
    saveNarrative(sessionStorage, state);
  } catch {
    // Where storage is denied, even reading the name `sessionStorage` throws.
  }
}

/** Moves the state that the last document of this tab carried over, if any, to local storage. Never throws. */
export function adoptCarriedNarrative(): void {
  try {
    if (sessionStorage.getItem(narrativeStorageKey) === null) return;
    saveNarrative(localStorage, loadNarrative(sessionStorage));
    sessionStorage.removeItem(narrativeStorageKey);
  } catch {
    // Storage is denied, so there is no state.
  }
}

export const narrativeAtom = atom((get) => get(simulationAtom).narrative);
/** type:fragmentId of all finds, oldest first. */
export const fragmentsAtom = atom((get) => get(narrativeAtom).discoveredFragments);
