/** The element from which the reader came to the eggs by key; null when they came otherwise. */
let origin: HTMLElement | null = null;

/** Keeps the focused element, to come back to. */
export function keepOrigin(): void {
  const { activeElement } = document;
  origin = activeElement instanceof HTMLElement ? activeElement : null;
}

/** Moves the focus back to the element from which the reader came, or to the page if it has gone. */
export function leaveEggs(): void {
  const back = origin?.isConnected === true ? origin : document.querySelector<HTMLElement>('#page');
  origin = null;
  back?.focus({ preventScroll: true });
}
