import { hoverable, snippetOf } from '../device/hoverText.ts';

/**
 * Reports each element that the pointer enters, with the event, and each element that the focus reaches, with null.
 * Reads nothing else. R-BEH-01.
 */
export function observeHover(onEnter: (target: Element, pointer: PointerEvent | null) => void): () => void {
  const onPointer = (event: PointerEvent) => {
    const { target } = event;
    if (target instanceof Element) onEnter(target, event);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element) onEnter(target, null);
  };
  document.addEventListener('pointerover', onPointer, { passive: true });
  document.addEventListener('focusin', onFocus, { passive: true });
  return () => {
    document.removeEventListener('pointerover', onPointer);
    document.removeEventListener('focusin', onFocus);
  };
}

/**
 * Reads the texts of entered elements, in order of entering. The result is the text of the hover target around the
 * element; it is '' for the same target again, and for a text that is not recorded. R-BEH-01, 03. Empty background ends
 * a hover. An element that has left the document also ends a hover: its ancestors are unknown, so it may have been
 * private.
 */
export class HoverReader {
  #last: Element | null = null;

  read(target: Element): string {
    const element = target.isConnected ? target.closest(hoverable) : null;
    if (element === this.#last) return '';
    this.#last = element;
    return element === null ? '' : snippetOf(element);
  }
}
