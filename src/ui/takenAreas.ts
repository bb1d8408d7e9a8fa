import { controls } from './controls.ts';

/** An element larger than this part of the window is a background: a plot of the whole page, a field of particles. */
const backdropRatio = 0.5;

/** Drawings; `data-drawing` marks one that is made of styles alone. */
const drawings = 'svg, canvas, img, video, [data-drawing]';

/** True where two rectangles share more than an edge. */
export const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const isInWindow = ({ top, bottom, width }: DOMRect): boolean => width > 1 && bottom > 0 && top < innerHeight;

export const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/** The lines of an element's text. A paragraph's box may extend into the margin where its text does not. */
export function linesOf(element: Element): DOMRect[] {
  const words = document.createRange();
  words.selectNodeContents(element);
  return [...words.getClientRects()].filter(isInWindow);
}

const isSmall = ({ width, height }: DOMRect): boolean => width * height < backdropRatio * innerWidth * innerHeight;

const isVisible = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) !== false;

interface Extent {
  /** At the foot of the window only elements outside the page count. */
  readonly isAtFoot?: boolean;
  /** A control that takes this part of the window or more is a ground, of which only the words count. */
  readonly groundRatio?: number;
}

/**
 * Everything in the window that a remark or a notice (`layer`) must not touch: controls, text and drawings. Reads
 * layout: not to be called per frame.
 */
export function takenAreas(layer: Element, { isAtFoot = false, groundRatio = Infinity }: Extent = {}): DOMRect[] {
  const page = isAtFoot ? document.querySelector('#page') : null;
  const groundPx = groundRatio * innerWidth * innerHeight;
  const taken: DOMRect[] = [];
  for (const element of document.body.querySelectorAll('*')) {
    if (layer.contains(element) || !isInWindow(element.getBoundingClientRect())) continue;
    if (element.matches(controls))
      for (const area of element.getClientRects())
        if (isInWindow(area) && area.width * area.height < groundPx) taken.push(area);
    if (page?.contains(element) === true) continue;
    // The overlay hides its canvas while it draws nothing, and leaves it where it was.
    if (element.matches(drawings) && isSmall(element.getBoundingClientRect()) && isVisible(element))
      taken.push(element.getBoundingClientRect());
    // A text for the ear alone is clipped, and its lines are not: they would keep the notice from free space.
    else if (hasOwnText(element) && element.closest('.visually-hidden') === null) taken.push(...linesOf(element));
  }
  return taken;
}
