import { atom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { disturbanceAtom } from '../state/disturbance.ts';
import { previewAtom } from '../state/profile.ts';
import { eggsAtom } from '../state/simulation.ts';

/** Whether there is something to draw now. */
const isDrawnAtom = atom(
  (get) => get(eggsAtom).length > 0 || get(disturbanceAtom) !== null || get(previewAtom) !== null,
);

/**
 * Whether there has been anything to draw in this page load. The overlay is not fetched before: the first egg comes
 * after 15 s at the earliest, and many visits end without one. The inspector needs the overlay too, for the times of
 * its frames.
 */
export function useOverlayNeed(): boolean {
  const isDrawn = useAtomValue(isDrawnAtom);
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && isDrawn) setNeeded(true);
  return isNeeded;
}
