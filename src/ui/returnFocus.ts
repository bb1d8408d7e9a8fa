/** Moves the focus to the page, which a screen reader then names. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('#page')?.focus({ preventScroll: true });
}

/**
 * Moves the focus back to `origin`, or to the page if that element cannot take it, or if nothing had the focus: the
 * body takes none, and from there a screen reader begins at the top of the document. B-A11Y-04.
 */
export function returnFocus(origin: Element | null): void {
  if (origin instanceof HTMLElement) origin.focus({ preventScroll: true });
  if (origin === document.body || document.activeElement !== origin) focusPage();
}
