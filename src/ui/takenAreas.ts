import { controls } from './controls.ts';

/**
 * A drawing larger than this share of the window is a background, such as a plot of the whole page or a field of
 * particles.
 */
const backdropRatio = 0.5;

/** Selector of drawings. `data-drawing` marks a drawing that consists of styles only. */
const drawings = 'svg, canvas, img, video, [data-drawing]';

/** True if two rectangles overlap. A shared edge is no overlap. */
export const overlaps = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && other.left < one.right && one.top < other.bottom && other.top < one.bottom;

export const isInWindow = ({ top, bottom, width }: DOMRect): boolean => width > 1 && bottom > 0 && top < innerHeight;

export const hasOwnText = (element: Element): boolean =>
  [...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');

/**
 * Boxes of the lines of an element's text. The box of a paragraph may extend into the margin where its text does not.
 */
export function linesOf(element: Element): DOMRect[] {
  const words = document.createRange();
  words.selectNodeContents(element);
  return [...words.getClientRects()].filter(isInWindow);
}

const isSmall = ({ width, height }: DOMRect): boolean => width * height < backdropRatio * innerWidth * innerHeight;

const isVisible = (element: Element): boolean => element.checkVisibility?.({ visibilityProperty: true }) !== false;

interface Extent {
  /**
   * True if the layer is at the bottom of the window. It may then cover text and drawings of the page, but no
   * controls.
   */
  readonly isAtFoot?: boolean;
  /**
   * True if the layer scrolls with the page. Then what stays in the window while the page scrolls (`position: sticky`)
   * also takes the height of a window above and below it.
   */
  readonly isScrolled?: boolean;
  /** A control that takes this share of the window or more counts as a background: only its text is taken. */
  readonly groundRatio?: number;
}

/** The elements of the page that stay in the window while the page scrolls. */
const stayingElements = (): readonly Element[] =>
  [...document.querySelectorAll('#page *')].filter((element) => getComputedStyle(element).position === 'sticky');

/**
 * Boxes of everything in the window that an element over the page (`layer`), such as a remark or a notice, must not
 * cover: controls, text and drawings. Reads layout: do not call it in each frame.
 */
export function takenAreas(
  layer: Element,
  { isAtFoot = false, isScrolled = false, groundRatio = Infinity }: Extent = {},
): DOMRect[] {
  const page = isAtFoot ? document.querySelector('#page') : null;
  const groundPx = groundRatio * innerWidth * innerHeight;
  const taken: DOMRect[] = [];
  const staying = isScrolled ? stayingElements() : [];
  const take = (element: Element, areas: Iterable<DOMRect>) => {
    const extra = staying.some((each) => each.contains(element)) ? innerHeight : 0;
    for (const { x, y, width, height } of areas) taken.push(new DOMRect(x, y - extra, width, height + 2 * extra));
  };
  for (const element of document.body.querySelectorAll('*')) {
    if (layer.contains(element) || !isInWindow(element.getBoundingClientRect())) continue;
    if (element.matches(controls))
      take(
        element,
        [...element.getClientRects()].filter((area) => isInWindow(area) && area.width * area.height < groundPx),
      );
    if (page?.contains(element) === true) continue;
    // A hidden drawing does not count. The canvas of the overlay is an example: it is hidden while nothing is drawn,
    // but keeps its position.
    if (element.matches(drawings) && isSmall(element.getBoundingClientRect()) && isVisible(element))
      take(element, [element.getBoundingClientRect()]);
    // Text for screen readers only is clipped, but the boxes of its lines are not. They would reduce the free space.
    else if (hasOwnText(element) && element.closest('.visually-hidden') === null) take(element, linesOf(element));
  }
  return taken;
}
