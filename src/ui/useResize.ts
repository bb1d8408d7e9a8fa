import { type RefObject, useEffect, useEffectEvent } from 'react';

/**
 * Calls `onResize` when the element is first laid out and when its size changes. The size is without the borders, in
 * CSS px.
 */
export function useResize(
  element: RefObject<Element | null>,
  onResize: (size: { readonly width: number; readonly height: number }) => void,
): void {
  const resized = useEffectEvent(onResize);
  useEffect(() => {
    const { current } = element;
    if (current === null) return;
    const observer = new ResizeObserver(() => resized({ width: current.clientWidth, height: current.clientHeight }));
    observer.observe(current);
    return () => observer.disconnect();
  }, [element]);
}
