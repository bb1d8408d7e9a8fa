import { returnFocus } from '../../ui/returnFocus.ts';

/**
 * The element that had the focus when the reader moved to the eggs by F2; null when the reader did not use this key.
 */
let origin: Element | null = null;

/** Keeps the focused element, so that the focus can return to it. */
export function keepOrigin(): void {
  origin = document.activeElement;
}

/** Moves the focus back to the element from which the reader came, or to the page if that element has been removed. */
export function leaveEggs(): void {
  returnFocus(origin);
  origin = null;
}
