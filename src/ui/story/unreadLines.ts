/** Elements of a page that hold a line of text. */
const lines = 'p, li, blockquote, figcaption, dd, h2, h3, h4';

/** Furniture of a page: its lines are no text of the story. */
const furniture = '[role="alert"], nav, form, [aria-hidden="true"]';

interface Place {
  /** The lowest point of the page that has been in the window, px from its top. */
  readonly furthestPx: number;
  /** Elements that the key has led to. */
  readonly reached: WeakSet<Element>;
}

/** Whether an element holds a line of its own that can be seen. */
const isLine = (element: HTMLElement): boolean =>
  (element.textContent ?? '').trim() !== '' &&
  element.closest(furniture) === null &&
  // A new line may have its own drawing beside it.
  ('new' in element.dataset || element.querySelector(lines) === null) &&
  // jsdom has no checkVisibility.
  element.checkVisibility?.({ visibilityProperty: true }) !== false;

/**
 * The next unread line of `main` after the focus, else the first one; null for none. Unread is a line that is new since
 * the last visit (`data-new`) and one that has not been in the window, until the key has led to it. B-PLAIN-03.
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
