import { useStore } from 'jotai';
import { useEffect, useLayoutEffect, useReducer } from 'react';
import { categoryNames } from '../../content/thoughts/category.ts';
import { fetchThoughts, firstThoughts, type Thought } from '../../content/thoughts/thoughts.ts';
import { hasArrivedAtom } from '../../state/arrival.ts';
import { useMotion } from '../../ui/motion.ts';
import { useInterval } from '../../ui/useInterval.ts';
import { drawn, rotate, type Rotation } from './logic.ts';

const turnMs = 18_000;
const fadeMs = 500;

const still: Rotation = {
  thought: firstThoughts[0],
  turn: 0,
  isFading: false,
  isAsked: false,
  isDue: false,
  ahead: undefined,
  past: [],
};

/** Any thought but `last`: of a category drawn first, or, where that cannot be fetched, of the one that is here. */
async function fetchAnother(last: Thought | undefined): Promise<Thought | undefined> {
  const category = categoryNames[Math.floor(Math.random() * categoryNames.length)] ?? 'memory';
  const thoughts = await fetchThoughts(category).catch(() => firstThoughts);
  return drawn(thoughts, last, Math.random());
}

/** Which thought shows: another every 18 s, the last 500 ms of them faded, or when asked. R-TH-01, R-TH-03. */
export function useRotation(): Rotation & { readonly next: () => void } {
  const [now, dispatch] = useReducer(rotate, still);
  const motion = useMotion();
  const store = useStore();
  const { thought, turn, isFading, isAsked, isDue } = now;

  // Before the first paint of a page entered by a link, so that the still thought never shows there. One that was
  // prerendered has been read by then, and stays until another is here.
  useLayoutEffect(() => dispatch({ type: 'begun', isByLink: store.get(hasArrivedAtom) }), [store]);

  useEffect(() => {
    let isCurrent = true;
    void fetchAnother(thought).then((next) => {
      if (isCurrent && next !== undefined) dispatch({ type: 'arrived', thought: next });
    });
    return () => {
      isCurrent = false;
    };
    // oxlint-disable-next-line react/exhaustive-deps -- One is fetched a turn; what shows changes with it.
  }, [turn]);

  useInterval(
    () => dispatch(isFading ? { type: 'due', isAsked } : { type: 'faded', isAsked: false }),
    isFading ? fadeMs : isDue ? null : turnMs - fadeMs,
  );

  // With effects off no beat ends a fade. A thought that was asked for comes at once; else the one that is here stays.
  const isHeld = isFading && motion === 'off';
  useEffect(() => {
    if (isHeld && isAsked) dispatch({ type: 'due', isAsked });
  }, [isHeld, isAsked]);

  return {
    ...now,
    isFading: isFading && !isHeld,
    next: () => dispatch({ type: motion === 'off' ? 'due' : 'faded', isAsked: true }),
  };
}
