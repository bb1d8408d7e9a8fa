import { atom, useAtomValue, useStore } from 'jotai';
import { useEffect, useState } from 'react';
import { disturbanceAtom } from '../state/disturbance.ts';
import { previewAtom } from '../state/profile.ts';
import { pathAtom } from '../state/route.ts';
import { eggsAtom } from '../state/simulation.ts';
import { isPointerFollowedAtom, pointerAtom } from '../state/trace.ts';
import { isDisturbable } from './pageRules.ts';

/** Whether there is something to draw now. */
const isDrawnAtom = atom(
  (get) => get(eggsAtom).length > 0 || get(disturbanceAtom) !== null || get(previewAtom) !== null,
);

/** Whether an effect may answer the pointer on the shown page. */
const mayAnswerAtom = atom((get) => isDisturbable(get(pathAtom)));

/** Delay before a movement of the pointer counts as the reader's, ms. */
const readerAfterMs = 3000;

/**
 * Whether the overlay is needed: in this page load there was something to draw, or a pointer that the overlay may
 * answer (B-OVL-08). Many visits end before the overlay is needed. The inspector needs the overlay too, because it
 * measures the overlay's frames.
 */
export function useOverlayNeed(): boolean {
  const isDrawn = useAtomValue(isDrawnAtom);
  const mayAnswer = useAtomValue(mayAnswerAtom);
  const [isNeeded, setNeeded] = useState(false);
  if (!isNeeded && isDrawn) setNeeded(true);
  const pointer = useStore().get(pointerAtom);
  const isFollowed = useAtomValue(isPointerFollowedAtom);
  useEffect(() => {
    if (!mayAnswer || isFollowed) return;
    // Follows the pointer until the overlay does: the pointer may be at rest when the overlay has loaded.
    let isTold = false;
    const follow = ({ clientX, clientY }: PointerEvent) => {
      pointer.x = clientX;
      pointer.y = clientY;
      if (!isTold) setNeeded(true);
      isTold = true;
    };
    const timer = setTimeout(() => addEventListener('pointermove', follow, { passive: true }), readerAfterMs);
    return () => {
      clearTimeout(timer);
      removeEventListener('pointermove', follow);
    };
  }, [mayAnswer, pointer, isFollowed]);
  return isNeeded;
}
