import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import { scrollByPage } from '../ui/scrollByPage.ts';

/** Scroll position by history entry, in pixels, while this document lives. */
const left = new Map<string, number>();

/** How long to wait for a page that is still loading to become tall enough for its old position. */
const restoreLimitMs = 2000;

/** Events by which a visitor scrolls or acts themselves; they end the restoring. */
const visitorEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** On a reload Chromium drops what pagehide writes into the entry; Safari on a phone has no beforeunload. */
const endOfDocument = ['beforeunload', 'pagehide'] as const;

/**
 * Scrolls to `target` px from the top as soon as the page is tall enough, for two seconds at most or until the visitor
 * scrolls or acts. Returns how to stop.
 */
function restoreScroll(target: number): () => void {
  const until = performance.now() + restoreLimitMs;
  let frame = 0;
  const stop = () => cancelAnimationFrame(frame);
  const tryAgain = () => {
    if (scrollY !== target) scrollByPage(() => scrollTo(0, target));
    if (scrollY < target - 1 && performance.now() < until) frame = requestAnimationFrame(tryAgain);
  };
  tryAgain();
  for (const type of visitorEvents) addEventListener(type, stop, { passive: true, once: true });
  return () => {
    stop();
    for (const type of visitorEvents) removeEventListener(type, stop);
  };
}

/** The position that the last document of this history entry left there; 0 without one. */
function positionInEntry(): number {
  const state: unknown = history.state;
  return typeof state === 'object' && state !== null && 'scrollY' in state ? Number(state.scrollY) || 0 : 0;
}

/**
 * A new page starts at its top and gets the focus. Going back restores the position where the page was left, also from
 * another document: the browser would do that before the story is there, on a page that is still too short.
 */
export function useScrollMemory(): void {
  const { key, pathname } = useLocation();
  const how = useNavigationType();
  const shown = useRef({ key, pathname });

  useEffect(() => {
    const remember = () => left.set(key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [key]);

  useEffect(() => {
    const keep = () => history.replaceState({ ...history.state, scrollY }, '');
    for (const type of endOfDocument) addEventListener(type, keep);
    return () => {
      for (const type of endOfDocument) removeEventListener(type, keep);
    };
  }, []);

  useLayoutEffect(() => {
    const target = positionInEntry();
    return target > 0 ? restoreScroll(target) : undefined;
  }, []);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    // A choice in a story changes only the query, and its entry gets another key: the position stays. B-NAV-02.
    if (how !== 'POP' && before.pathname === pathname) {
      left.set(key, scrollY);
      return;
    }
    if (how !== 'POP') {
      scrollTo(0, 0);
      document.querySelector<HTMLElement>('#page')?.focus({ preventScroll: true });
      return;
    }
    return restoreScroll(left.get(key) ?? 0);
  }, [key, pathname, how]);
}
