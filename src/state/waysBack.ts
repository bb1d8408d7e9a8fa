import type { ScrollTrace } from './trace.ts';

/** A way back up a page, in percent of the page at the end of the way. */
export interface WayBack {
  readonly path: string;
  readonly from: number;
  readonly to: number;
  /** Epoch ms of the highest point. */
  readonly atMs: number;
}

/**
 * Shortest way back that counts, CSS pixels. On a page that is little higher than the browser window, a shorter way is
 * already a large percentage.
 */
const shortestPx = 200;

const topOf = ({ percent, extentPx }: ScrollTrace): number => (percent / 100) * extentPx;

/**
 * Every way back up a page that is at least `leastPercent` of the page, oldest first. Pure. Measured in pixels: when a
 * page grows, its reader's percentage falls without a movement, and when it shrinks, the browser moves the reader up.
 * After a scroll by the page itself, a new way begins.
 */
export function waysBack(scrolls: readonly ScrollTrace[], leastPercent: number): WayBack[] {
  const found: WayBack[] = [];
  let lowest: ScrollTrace | undefined;
  let highest: ScrollTrace | undefined;
  const isLong = (px: number, { extentPx }: ScrollTrace) => px >= Math.max(shortestPx, (leastPercent / 100) * extentPx);
  const close = () => {
    if (lowest !== undefined && highest !== undefined && isLong(topOf(lowest) - topOf(highest), highest)) {
      const from = Math.min(100, (100 * topOf(lowest)) / highest.extentPx);
      found.push({ path: highest.path, from, to: highest.percent, atMs: highest.atMs });
    }
    highest = undefined;
  };
  for (const scroll of scrolls) {
    const before = highest ?? lowest;
    if (
      lowest === undefined ||
      before === undefined ||
      scroll.isByPage ||
      scroll.path !== before.path ||
      scroll.extentPx < before.extentPx
    ) {
      close();
      lowest = scroll;
    } else if (highest === undefined) {
      if (topOf(scroll) >= topOf(lowest)) lowest = scroll;
      else highest = scroll;
    } else if (topOf(scroll) <= topOf(highest)) highest = scroll;
    else if (isLong(topOf(scroll) - topOf(highest), scroll)) {
      // The reader has scrolled down again by the least distance of a way back: this way back is over.
      close();
      lowest = scroll;
    }
  }
  close();
  return found;
}
