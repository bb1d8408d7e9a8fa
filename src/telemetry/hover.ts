import { hoverTextLimit, recordKinds } from '#contract/telemetry.ts';
import type { WriteRecord } from './sink.ts';

/** What counts as one element that can be hovered. */
const hoverable = '[data-hover], a, button, h1, h2, h3, p, li, blockquote, figcaption, th, td, dt, dd';

/** The first 50 characters of an element's text, white space folded. Empty for fields and for what repeats them (`data-private`): what is typed is never recorded. */
export function snippetOf(element: Element): string {
  if (element.closest('input, textarea, select, [contenteditable], [data-private]') !== null) return '';
  const text = element.getAttribute('data-hover') ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
  // Cut before folding, so that a long page costs no more than a short one.
  return text.slice(0, 400).replace(/\s+/g, ' ').trim().slice(0, hoverTextLimit);
}

/** Records the element that the pointer enters or the focus reaches, once each time. Leaving to blank ground ends it. R-BEH-01, 03. */
export function observeHover(record: WriteRecord): () => void {
  let last: Element | null = null;
  const onEnter = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const element = event.target.closest(hoverable);
    if (element === last) return;
    last = element;
    if (element === null) return;
    const text = snippetOf(element);
    if (text !== '') record(recordKinds.hover, 0, text);
  };
  document.addEventListener('pointerover', onEnter, { passive: true });
  document.addEventListener('focusin', onEnter, { passive: true });
  return () => {
    document.removeEventListener('pointerover', onEnter);
    document.removeEventListener('focusin', onEnter);
  };
}
