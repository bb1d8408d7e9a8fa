import { controls } from '../../ui/controls.ts';
import { overlaps, takenAreas } from '../../ui/takenAreas.ts';

/** Widths of a notice, px; the first one with a free place is used. Spec §9: at most 420 px. */
const widths = [420, 340, 280] as const;
/** Free space around a notice, px. */
const gapPx = 14;
/** Distance between the tried places, px. */
const stepPx = 20;
/** In a narrower window (40rem, as in the stylesheet) the text reaches from edge to edge. */
const narrowPx = 640;
/** There a notice may only be below this part of the window. */
const readRatio = 0.6;
/** Half of a page may be one button: a notice may cover a part of it, but not its text. */
const groundRatio = 0.2;
/** Number of times that a notice searches for another free place. */
const mostMoves = 2;
/** Distance that counts as the end of the page, px. */
const endPx = 48;

/** The free part of the window between its edge elements, px, and the margin of the page. */
export interface Room {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly margin: number;
}

/**
 * The lowest place, at the right or else the left margin, where a notice touches no taken area, as wide as possible;
 * null for none. `heightAt`: its height at a width, px. Pure. B-NOTE-01.
 */
export function freePlace(
  { width: windowPx, top, bottom, margin }: Room,
  heightAt: (width: number) => number,
  taken: readonly DOMRect[],
): DOMRect | null {
  const isNarrow = windowPx < narrowPx;
  const highest = isNarrow ? Math.max(top, readRatio * bottom) : top;
  for (const width of isNarrow ? [Math.min(widths[0], windowPx - 2 * margin)] : widths) {
    const height = heightAt(width);
    for (const left of [windowPx - margin - width, margin]) {
      for (let y = bottom - gapPx - height; y >= highest; y -= stepPx) {
        const around = new DOMRect(left - gapPx, y - gapPx, width + 2 * gapPx, height + 2 * gapPx);
        if (!taken.some((other) => overlaps(around, other))) return new DOMRect(left, y, width, height);
      }
    }
  }
  return null;
}

/** Whether the reader has scrolled to the end of the page, where its last lines are at the foot of the window. */
const isAtEnd = (): boolean => scrollY > 0 && scrollY + innerHeight > document.documentElement.scrollHeight - endPx;

/**
 * Moves the notices to a place where they cover no text, control or drawing, and leaves them there while that holds.
 * Reads layout. B-NOTE-01. Without a free place they are above the drawer, or below the strip at the end of a page, and
 * not over the focused element: `data-place` is then `foot` or `head`. `moves`: how often this notice has moved; after
 * too many it goes to the foot. Returns the new number.
 */
export function placeNotice(viewport: HTMLElement, moves: number): number {
  const { place } = viewport.dataset;
  // Every element of the page is measured for it.
  const isLooking = place === 'free' || moves < mostMoves;
  const taken = isLooking ? takenAreas(viewport, { groundRatio }) : [];
  const now = viewport.getBoundingClientRect();
  if (place === 'free' && !taken.some((other) => overlaps(now, other))) return moves;
  const stand = (at: 'free' | 'head' | 'foot') => {
    for (const property of ['left', 'top', 'width']) viewport.style.removeProperty(property);
    delete viewport.dataset['side'];
    viewport.dataset['place'] = at;
    return viewport.getBoundingClientRect();
  };
  const head = stand('head');
  const { clientWidth } = document.documentElement;
  const room: Room = {
    width: clientWidth,
    top: head.top,
    bottom: document.querySelector('[data-drawer]')?.getBoundingClientRect().top ?? innerHeight,
    margin: clientWidth - head.right,
  };
  const heightAt = (width: number): number => {
    viewport.style.setProperty('width', `${width}px`);
    return viewport.getBoundingClientRect().height;
  };
  const found = moves < mostMoves ? freePlace(room, heightAt, taken) : null;
  if (found !== null) {
    stand('free');
    viewport.dataset['side'] = found.left > room.margin ? 'right' : 'left';
    for (const property of ['left', 'top', 'width'] as const)
      viewport.style.setProperty(property, `${found[property]}px`);
    return place === 'free' ? moves + 1 : moves;
  }
  const [first, second] = isAtEnd() ? (['head', 'foot'] as const) : (['foot', 'head'] as const);
  const area = stand(first);
  const focused = document.activeElement;
  const isOnPage = focused !== null && focused.matches(controls) && !viewport.contains(focused);
  if (isOnPage && overlaps(area, focused.getBoundingClientRect())) stand(second);
  return mostMoves;
}
