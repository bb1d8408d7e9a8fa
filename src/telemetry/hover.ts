import { hoverTextLimit, recordKinds } from '#contract/telemetry.ts';
import type { Record } from './sink.ts';

/** What counts as one thing that can be looked at. */
const lookable = '[data-hover], a, button, h1, h2, h3, p, li, blockquote, figcaption, th, td, dt, dd';

/** The first 50 characters of what an element says, white space folded. Empty for fields, and for what repeats them (`data-private`): what is typed is nobody's business. */
export function snippetOf(element: Element): string {
  if (element.closest('input, textarea, select, [contenteditable], [data-private]') !== null) return '';
  const said = element.getAttribute('data-hover') ?? element.getAttribute('aria-label') ?? element.textContent ?? '';
  // Cut before folding, so that a long page costs no more than a short one.
  return said.slice(0, 400).replace(/\s+/g, ' ').trim().slice(0, hoverTextLimit);
}

/** Records what the pointer rests on or the keyboard reaches, once each time it is entered. R-BEH-01, 03. */
export function observeHover(record: Record): () => void {
  let last: Element | null = null;
  const onEnter = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const element = event.target.closest(lookable);
    if (element === null || element === last) return;
    last = element;
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
