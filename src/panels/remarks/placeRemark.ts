import { parseColour } from '../../ui/colour.ts';
import { isInWindow, linesOf, overlaps, takenAreas } from '../../ui/takenAreas.ts';

/** Least width of a remark, px. */
const narrowest = 152;
/** Widths of a remark beside a paragraph, px. */
const widths = [272, 208, narrowest] as const;
/** Distance of a remark from the paragraph beside it, px. */
const gapPx = 24;
/** Least distance of a remark from the left and right edge of the browser window, px. */
const edgePx = 12;
/** The widest remark between two paragraphs, and the least space above and below it, px. */
const betweenPx = { width: 352, gap: 12 };
/** The background of a remark: the page's own, or a dark or light surface on it. */
type Background = 'page' | 'dark' | 'light';

const backgroundOf = (element: Element): string => getComputedStyle(element).backgroundColor;

/** The uppermost background at a point of the browser window. */
function backgroundAt(x: number, y: number): Background {
  const page = backgroundOf(document.body);
  for (const background of (document.elementsFromPoint?.(x, y) ?? []).map(backgroundOf)) {
    const colour = parseColour(background);
    if (colour === null) continue;
    if (background === page) return 'page';
    return colour[0] + colour[1] + colour[2] < 3 / 2 ? 'dark' : 'light';
  }
  return 'page';
}

/** The background of the whole area; null if it is not uniform. */
function uniformBackground({ left, right, top, bottom }: DOMRect): Background | null {
  const shares = [0.02, 0.5, 0.98];
  const [first, ...others] = shares.flatMap((down) =>
    shares.map((across) => backgroundAt(left + across * (right - left), top + down * (bottom - top))),
  );
  return first === undefined || others.some((background) => background !== first) ? null : first;
}

/**
 * The page's paragraphs in the browser window, as boxes around their visible lines. The first is the nearest to the
 * assumed reading position, a little above the middle.
 */
function paragraphsInView(): DOMRect[] {
  const eyes = innerHeight * 0.42;
  const distance = ({ top, bottom }: DOMRect) => Math.max(0, top - eyes, eyes - bottom);
  // A paragraph's words may be in child elements, as in a translated page.
  return [...document.querySelectorAll('main :is(p, li, dd, blockquote):not(:has(p, li, dd, blockquote))')]
    .filter((element) => element.textContent.trim() !== '' && isInWindow(element.getBoundingClientRect()))
    .flatMap((element) => {
      const lines = linesOf(element);
      if (lines.length === 0) return [];
      const left = Math.min(...lines.map((line) => line.left));
      // The box of a large first letter begins above the box of its paragraph.
      const top = Math.max(0, element.getBoundingClientRect().top, Math.min(...lines.map((line) => line.top)));
      const right = Math.max(...lines.map((line) => line.right));
      return [new DOMRect(left, top, right - left, Math.max(...lines.map((line) => line.bottom)) - top)];
    })
    .sort((a, b) => distance(a) - distance(b));
}

/**
 * Positions a remark, also one that has a position. R-UI-06, B-CASE-04. It tries these places in order:
 * - beside the paragraph being read, right or else left, as wide as there is space
 * - between two paragraphs, as on a phone
 * - at the foot of the browser window, above the drawer, on the page's background
 *
 * In the first two places the remark touches no text, control or drawing, has one background, and scrolls with the
 * page. Where a control or a panel is at the foot too, the remark stays hidden (no `data-set`).
 */
export function placeRemark(remark: HTMLElement): void {
  const drawerTop = document.querySelector('[data-drawer]')?.getBoundingClientRect().top ?? innerHeight;
  // Does not use innerWidth, which on a phone grows with content outside the browser window.
  const widthPx = document.documentElement.clientWidth;
  const show = (background: Background) => Object.assign(remark.dataset, { background, set: '' });
  delete remark.dataset['set'];
  for (const property of ['left', 'top', 'width']) remark.style.removeProperty(property);
  const taken = takenAreas(remark, { isScrolled: true });
  const heights = new Map<number, number>();
  /** The remark's height at a width. Only this function lays out the remark; places are tried as rectangles. */
  const heightAt = (width: number): number => {
    const known = heights.get(width);
    if (known !== undefined) return known;
    remark.style.setProperty('width', `${width}px`);
    const { height } = remark.getBoundingClientRect();
    heights.set(width, height);
    return height;
  };
  /** Moves the remark to a place and shows it, if it touches nothing there. `gap`: free space above and below, px. */
  const isPut = (left: number, top: number, width: number, gap: number): boolean => {
    const area = new DOMRect(left, top, width, heightAt(width));
    if (area.top < 0 || area.bottom > drawerTop || area.left < edgePx || area.right > widthPx - edgePx) return false;
    const around = new DOMRect(left, top - gap, width, area.height + 2 * gap);
    if (taken.some((other) => overlaps(around, other))) return false;
    const background = uniformBackground(area);
    if (background === null) return false;
    const place = { left: left + scrollX, top: top + scrollY, width };
    for (const [property, px] of Object.entries(place)) remark.style.setProperty(property, `${px}px`);
    show(background);
    return true;
  };

  const paragraphs = paragraphsInView().slice(0, 4);
  remark.dataset['side'] = 'beside';
  for (const paragraph of paragraphs) {
    for (const width of widths) {
      for (const left of [paragraph.right + gapPx, paragraph.left - gapPx - width])
        if (isPut(left, paragraph.top, width, 0)) return;
    }
  }
  remark.dataset['side'] = 'between';
  const { width: widest, gap } = betweenPx;
  for (const { left, top, bottom } of paragraphs) {
    const width = Math.min(widest, widthPx - edgePx - left);
    if (width < narrowest) continue;
    const above = top - gap - heightAt(width);
    if (isPut(left, bottom + gap, width, gap - 1) || isPut(left, above, width, gap - 1)) return;
  }
  remark.style.removeProperty('width');
  remark.dataset['side'] = 'foot';
  const area = remark.getBoundingClientRect();
  const isOpenAbove =
    area.top > innerHeight / 2 && !takenAreas(remark, { isAtFoot: true }).some((other) => overlaps(area, other));
  if (isOpenAbove) show('page');
}
