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
 * Time without scrolling after which it counts as at rest, at most twice as long. Safari allows 100 history writes in
 * 30 s.
 */
const restMs = 500;

/** Time for which a loading page is kept at its old position, because it grows, also above that position. */
const restoreLimitMs = 2000;

/** Events of the visitor that end the restoring. */
const visitorEvents = ['wheel', 'touchstart', 'pointerdown', 'keydown'] as const;

/** True during the restoring: the positions in between are not the reader's. */
let isRestoring = false;

/**
 * Scrolls to `target` px from the top as soon as the page is tall enough. Keeps it there while parts appear above, for
 * two seconds or until the visitor scrolls or acts. Returns a function that stops it.
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
  // The browser would keep the visible content in its place, and move the page.
  style.setProperty('overflow-anchor', 'none');
  keepPosition();
  for (const type of visitorEvents) addEventListener(type, stop, { passive: true, once: true });
  return () => {
    stop();
    for (const type of visitorEvents) removeEventListener(type, stop);
  };
}

/** The positions that an earlier document wrote into the present history entry, by key, including other entries'. */
function positionsInEntry(): Record<string, number> {
  const state: unknown = typeof history === 'undefined' ? null : history.state;
  if (typeof state !== 'object' || state === null || !('positions' in state)) return {};
  return conformsTo(positionsSchema, state.positions) ? (state.positions as Record<string, number>) : {};
}

/**
 * Writes the positions into the present history entry, where they outlive the document. They are stored nowhere else.
 * Each entry has those of the others too, so that Back finds them after a reload of a later page.
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
 * The name of a history entry. The router has one key for all entries that it did not make: the first of a document,
 * and those of links within a page (the skip link, footnotes).
 */
const nameOf = ({ key, pathname, hash }: Location): string => (key === 'default' ? pathname + hash : key);

/**
 * Focuses a new page (B-EAR-01) and scrolls it to its top. Going back focuses it too, and restores its position, even
 * from another document: the browser would do that before the story is loaded, while the page is too short. A link
 * within a page is left to the browser.
 */
export function useScrollMemory(): void {
  const location = useLocation();
  const { pathname, hash } = location;
  const key = nameOf(location);
  const how = useNavigationType();
  const shown = useRef({ key, pathname });
  /** Whether a link within the page has just made the entry: nothing has been written into it. */
  const isJump = useRef(false);

  useLayoutEffect(() => {
    const target = positionsInEntry()[shown.current.key] ?? 0;
    return target > 0 ? restoreScroll(target) : undefined;
  }, []);

  // Before the page is moved for a new entry: a later listener would record that movement for the old one.
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
    // For a reader who scrolls and follows a link at once. Writing on pagehide would exclude the page from Chromium's
    // back-forward cache, and writing at an earlier event of leaving, from Firefox's.
    const onClick = () => {
      if (hasScrolled) writePositions();
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
    // A choice in a story changes only the query, and its entry gets another key: the position stays. B-NAV-02.
    if (how !== 'POP' && before.pathname === pathname) {
      noteScroll(key);
      return;
    }
    // The focused link has gone with its page. The element has the name of the new one.
    if (before.pathname !== pathname) focusPage();
    if (how !== 'POP') {
      scrollTo(0, 0);
      return;
    }
    // Pressing a link within the page is a POP too.
    if (isJump.current && before.pathname === pathname) return;
    return restoreScroll(left.get(key) ?? 0);
  }, [key, pathname, how]);
}
