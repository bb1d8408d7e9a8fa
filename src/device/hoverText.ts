import { hoverTextLimit } from '#contract/telemetry.ts';

/** Selector of the hover targets. Each matching element counts as one target. */
export const hoverable = '[data-hover], a, button, h1, h2, h3, p, li, blockquote, figcaption, th, td, dt, dd';

/**
 * The text of an element as a screen reader reads it. A name drawn letter by letter is in the document twice, and the
 * drawn letters (`aria-hidden`) are left out. If the whole text of an element is hidden, the hidden text is used.
 */
function wordsOf(element: Element): string {
  if (element.querySelector('[aria-hidden="true"]') === null) return element.textContent ?? '';
  const copy = element.cloneNode(true) as Element;
  for (const drawn of copy.querySelectorAll('[aria-hidden="true"]')) drawn.remove();
  return copy.textContent?.trim() ? copy.textContent : (element.textContent ?? '');
}

/**
 * The first 50 characters of an element's text, with white space collapsed. Empty for fields and for copies of their
 * content (`data-private`): typed text is never recorded. Empty also for previews of the inspector.
 */
export function snippetOf(element: Element): string {
  if (element.closest('input, textarea, select, [contenteditable], [data-private], [data-previewed]') !== null)
    return '';
  const text = element.getAttribute('data-hover') ?? element.getAttribute('aria-label') ?? wordsOf(element);
  // Cut before white space is collapsed, so that a long page costs no more than a short one.
  return text.slice(0, 400).replace(/\s+/g, ' ').trim().slice(0, hoverTextLimit);
}

/** The element in `page` whose recorded text is `snippet`; null for none. Searches all hover targets of the page. */
export const hoveredElement = (page: Element, snippet: string): Element | null =>
  [...page.querySelectorAll(hoverable)].find((element) => snippetOf(element) === snippet) ?? null;
