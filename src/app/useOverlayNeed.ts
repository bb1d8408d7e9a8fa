import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { disturbanceAtom } from '../state/disturbance.ts';
import { previewAtom } from '../state/profile.ts';
import { eggsAtom } from '../state/simulation.ts';

/**
 * Whether there has been anything to draw in this page load. Until then the overlay is not fetched: the first egg comes after
 * 15 s at the earliest, and many a visit ends without one. The inspector shows the times of its frames, so it needs it too.
 */
export function useOverlayNeed(): boolean {
  const hasEggs = useAtomValue(eggsAtom).length > 0;
  const isDisturbed = useAtomValue(disturbanceAtom) !== null;
  const isInspected = useAtomValue(previewAtom) !== null;
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && (hasEggs || isDisturbed || isInspected)) setNeeded(true);
  return isNeeded;
}
