import { useAtomValue } from 'jotai';
import { lazy, type RefObject, Suspense } from 'react';
import { hasArrivedAtom } from '../../state/arrival.ts';
import { useMotion } from '../../ui/motion.ts';

/** It is drawing only: where it cannot be fetched the page is complete without it. */
const Threads = lazy(() => import('./threads/Threads.tsx').catch(() => ({ default: () => <></> })));

/**
 * The drawing of how the first line is read, fetched once the page has hydrated. With effects off there is none. B-HOME-15.
 */
export function Attention({ sheet }: { readonly sheet: RefObject<HTMLElement | null> }) {
  const hasArrived = useAtomValue(hasArrivedAtom);
  const isOff = useMotion() === 'off';
  if (!hasArrived || isOff) return null;
  return (
    <Suspense fallback={null}>
      <Threads sheet={sheet} />
    </Suspense>
  );
}
