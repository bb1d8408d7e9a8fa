import { type PointerEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMotion } from '../../ui/motion.ts';
import { givenPx, isLetDown, outRatio } from './cords.ts';

/** A hand moves before it has decided to; less than this is a press. */
const steadyPx = 6;
/** What is left of its way a clause goes in the house's slow time and with its ease (tokens.css). */
const restOfTheWay = { duration: 600, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

interface Options {
  /** Null for a cord under whole wax. */
  readonly isOpen: boolean | null;
  readonly onOpen: (isOpen: boolean) => void;
  /** A whole seal was drawn on. */
  readonly onHold: () => void;
}

/**
 * A cord drawn on with the pointer. While the hand moves, the cord and the clause follow it by CSSOM and React is told
 * nothing; let go, it stays out or goes back. A press without a movement is a click, as Enter is. Spread the handlers over
 * the button; `strands` and `roll` are what is moved.
 */
export function usePull({ isOpen, onOpen, onHold }: Options) {
  const strands = useRef<HTMLSpanElement>(null);
  const roll = useRef<HTMLDivElement>(null);
  const isFull = useMotion() === 'full';
  const pull = useRef<{ fromY: number; hasMoved: boolean; ratio: number } | null>(null);
  // A mouse's pull is followed by a click, which the pull has answered; a finger's is followed by none.
  const swallowsClick = useRef(false);

  const letGo = () => {
    strands.current?.style.removeProperty('--give');
    roll.current?.style.removeProperty('height');
  };
  const settle = (next: boolean) => {
    const fromPx = roll.current?.offsetHeight ?? 0;
    letGo();
    flushSync(() => onOpen(next));
    const height = [`${fromPx}px`, `${roll.current?.offsetHeight ?? 0}px`];
    // jsdom does not animate.
    if (isFull) roll.current?.animate?.({ height }, restOfTheWay);
  };
  const handlers = {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      swallowsClick.current = false;
      if (!event.isPrimary || event.button !== 0) return;
      pull.current = { fromY: event.clientY, hasMoved: false, ratio: isOpen === true ? 1 : 0 };
      event.currentTarget.setPointerCapture?.(event.pointerId);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const now = pull.current;
      if (now === null) return;
      const pulledPx = event.clientY - now.fromY;
      if (Math.abs(pulledPx) > steadyPx) now.hasMoved = true;
      if (!now.hasMoved) return;
      if (isOpen === null) {
        strands.current?.style.setProperty('--give', `${givenPx(pulledPx)}px`);
        return;
      }
      const heightPx = roll.current?.firstElementChild?.scrollHeight ?? 1;
      now.ratio = outRatio(pulledPx, heightPx, isOpen);
      roll.current?.style.setProperty('height', `${now.ratio * heightPx}px`);
    },
    onPointerUp: () => {
      const now = pull.current;
      pull.current = null;
      if (now?.hasMoved !== true) return;
      swallowsClick.current = true;
      if (isOpen !== null) {
        settle(isLetDown(now.ratio, isOpen));
        return;
      }
      letGo();
      onHold();
    },
    onPointerCancel: () => {
      pull.current = null;
      letGo();
    },
    onKeyDown: () => {
      swallowsClick.current = false;
    },
    onClick: () => {
      if (swallowsClick.current) swallowsClick.current = false;
      else if (isOpen === null) onHold();
      else settle(!isOpen);
    },
  };
  return { strands, roll, handlers };
}
