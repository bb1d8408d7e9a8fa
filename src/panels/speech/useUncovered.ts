import { type RefObject, useEffect, useEffectEvent } from 'react';

/** The height of an element's beginning: the first line of a text, CSS pixels. */
const beginningPx = 32;

/**
 * Calls `onCovered` when an element gets the focus and its beginning is under the panel even after the browser has
 * scrolled to it. At the head of a page nothing can be scrolled clear of the panel. The page as a whole does not count.
 * B-CASE-03.
 */
export function useUncovered(panel: RefObject<HTMLElement | null>, isOpen: boolean, onCovered: () => void): void {
  const look = useEffectEvent(() => {
    const { activeElement: focused } = document;
    const area = panel.current?.getBoundingClientRect();
    if (area === undefined || focused === null || focused.matches('body, #page') || panel.current?.contains(focused))
      return;
    const { left, top, right, height } = focused.getBoundingClientRect();
    const beginning = top + Math.min(height, beginningPx) / 2;
    if (left < area.right && right > area.left && beginning > area.top && beginning < area.bottom) onCovered();
  });
  useEffect(() => {
    if (!isOpen) return;
    const later = () => requestAnimationFrame(() => look());
    document.addEventListener('focusin', later);
    return () => document.removeEventListener('focusin', later);
  }, [isOpen]);
}
