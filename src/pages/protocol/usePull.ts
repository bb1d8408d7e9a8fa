import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { useMotion } from '../../ui/motion.ts';
import { useDrag } from '../../ui/useDrag.ts';
import { givenPx, isLetDown, outRatio } from './cords.ts';

/** Animation of a clause after its release: the slow duration and the easing of tokens.css. */
const restOfTheWay = { duration: 600, easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)' };

interface Options {
  /** Whether the clause is unrolled; null while the seal is unbroken. */
  readonly isOpen: boolean | null;
  readonly onOpen: (isOpen: boolean) => void;
  /** Called after an unbroken seal was pulled. */
  readonly onHold: () => void;
}

/**
 * Pulling a cord with the pointer. While the pointer is down, the cord (`strands`) and the clause (`roll`) follow the
 * pointer without a render. On release the clause opens or rolls up. A press without movement is a click, like Enter.
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
  // After a pull by touch there is no click event. The key handler ends the drag, so that the next Enter is not ignored
  // as the click of that drag.
  return { strands, roll, handlers: { ...handlers, onKeyDown: () => void endsDrag(), onClick } };
}
