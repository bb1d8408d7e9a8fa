/** Selector of elements that contain a line of text. */
const lines = 'p, li, blockquote, figcaption, dd, h2, h3, h4';

/** Selector of parts of a page that are not text of the story. */
const furniture = '[role="alert"], nav, form, [aria-hidden="true"]';

interface Place {
  /** The lowest point of the page that has been in the window, px from the top of the page. */
  readonly furthestPx: number;
  /** Elements to which the key has already moved. */
  readonly reached: WeakSet<Element>;
}

/** Whether an element contains a visible line of its own. */
const isLine = (element: HTMLElement): boolean =>
  (element.textContent ?? '').trim() !== '' &&
  element.closest(furniture) === null &&
  // A new line may contain a drawing with text.
  ('new' in element.dataset || element.querySelector(lines) === null) &&
  // jsdom has no checkVisibility.
  element.checkVisibility?.({ visibilityProperty: true }) !== false;

/**
 * The next unread line of `main` after the focus, or else the first unread line; null if there is none. A line is
 * unread if it is new since the last visit (`data-new`) or has not been in the window. After the key has moved to a
 * line, the line is no longer unread. B-PLAIN-03.
 */
export function nextUnread(main: Element, { furthestPx, reached }: Place): HTMLElement | null {
  const unread = [...main.querySelectorAll<HTMLElement>(lines)].filter(
    (element) =>
      !reached.has(element) &&
      ('new' in element.dataset || element.getBoundingClientRect().bottom + scrollY > furthestPx) &&
      isLine(element),
  );
  const focused = document.activeElement;
  const isAfter = (element: Element) =>
    focused !== null && (focused.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_FOLLOWING) !== 0;
  return (main.contains(focused) ? unread.find(isAfter) : undefined) ?? unread[0] ?? null;
}
