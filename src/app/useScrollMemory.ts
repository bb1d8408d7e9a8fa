import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** Where each entry of the history was left, in pixels. As long-lived as the page; a reload is the browser's affair. */
const left = new Map<string, number>();

/** How long a page that is still being fetched may take to grow tall enough to go back to. */
const patienceMs = 2000;

/** By these a reader says that they would rather go elsewhere than be taken back. */
const ownMoves = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** A new page starts at its top, and takes the focus; the back button leads to where the page was left. */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const remember = () => left.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    // A choice in a story changes the query alone: the reader stays where they are.
    if (how !== 'POP' && before.pathname === pathname) return;
    if (how !== 'POP') {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('#page')?.focus({ preventScroll: true });
      return;
    }
    const target = left.get(key) ?? 0;
    const until = performance.now() + patienceMs;
    let frame = 0;
    const stop = () => cancelAnimationFrame(frame);
    const tryAgain = () => {
      scrollTo(0, target);
      if (scrollY < target - 1 && performance.now() < until) frame = requestAnimationFrame(tryAgain);
    };
    tryAgain();
    for (const type of ownMoves) addEventListener(type, stop, { passive: true, once: true });
    return () => {
      stop();
      for (const type of ownMoves) removeEventListener(type, stop);
    };
  }, [key, pathname, how]);
}
