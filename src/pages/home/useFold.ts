import { useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect, useReducer, useRef } from 'react';
import { loadNarrative } from '../../state/narrative.ts';
import { phaseAtom, previewAtom, profileAtom } from '../../state/profile.ts';

const openKey = 'sheetOpen';

/** Kept in this entry of the browser's history: reload and back then find the page as tall as it was left. */
const wasLeftOpen = (): boolean => (history.state as Record<string, unknown> | null)?.[openKey] === true;
const keepOpen = (isOpen: boolean): void =>
  history.replaceState({ ...(history.state as object | null), [openKey]: isOpen }, '');

/** What this device knows before the server has answered. */
function hasReachedPhaseOne(): boolean {
  try {
    return loadNarrative(localStorage).phaseTransitions.some(({ phase }) => phase >= 1);
  } catch {
    return false;
  }
}

/** How the sheet lies after a word from the reader, the device or the server. */
const lie = (_: boolean, word: 'fold' | 'open'): boolean => word === 'fold';

/**
 * Whether the white sheet lies folded to a strip. Who arrives with phase 1 or more starts at the second sheet; who
 * reaches it while reading keeps the page as it is, because nothing may move under a reader's eyes.
 */
export function useFold(): { readonly isFolded: boolean; readonly canFold: boolean; readonly toggle: () => void } {
  const hasReached = useAtomValue(phaseAtom) >= 1;
  const isAnswered = useAtomValue(profileAtom) !== null;
  const isPreviewed = useAtomValue(previewAtom) !== null;
  const [isFolded, tell] = useReducer(lie, hasReached);
  const arrivedAt = useRef<number | null>(null);

  const arrive = useEffectEvent(() => {
    if (wasLeftOpen()) tell('open');
    else if (hasReached || hasReachedPhaseOne()) {
      arrivedAt.current = window.scrollY;
      tell('fold');
    }
  });
  useLayoutEffect(() => arrive(), []);

  // The browser restores the position on the tall sheet and would then follow its text up: put it back where it was left.
  useLayoutEffect(() => {
    if (isFolded && arrivedAt.current !== null && arrivedAt.current > 0) window.scrollTo(0, arrivedAt.current);
    arrivedAt.current = null;
  }, [isFolded]);

  const hear = useEffectEvent(() => {
    if (hasReached && !wasLeftOpen() && window.scrollY === 0) tell('fold');
  });
  useEffect(() => hear(), [isAnswered, isPreviewed]);

  useEffect(() => {
    if (hasReached && !isFolded && window.scrollY > 0) keepOpen(true);
  }, [hasReached, isFolded]);

  const toggle = () => {
    keepOpen(isFolded);
    tell(isFolded ? 'open' : 'fold');
  };
  return { isFolded, canFold: hasReached || isFolded, toggle };
}
