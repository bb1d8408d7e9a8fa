import { atom } from 'jotai';
import { emptyNarrative, type NarrativeState } from '#contract/narrative.ts';
import { simulationAtom } from './simulation.ts';

/** Spec §3: "kept locally under a narrative-state key". */
export const narrativeStorageKey = 'narrative-state';

const isList = (value: unknown, accepts: (entry: unknown) => boolean): boolean =>
  Array.isArray(value) && value.every(accepts);
const isText = (value: unknown): boolean => typeof value === 'string';
const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** True for data of the right shape; data that parses but is wrong is turned away. */
function isNarrativeState(value: unknown): value is NarrativeState {
  if (!isRecord(value)) return false;
  return (
    isList(value['discoveredFragments'], isText) &&
    isList(value['investigationPath'], isText) &&
    isList(value['collaborationHistory'], isText) &&
    isList(value['suspicionEvents'], (e) => isRecord(e) && isText(e['event']) && Number.isFinite(e['timestamp'])) &&
    isList(
      value['phaseTransitions'],
      (e) => isRecord(e) && Number.isFinite(e['phase']) && Number.isFinite(e['timestamp']),
    ) &&
    isList(
      value['personalizedNotes'],
      (e) => isRecord(e) && Number.isFinite(e['phase']) && isText(e['from']) && isText(e['text']),
    )
  );
}

/** The stored state, or an empty one. A state that cannot be read is ignored with a warning. Spec §5, R-PRO-05. */
export function loadNarrative(storage: Pick<Storage, 'getItem'>): NarrativeState {
  try {
    const text = storage.getItem(narrativeStorageKey);
    if (text === null) return emptyNarrative;
    const value: unknown = JSON.parse(text);
    if (isNarrativeState(value)) return value;
    console.warn('The stored narrative state has the wrong shape and is ignored.');
  } catch (error) {
    console.warn('The stored narrative state cannot be read and is ignored.', error);
  }
  return emptyNarrative;
}

/** Keeps the state. Full or denied storage is said once on the console and costs nothing else. R-PRO-04. */
export function saveNarrative(storage: Pick<Storage, 'setItem'>, state: NarrativeState): void {
  try {
    storage.setItem(narrativeStorageKey, JSON.stringify(state));
  } catch (error) {
    console.warn('The narrative state cannot be kept on this device.', error);
  }
}

export const narrativeAtom = atom((get) => get(simulationAtom).narrative);
/** type:fragmentId of everything found, oldest first. */
export const fragmentsAtom = atom((get) => get(narrativeAtom).discoveredFragments);
