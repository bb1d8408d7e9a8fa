import { useAtomValue, useStore } from 'jotai';
import { useEffect, useLayoutEffect, useReducer } from 'react';
import { useEarnedThoughts } from '../../api/useEarnedThoughts.ts';
import { fetchThoughts, firstThoughts } from '../../content/thoughts/thoughts.ts';
import { openedPanelAtom } from '../../state/openedPanel.ts';
import { endedAtom, phaseAtom, previewAtom } from '../../state/profile.ts';
import { addShownAtom, forgetShownAtom, shownAtom } from '../../state/shownThoughts.ts';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { fetchAnother } from './fetchAnother.ts';
import { type Hold, rotate, type Rotation, unheld } from './logic.ts';

const turnMs = 18_000;
const fadeMs = 500;
/**
 * Time for which a thought stays after pointer, focus and panel have released it, ms. In this time the pointer can move
 * from the thought to its link.
 */
const releaseMs = 2000;

const still: Rotation = {
  thought: firstThoughts[0],
  turn: 0,
  isFading: false,
  isAsked: false,
  isDue: false,
  ...unheld,
  ahead: undefined,
  past: [],
};

/** The page's actions on the rotation. */
interface RotationControls {
  /** Shows another thought. */
  readonly next: () => void;
  /** Holds the present thought for this cause. */
  readonly hold: (by: Hold) => void;
  readonly leave: (by: Hold) => void;
}

/**
 * Rotates the thoughts: another thought appears every 18 s or when the reader asks. The old thought is faded for the
 * last 500 ms. A held thought stays until 2 s after the last hold. R-TH-01, R-TH-03.
 */
export function useRotation(): Rotation & RotationControls {
  const [now, dispatch] = useReducer(rotate, still);
  const motion = useMotion();
  const store = useStore();
  const { thought, turn, isFading, isAsked, isDue, isReleased, isOverdue } = now;

  useAtomValue(shownAtom); // Reads the storage before the effects below.
  const earned = useEarnedThoughts({
    phase: useAtomValue(phaseAtom),
    ended: useAtomValue(endedAtom),
    preview: useAtomValue(previewAtom),
  });

  // Runs before the first paint, so that the prerendered thought never shows. Until now the stylesheet has hidden it.
  useLayoutEffect(() => dispatch({ type: 'begun' }), []);

  useEffect(() => {
    if (turn > 0 && thought !== undefined) store.set(addShownAtom, thought.text);
  }, [store, turn, thought]);

  useEffect(() => {
    let isCurrent = true;
    const current = turn > 0 ? thought?.text : undefined;
    void fetchAnother(fetchThoughts, earned, store.get(shownAtom), current).then(({ another, isRoundOver }) => {
      if (!isCurrent || another === undefined) return;
      if (isRoundOver) store.set(forgetShownAtom, current);
      dispatch({ type: 'arrived', thought: another });
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- One thought is fetched a turn; the shown one changes with it.
  }, [turn]);

  useInterval(
    () => dispatch(isFading ? { type: 'due', isAsked } : { type: 'faded', isAsked: false }),
    isFading ? fadeMs : isDue || isOverdue ? null : turnMs - fadeMs,
  );
  useInterval(() => dispatch({ type: 'settled' }), isReleased ? releaseMs : null);

  // Runs for each turn, because a new turn begins without holds.
  const isCovered = useAtomValue(openedPanelAtom).id !== null;
  useEffect(() => dispatch({ type: isCovered ? 'held' : 'left', by: 'panel' }), [isCovered, turn]);

  // With effects off no interval ends a fade. A thought that was asked for appears at once; otherwise the present
  // thought stays.
  const isHeld = isFading && motion === 'off';
  useEffect(() => {
    if (isHeld && isAsked) dispatch({ type: 'due', isAsked });
  }, [isHeld, isAsked]);

  return {
    ...now,
    isFading: isFading && !isHeld,
    next: () => dispatch({ type: motion === 'off' ? 'due' : 'faded', isAsked: true }),
    hold: (by) => dispatch({ type: 'held', by }),
    leave: (by) => dispatch({ type: 'left', by }),
  };
}
