import { useAtomValue, useStore } from 'jotai';
import { type ReactNode, useDeferredValue, useEffect } from 'react';
import { effectsModeAtom } from '../state/effects.ts';
import { MotionContext } from '../ui/motion.ts';

/**
 * Provides the effects mode: to components by context, to CSS as data-effects on the root element. B-A11Y-03.
 *
 * The prerendered page was made for full effects. The context changes by a deferred update. On an urgent update React
 * would discard a page that has not hydrated yet, and show nothing until it has rendered again.
 */
export function MotionProvider({ children }: { readonly children: ReactNode }) {
  const mode = useAtomValue(effectsModeAtom);
  const store = useStore();
  useEffect(() => {
    // The mode is read again, because the stored choice arrives between render and effect. An old mode would show one
    // frame of motion.
    document.documentElement.dataset['effects'] = store.get(effectsModeAtom);
  }, [mode, store]);
  return <MotionContext value={useDeferredValue(mode)}>{children}</MotionContext>;
}
