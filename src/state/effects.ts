import { atom } from 'jotai';
import { atomWithStorage, createJSONStorage, unstable_withStorageValidator as withStorageValidator } from 'jotai/utils';
import { forgiving } from './forgiving.ts';

/** full: everything; calm: grades and fades instead of displacement; off: nothing moves. B-A11Y-03. */
export type EffectsMode = 'full' | 'calm' | 'off';

export const effectsModes: readonly EffectsMode[] = ['full', 'calm', 'off'];

/** Also read by public/before-paint.js, which decides before the first paint. */
export const effectsStorageKey = 'd5u-effects';

const isStoredChoice = (value: unknown): value is EffectsMode | null =>
  value === null || effectsModes.includes(value as EffectsMode);

/** Without an argument Jotai reads local storage, and goes on without it where it is denied. */
const storage = withStorageValidator(isStoredChoice)(forgiving(createJSONStorage<unknown>()));

/** What the visitor chose; null while they have not. */
export const effectsChoiceAtom = atomWithStorage<EffectsMode | null>(effectsStorageKey, null, storage);

/** What the system asks for, followed while anybody looks. */
const prefersReducedMotionAtom = atom(false);
prefersReducedMotionAtom.onMount = (set) => {
  const query = matchMedia('(prefers-reduced-motion: reduce)');
  const follow = () => set(query.matches);
  follow();
  query.addEventListener('change', follow);
  return () => query.removeEventListener('change', follow);
};

/** The mode in force: the choice, else calm for those who prefer reduced motion, else full. */
export const effectsModeAtom = atom((get): EffectsMode => {
  const fallback = get(prefersReducedMotionAtom) ? 'calm' : 'full';
  return get(effectsChoiceAtom) ?? fallback;
});
