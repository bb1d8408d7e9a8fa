import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react';
import { useFrames } from '../../ui/useFrames.ts';
import { useWindowEvents } from '../../ui/useWindowEvents.ts';
import { gazeAt } from './eyes.ts';

/**
 * Turns every iris in `gallery` towards the pointer or the element with the focus; in mode calm only towards the focus.
 * The irises are turned at most once a frame, and only after a change.
 */
export function useGaze(gallery: RefObject<HTMLElement | null>, motion: 'full' | 'calm' | 'off'): void {
  const at = useRef<{ readonly x: number; readonly y: number }>(null);
  const irises = (root: Element | null) => root?.querySelectorAll<SVGElement>('[data-iris]') ?? [];
  const look = () => {
    for (const pair of gallery.current?.querySelectorAll('[data-pair]') ?? []) {
      if (at.current === null) return;
      const { left, top, width, height } = pair.getBoundingClientRect();
      const { x, y } = gazeAt(at.current.x - left - width / 2, at.current.y - top - height / 2);
      for (const iris of irises(pair)) {
        const reach = [Number(iris.dataset['reachX']), Number(iris.dataset['reachY'])] as const;
        iris.style.transform = `translate(${(x * reach[0]).toFixed(1)}px, ${(y * reach[1]).toFixed(1)}px)`;
      }
    }
  };
  const ask = useFrames(motion === 'off' ? null : look, { startsItself: false });
  const lookAt = (x: number, y: number) => {
    at.current = { x, y };
    ask();
  };
  useWindowEvents({ pointermove: ({ clientX, clientY }) => lookAt(clientX, clientY) }, motion === 'full');
  const onFocus = ({ target }: FocusEvent) => {
    if (!(target instanceof Element)) return;
    const { left, top, width, height } = target.getBoundingClientRect();
    lookAt(left + width / 2, top + height / 2);
  };
  useWindowEvents({ focusin: onFocus }, motion !== 'off');
  const rest = useEffectEvent((root: Element | null) => {
    for (const iris of irises(root)) iris.style.transform = '';
  });
  useEffect(() => {
    const root = gallery.current;
    return () => rest(root);
  }, [gallery, motion]);
}

/** `returns`: number of times that the reader has come back to this tab. `awayMs`: duration of the last absence, ms. */
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
