import { type KeyboardEvent, type PointerEvent, useEffect, useEffectEvent, useRef, useState } from 'react';

const isHoldKey = (key: string) => key === ' ' || key === 'Enter';
/**
 * Elements that use these keys themselves. The page element, which gets the focus on navigation, is not in this list.
 */
const elsewhere = 'a, button, input, textarea, select, aside';

/**
 * Whether the reader holds the word: with a pointer pressed on the word, with space or Enter pressed, or by making the
 * word fast. Space and Enter do not hold the word if the focused control uses these keys itself. A hold by pointer or
 * key ends on release, when the window loses the focus, and when the tab is hidden.
 */
export function useHold() {
  const [isInHand, setInHand] = useState(false);
  const [isFast, setFast] = useState(false);
  /** Id of the pointer that holds. Lifting another finger does not end the hold. */
  const holding = useRef<number>(null);
  const letGo = useEffectEvent((event: Event) => {
    if ('pointerId' in event && event.pointerId !== holding.current) return;
    holding.current = null;
    setInHand(false);
  });
  const onKey = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (!isHoldKey(event.key) || !(event.target instanceof Element) || event.target.closest(elsewhere) !== null) return;
    // Space would scroll the page, and the word away from the pointer.
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
    /** Handlers for the element of the word. */
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
