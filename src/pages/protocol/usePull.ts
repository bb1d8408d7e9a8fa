import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMotion } from '../../ui/motion.ts';
import { useDrag } from '../../ui/useDrag.ts';
import { givenPx, isLetDown, outRatio } from './cords.ts';

/** How a released clause goes the rest of its way: the slow duration and the easing of tokens.css. */
const restOfTheWay = { duration: 600, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

interface Options {
  /** Whether the clause is out; null under a whole seal. */
  readonly isOpen: boolean | null;
  readonly onOpen: (isOpen: boolean) => void;
  /** A whole seal was pulled. */
  readonly onHold: () => void;
}

/**
 * Pulling a cord with the pointer. While the pointer is down, the cord (`strands`) and the clause (`roll`) follow it
 * without a render; on release the clause stays out or goes back. A press without a movement is a click, as Enter is.
 * Spread `handlers` over the button.
 */
export function usePull({ isOpen, onOpen, onHold }: Options) {
  const strands = useRef<HTMLSpanElement>(null);
  const roll = useRef<HTMLDivElement>(null);
  const isFull = useMotion() === 'full';
  const ratio = useRef(0);

  const release = () => {
    strands.current?.style.removeProperty('--give');
    roll.current?.style.removeProperty('height');
  };
  const settle = (next: boolean) => {
    const fromPx = roll.current?.offsetHeight ?? 0;
    release();
    flushSync(() => onOpen(next));
    const height = [`${fromPx}px`, `${roll.current?.offsetHeight ?? 0}px`];
    // jsdom does not animate.
    if (isFull) roll.current?.animate?.({ height }, restOfTheWay);
  };
  const { handlers, endsDrag } = useDrag({
    slackPx: 6,
    onMove: ({ dy }) => {
      if (isOpen === null) {
        strands.current?.style.setProperty('--give', `${givenPx(dy)}px`);
        return;
      }
      const heightPx = roll.current?.firstElementChild?.scrollHeight ?? 1;
      ratio.current = outRatio(dy, heightPx, isOpen);
      roll.current?.style.setProperty('height', `${ratio.current * heightPx}px`);
    },
    onEnd: (_, isCancelled) => {
      if (!isCancelled && isOpen !== null) return settle(isLetDown(ratio.current, isOpen));
      release();
      if (!isCancelled) onHold();
    },
  });
  const onClick = () => {
    if (endsDrag()) return;
    if (isOpen === null) onHold();
    else settle(!isOpen);
  };
  // The click of a finger's pull never comes; a key press after it is no part of it.
  return { strands, roll, handlers: { ...handlers, onKeyDown: () => void endsDrag(), onClick } };
}
