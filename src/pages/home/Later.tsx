import { useAtomValue } from 'jotai';
import { Suspense } from 'react';
import { lazyPart } from '../../api/loadPart.ts';
import { hasArrivedAtom } from '../../state/arrival.ts';
import type { LaterPart } from './afterwards/Afterwards.tsx';

const Afterwards = lazyPart('Afterwards', () => import('./afterwards/Afterwards.tsx'));

/** A part of Home that is loaded after hydration; all of them are one file. The page is complete without them. */
export function Later(part: LaterPart) {
  if (!useAtomValue(hasArrivedAtom)) return null;
  return (
    <Suspense>
      <Afterwards {...part} />
    </Suspense>
  );
}
