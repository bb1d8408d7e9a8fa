import { atom } from 'jotai';
import { effectsChoiceSchema, type EffectsMode } from '#contract/stored.ts';
import { storedAtom } from './storedAtom.ts';

export type { EffectsMode };

export const effectsModes: readonly EffectsMode[] = effectsChoiceSchema.anyOf[0].enum;

/** Also read by public/before-paint.js, which decides before the first paint. */
export const effectsStorageKey = 'd5u-effects';

/** What the visitor chose; null while they have not. */
export const effectsChoiceAtom = storedAtom<EffectsMode | null>(effectsStorageKey, effectsChoiceSchema, null, {
  isSetting: true,
});

/** What the system asks for, followed while something subscribes. */
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
