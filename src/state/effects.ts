import { atom } from 'jotai';
import { effectsChoiceSchema, type EffectsMode } from '#contract/stored.ts';
import { settingKeys } from './deviceStorage.ts';
import { storedAtom } from './storedAtom.ts';

export type { EffectsMode };

export const effectsModes: readonly EffectsMode[] = effectsChoiceSchema.anyOf[0].enum;

/** Also read by public/before-paint.js, which sets the mode before the first paint. */
export const effectsStorageKey = settingKeys.effects;

/** The visitor's choice; null before the first choice. */
export const effectsChoiceAtom = storedAtom<EffectsMode | null>(effectsStorageKey, effectsChoiceSchema, null);

/** A choice from before the scripts came that could not be stored; null for none. public/before-paint.js. */
const unstoredChoiceAtom = atom<EffectsMode | null>(null);
unstoredChoiceAtom.onMount = (set) => set((document.documentElement.dataset['unstored'] ?? null) as EffectsMode | null);

/** The system's preference, followed while there is a subscriber. */
const prefersReducedMotionAtom = atom(false);
prefersReducedMotionAtom.onMount = (set) => {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => set(query.matches);
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
};

/** The active mode: the choice, else calm where reduced motion is preferred, else full. */
export const effectsModeAtom = atom((get): EffectsMode => {
  const fallback = get(prefersReducedMotionAtom) ? 'calm' : 'full';
  return get(effectsChoiceAtom) ?? get(unstoredChoiceAtom) ?? fallback;
});
