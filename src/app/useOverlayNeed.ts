import { atom, useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { disturbanceAtom } from '../state/disturbance.ts';
import { previewAtom } from '../state/profile.ts';
import { pathAtom } from '../state/route.ts';
import { eggsAtom } from '../state/simulation.ts';
import { isDisturbable } from './routes.ts';

/** Whether there is something to draw now. */
const isDrawnAtom = atom(
  (get) => get(eggsAtom).length > 0 || get(disturbanceAtom) !== null || get(previewAtom) !== null,
);

/** Whether an effect may answer the pointer on the shown page. */
const mayAnswerAtom = atom((get) => isDisturbable(get(pathAtom)));

/** A pointer that moves this long after the page's arrival belongs to a reader, ms. */
const readerAfterMs = 3000;

/**
 * Whether there has been anything to draw in this page load, or a pointer that the overlay may answer (B-OVL-08): many
 * visits end before. The inspector needs the overlay too, for the times of its frames.
 */
export function useOverlayNeed(): boolean {
  const isDrawn = useAtomValue(isDrawnAtom);
  const mayAnswer = useAtomValue(mayAnswerAtom);
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && isDrawn) setNeeded(true);
  useEffect(() => {
    if (isNeeded || !mayAnswer) return;
    const need = () => setNeeded(true);
    const timer = setTimeout(() => addEventListener('pointermove', need, { passive: true }), readerAfterMs);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', need);
    };
  }, [isNeeded, mayAnswer]);
  return isNeeded;
}
