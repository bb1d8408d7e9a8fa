import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

const isHoldKey = (key: string) => key === ' ' || key === 'Enter';
/**
 * Elements that have a use of their own for those keys. The page itself takes the focus on the way in, and has none.
 */
const elsewhere = 'a, button, input, textarea, select, aside';

/**
 * Whether the reader holds on: the pointer kept down on the word, space or Enter kept down on it or anywhere that is
 * nothing else's, or the word made fast. Letting go, leaving the window and hiding the tab all end a hand's hold.
 */
export function useHold() {
  const [isInHand, setInHand] = useState(false);
  const [isFast, setFast] = useState(false);
  /** The finger that holds, or the mouse: another finger that is lifted lets nothing go. */
  const holding = useRef<number>(null);
  const letGo = useEffectEvent((event: Event) => {
    if ('pointerId' in event && event.pointerId !== holding.current) return;
    holding.current = null;
    setInHand(false);
  });
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isHoldKey(event.key) || !(event.target instanceof Element) || event.target.closest(elsewhere) !== null) return;
    // Space would scroll the word away from under the hand.
    event.preventDefault();
    setInHand(true);
  });
  useEffect(() => {
    const release = (event: Event) => letGo(event);
    const press = (event: globalThis.KeyboardEvent) => onKey(event);
    const ends = ['pointerup', 'pointercancel', 'keyup', 'blur'] as const;
    for (const kind of ends) addEventListener(kind, release);
    addEventListener('keydown', press);
    document.addEventListener('visibilitychange', release);
    return () => {
      for (const kind of ends) removeEventListener(kind, release);
      removeEventListener('keydown', press);
      document.removeEventListener('visibilitychange', release);
    };
  }, []);
  return {
    isHeld: isInHand || isFast,
    isFast,
    makeFast: () => setFast((now) => !now),
    /** For the word itself. */
    hand: {
      onPointerDown: ({ button, pointerId }: PointerEvent) => {
        if (button !== 0) return;
        holding.current ??= pointerId;
        setInHand(true);
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!isHoldKey(event.key)) return;
        event.preventDefault();
        setInHand(true);
      },
    },
  };
}
