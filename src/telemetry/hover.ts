import { hoverable, snippetOf } from '../device/hoverable.ts';

/**
 * Reports each element that the pointer enters, with its event, or that the focus reaches. Reads nothing else.
 * R-BEH-01.
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
 * Reads the texts of entered elements, in order of entering: the text of the hover target around the element, once
 * until another target is entered, and '' for a text that is not recorded. R-BEH-01, 03. Empty background ends a hover.
 * So does an element that has left the document: its surroundings are unknown, and so is whether it was private.
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
