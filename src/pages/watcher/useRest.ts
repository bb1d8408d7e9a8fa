import { useEffect, useEffectEvent } from 'react';

/** Nobody who breathes keeps a pointer on one pixel. */
const tremorPx = 4;

/** Calls `onMove` when the pointer goes further than a tremor, or the page is scrolled. */
export function useRest(onMove: () => void): void {
  const moved = useEffectEvent(onMove);
  useEffect(() => {
    let rest: { readonly x: number; readonly y: number } | null = null;
    const onPointer = ({ clientX: x, clientY: y }: PointerEvent) => {
      if (rest !== null && Math.hypot(x - rest.x, y - rest.y) <= tremorPx) return;
      if (rest !== null) moved();
      rest = { x, y };
    };
    const onScroll = () => moved();
    addEventListener('pointermove', onPointer, { passive: true });
    addEventListener('scroll', onScroll, { passive: true });
    return () => {
      removeEventListener('pointermove', onPointer);
      removeEventListener('scroll', onScroll);
    };
  }, []);
}
