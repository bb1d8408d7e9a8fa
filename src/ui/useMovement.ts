import { useEffect, useEffectEvent } from 'react';

/** Nobody who breathes keeps a pointer on one pixel. */
const tremorPx = 4;

/** Calls `onMove` when the pointer goes further than a tremor, and at every event of `others`, a list that stays the same. */
export function useMovement(onMove: () => void, others: readonly (keyof WindowEventMap)[]): void {
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    let rest: { readonly x: number; readonly y: number } | null = null;
    const onPointer = ({ clientX: x, clientY: y }: PointerEvent) => {
      // The first position is where the pointer lay before; a browser also reports one when the page moves under it.
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
