import { useEffect, useEffectEvent } from 'react';

/** Smaller movements are the tremor of a resting hand, CSS pixels. */
const tremorPx = 4;

/**
 * Calls `onMove` when the pointer moves by more than a tremor (4 px), and on each event in `others`. `others` must be a
 * constant list.
 */
export function useMovement(onMove: () => void, others: readonly (keyof WindowEventMap)[]): void {
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    let rest: { readonly x: number; readonly y: number } | null = null;
    const onPointer = ({ clientX: x, clientY: y }: PointerEvent) => {
      // The first position is no movement. Later reports without a change of position are ignored: browsers send such a
      // report when the page moves under the pointer.
      if (rest !== null && Math.hypot(x - rest.x, y - rest.y) <= tremorPx) return;
      if (rest !== null) moved();
      rest = { x, y };
    };
    const onOther = () => moved();
    const options = { passive: true } as const;
    addEventListener('pointermove', onPointer, options);
    for (const kind of others) addEventListener(kind, onOther, options);
    return () => {
      removeEventListener('pointermove', onPointer);
      for (const kind of others) removeEventListener(kind, onOther);
    };
  }, [others]);
}
