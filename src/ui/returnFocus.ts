/** Moves the focus to the page, so that a screen reader announces it. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('#page')?.focus({ preventScroll: true });
}

/**
 * Moves the focus back to `origin`, or to the page if `origin` is the body or cannot take the focus. Without a focus, a
 * screen reader would start again at the top of the document. B-A11Y-04.
 */
export function returnFocus(origin: Element | null): void {
  if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  if (origin === document.body || document.activeElement !== origin) focusPage();
}
