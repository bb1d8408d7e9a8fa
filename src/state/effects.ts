import { atom } from 'jotai';
import { atomWithStorage, withStorageValidator, createJSONStorage } from 'jotai/utils';

/** full: everything; calm: grades and fades instead of displacement; off: nothing moves. B-A11Y-03. */
export type EffectsMode = 'full' | 'calm' | 'off';

export const effectsModes: readonly EffectsMode[] = ['full', 'calm', 'off'];

/** Also read by public/before-paint.js, which decides before the first paint. */
export const effectsStorageKey = 'd5u-effects';

const isStoredChoice = (value: unknown): value is EffectsMode | null =>
  value === null || effectsModes.includes(value as EffectsMode);

/** What the visitor chose; null while they have not. */
export const effectsChoiceAtom = atomWithStorage<EffectsMode | null>(
  effectsStorageKey,
  null,
  withStorageValidator(isStoredChoice)(createJSONStorage<unknown>(() => localStorage)),
);

/** What the system asks for; wiring keeps it in step with prefers-reduced-motion. */
export const prefersReducedMotionAtom = atom(false);

/** The mode in force: the choice, else calm for those who prefer reduced motion, else full. */
export const effectsModeAtom = atom((get): EffectsMode => {
  const fallback = get(prefersReducedMotionAtom) ? 'calm' : 'full';
  return get(effectsChoiceAtom) ?? fallback;
});
