import { controls } from '../../ui/controls.ts';
import type { Obstacle } from '../../ui/egg-drawing/FreeSpace.ts';

/**
 * Every visible text and control of the document, and the archive's picture, as rectangles in the browser window. Reads
 * layout: call it when the page is at rest, never in a frame. `layer`: the element of the eggs, which is left out.
 */
export function obstaclesOnPage(layer: Element | null): Obstacle[] {
  const found: Obstacle[] = [];
  const page = document.querySelector('#page');
  const add = ({ left, top, right, bottom }: DOMRect, scrolls: boolean) => {
    if (right - left > 1 && bottom - top > 1 && right > 0 && left < innerWidth)
      found.push({ left, top, right, bottom, scrolls });
  };
  const range = document.createRange();
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  let parent: Element | null = null;
  let isParentSeen = false;
  /** Whether a node scrolls with the page. Remarks are outside of the page's element, but scroll with the page. */
  const doesScroll = (node: Node) =>
    (page?.contains(node) ?? true) ||
    (node instanceof Element ? node : node.parentElement)?.closest('[data-remark]:not([data-side="foot"])') != null;
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    if ((text as Text).data.trim() === '') continue;
    if (text.parentElement !== parent) {
      parent = text.parentElement;
      isParentSeen = parent !== null && isSeen(parent, layer);
    }
    if (!isParentSeen) continue;
    const scrolls = doesScroll(text);
    range.selectNodeContents(text);
    for (const rect of range.getClientRects()) add(rect, scrolls);
  }
  for (const control of document.body.querySelectorAll(controls)) {
    if (!isSeen(control, layer)) continue;
    const scrolls = doesScroll(control);
    for (const rect of control.getClientRects()) add(rect, scrolls);
    // A title whose `::after` covers its card takes the clicks of the whole card.
    const isSpread = getComputedStyle(control, '::after').position === 'absolute';
    const card = isSpread && control instanceof HTMLElement ? control.offsetParent : null;
    if (card === null) continue;
    add(card.getBoundingClientRect(), scrolls);
    // The `::before` of the title takes the clicks of the whole tab above the card.
    const tab = card.querySelector(':scope > [data-part="tab"]');
    if (tab !== null) add(tab.getBoundingClientRect(), scrolls);
  }
  for (const picture of document.querySelectorAll('[data-part="picture"]'))
    if (isSeen(picture, layer)) add(picture.getBoundingClientRect(), doesScroll(picture));
  // The tab bar at the foot takes clicks over its whole width.
  const drawer = document.querySelector('[data-drawer]');
  if (drawer !== null) add(drawer.getBoundingClientRect(), false);
  return found;
}

/** Whether an element is laid out. A transparent element counts, because it may appear at any time. */
function isSeen(element: Element, layer: Element | null): boolean {
  if (layer?.contains(element) === true || element.closest('.visually-hidden') !== null) return false;
  // jsdom has no layout and no such method.
  return element.checkVisibility?.({ visibilityProperty: true }) ?? false;
}
