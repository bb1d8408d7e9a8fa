import { useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router-dom';
import { conformsTo } from '#contract/conformsTo.ts';
import { focusPage } from '../ui/returnFocus.ts';
import { scrollByPage } from '../ui/scrollByPage.ts';

const positionsSchema = { type: 'object', additionalProperties: { type: 'number' } } as const;
/** Scroll position by name of the history entry, in pixels; the latest entry is last. */
const left = new Map(Object.entries(positionsInEntry()));
/** Number of positions stored in a history entry. */
const positionsKept = 50;
/**
 * Time without scrolling after which the page counts as at rest, ms. The check may take up to twice as long. Safari
 * allows 100 history writes in 30 s.
 */
const restMs = 500;

/** Time for which a loading page is kept at its old position, ms. Content may appear above that position. */
const restoreLimitMs = 2000;

/** Events of the visitor that end the restoration. */
const visitorEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** True during the restoration: the positions in that time are not the reader's. */
let isRestoring = false;

/**
 * Scrolls to `target` px from the top as soon as the page is tall enough. Keeps the page there while parts appear
 * above. This ends after two seconds, or earlier when the visitor scrolls or acts. Returns a function that stops the
 * restoration.
 */
function restoreScroll(target: number): () => void {
  const until = performance.now() + restoreLimitMs;
  let frame = 0;
  const { style } = document.documentElement;
  const stop = () => {
    cancelAnimationFrame(frame);
    isRestoring = false;
    style.removeProperty('overflow-anchor');
  };
  const keepPosition = () => {
    if (Math.abs(scrollY - target) >= 1) scrollByPage(() => scrollTo(0, target));
    if (performance.now() < until) frame = requestAnimationFrame(keepPosition);
    else stop();
  };
  isRestoring = true;
  // Scroll anchoring would move the page to keep the visible content in its place.
  style.setProperty('overflow-anchor', 'none');
  keepPosition();
  for (const type of visitorEvents) addEventListener(type, stop, { passive: true, once: true });
  return () => {
    stop();
    for (const type of visitorEvents) removeEventListener(type, stop);
  };
}

/**
 * The positions that an earlier document stored in the current history entry, for this entry and for other entries, by
 * name of the entry.
 */
function positionsInEntry(): Record<string, number> {
  const state: unknown = typeof history === 'undefined' ? null : history.state;
  if (typeof state !== 'object' || state === null || !('positions' in state)) return {};
  return conformsTo(positionsSchema, state.positions) ? (state.positions as Record<string, number>) : {};
}

/**
 * Writes the positions into the current history entry, where they outlive the document. They are stored nowhere else.
 * Each entry holds the positions of the other entries too, so that Back finds them after a reload of a later page.
 */
function writePositions(): void {
  const positions = Object.fromEntries([...left].slice(-positionsKept));
  history.replaceState({ ...history.state, positions }, '');
}

function noteScroll(key: string): void {
  left.delete(key);
  left.set(key, scrollY);
}

/**
 * The name of a history entry. The router has one key for all entries that it did not make: the first entry of a
 * document, and the entries of links within a page (the skip link, footnotes).
 */
const nameOf = ({ key, pathname, hash }: Location): string => (key === 'default' ? pathname + hash : key);

/**
 * Focuses a new page (B-EAR-01) and scrolls it to its top. Going back focuses the page too, and restores its position,
 * even from another document. The browser would restore the position before the story is loaded, while the page is too
 * short. The browser itself handles a link within a page.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const key = nameOf(location);
  const how = useNavigationType();
  const shown = useRef({ key, pathname });
  /**
   * Whether a link within the page has just made the history entry. Nothing has been written into such an entry yet.
   */
  const isJump = useRef(false);

  useLayoutEffect(() => {
    const target = positionsInEntry()[shown.current.key] ?? 0;
    return target > 0 ? restoreScroll(target) : undefined;
  }, []);

  // This effect precedes the effect that scrolls the page for a new entry. Otherwise the listener of the old entry
  // would record that scroll for the old entry.
  useLayoutEffect(() => {
    let timer = 0;
    let hasScrolled = false;
    const atRest = () => {
      timer = hasScrolled ? window.setTimeout(atRest, restMs) : 0;
      if (!hasScrolled) writePositions();
      hasScrolled = false;
    };
    const follow = () => {
      if (isRestoring) return;
      noteScroll(key);
      hasScrolled = true;
      if (timer === 0) timer = window.setTimeout(atRest, restMs);
    };
    isJump.current = hash !== '' && (history.state ?? null) === null;
    if (left.size > 0) writePositions();
    addEventListener('scroll', follow, { passive: true });
    // Writes the positions when the reader scrolls and then follows a link or presses a button at once. A write on
    // pagehide would exclude the page from Chromium's back-forward cache. A write on an earlier event of leaving would
    // exclude the page from Firefox's. Other clicks write nothing: a write takes a quarter of a millisecond.
    const onClick = ({ target }: MouseEvent) => {
      if (hasScrolled && target instanceof Element && target.closest('a, button') !== null) writePositions();
    };
    addEventListener('click', onClick, true);
    return () => {
      clearTimeout(timer);
      removeEventListener('scroll', follow);
      removeEventListener('click', onClick, true);
    };
  }, [key, hash]);

  useLayoutEffect(() => {
    const before = shown.current;
    if (before.key === key) return;
    shown.current = { key, pathname };
    // A choice in a story changes only the query. Its history entry gets another key, but the scroll position stays.
    // B-NAV-02.
    if (how !== 'POP' && before.pathname === pathname) {
      noteScroll(key);
      return;
    }
    // The focused link was removed with the old page. The page's element has the name of the new page.
    if (before.pathname !== pathname) focusPage();
    if (how !== 'POP') {
      scrollTo(0, 0);
      return;
    }
    // A click on a link within the page is a POP too.
    if (isJump.current && before.pathname === pathname) return;
    return restoreScroll(left.get(key) ?? 0);
  }, [key, pathname, how]);
}
