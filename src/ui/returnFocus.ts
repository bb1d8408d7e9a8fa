/** Moves the focus to the page, which a screen reader then names. */
export function focusPage(): void {
  document.querySelector<HTMLElement>('#page')?.focus({ preventScroll: true });
}

/**
 * Moves the focus back to `origin`, or to the page if that element has gone or nothing had the focus: the body takes
 * no focus, and from there a screen reader begins at the top of the document. B-A11Y-04.
 */
export function returnFocus(origin: Element | null): void {
  const isThere = origin instanceof HTMLElement && origin.isConnected && origin !== document.body;
  if (isThere) origin.focus({ preventScroll: true });
  else focusPage();
}
