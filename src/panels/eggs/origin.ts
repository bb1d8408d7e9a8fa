import { returnFocus } from '../../ui/returnFocus.ts';

/** The element from which the reader came to the eggs by key; null when they came otherwise. */
let origin: Element | null = null;

/** Keeps the focused element, to come back to. */
export function keepOrigin(): void {
  origin = document.activeElement;
}

/** Moves the focus back to the element from which the reader came, or to the page if it has gone. */
export function leaveEggs(): void {
  returnFocus(origin);
  origin = null;
}
