import { type RefObject, useEffect, useState } from 'react';
import { gazeAt } from './eyes.ts';

/**
 * Turns every iris under `gallery` towards the pointer, or towards what has the focus; under calm only towards the
 * focus. At most once a frame, and only when there is something new to look at.
 */
export function useGaze(gallery: RefObject<HTMLElement | null>, motion: 'full' | 'calm' | 'off', key: string): void {
  useEffect(() => {
    const root = gallery.current;
    if (root === null || motion === 'off') return;
    let frame = 0;
    let at: { readonly x: number; readonly y: number } | null = null;
    const look = () => {
      frame = 0;
      if (at === null) return;
      for (const pair of root.querySelectorAll('[data-pair]')) {
        const { left, top, width, height } = pair.getBoundingClientRect();
        const { x, y } = gazeAt(at.x - left - width / 2, at.y - top - height / 2);
        for (const iris of pair.querySelectorAll<SVGElement>('[data-iris]')) {
          const reach = [Number(iris.dataset['reachX']), Number(iris.dataset['reachY'])] as const;
          iris.style.transform = `translate(${(x * reach[0]).toFixed(1)}px, ${(y * reach[1]).toFixed(1)}px)`;
        }
      }
    };
    const lookAt = (x: number, y: number) => {
      at = { x, y };
      if (frame === 0) frame = requestAnimationFrame(look);
    };
    const onPointer = ({ clientX, clientY }: PointerEvent) => lookAt(clientX, clientY);
    const onFocus = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      const { left, top, width, height } = target.getBoundingClientRect();
      lookAt(left + width / 2, top + height / 2);
    };
    if (motion === 'full') addEventListener('pointermove', onPointer, { passive: true });
    addEventListener('focusin', onFocus);
    return () => {
      removeEventListener('pointermove', onPointer);
      removeEventListener('focusin', onFocus);
      cancelAnimationFrame(frame);
      for (const iris of root.querySelectorAll<SVGElement>('[data-iris]')) iris.style.transform = '';
    };
  }, [gallery, motion, key]);
}

/** How often the reader has come back to this tab, and how long the last absence was. */
export function useAway(): { readonly returns: number; readonly awayMs: number } {
  const [away, setAway] = useState({ returns: 0, awayMs: 0 });
  useEffect(() => {
    let leftAt: number | null = null;
    const onChange = () => {
      if (document.hidden) leftAt = performance.now();
      else if (leftAt !== null) {
        const awayMs = performance.now() - leftAt;
        leftAt = null;
        setAway(({ returns }) => ({ returns: returns + 1, awayMs }));
      }
    };
    document.addEventListener('visibilitychange', onChange);
    return () => document.removeEventListener('visibilitychange', onChange);
  }, []);
  return away;
}
