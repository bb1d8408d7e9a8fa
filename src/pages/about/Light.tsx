import { useLayoutEffect, useRef } from 'react';
import { useMotion } from '../../ui/motion.ts';
import type { Amendment } from './amendment.ts';
import style from './style.module.css';

/**
 * The light of an amendment: a bar as wide as the page, on the line in which a new word appears. It goes down with the
 * amendment. Its parent contains the text of the notice. Only with full effects. B-HOME-21.
 */
export function Light({ amendment }: { readonly amendment: Amendment }) {
  const bar = useRef<HTMLDivElement>(null);
  const isFull = useMotion() === 'full';
  useLayoutEffect(() => {
    const { current } = bar;
    const turning = isFull ? current?.parentElement?.querySelector('[data-turning]') : null;
    const place = turning?.getClientRects()[0];
    if (current?.parentElement == null) return;
    current.hidden = place === undefined;
    if (place === undefined) return;
    current.style.top = `${place.top - current.parentElement.getBoundingClientRect().top}px`;
    current.style.height = `${place.height}px`;
  }, [amendment, isFull]);
  // In every mode: the mode may change before the page has hydrated, and the page would be rendered again.
  return <div className={style.light} ref={bar} hidden aria-hidden="true" />;
}
