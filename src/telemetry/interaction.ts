import { interactionTextLimit, recordKinds } from '#contract/telemetry.ts';
import { snippetOf } from '../device/hoverText.ts';
import type { WriteRecord } from './sink.ts';

/**
 * `kind:target` of a click: the page's own name for the target (`data-track`), else the path of the link, else the text
 * of the link or control; null for none.
 */
function nameOf(target: Element): string | null {
  // A preview of the inspector is not the visitor's act.
  if (target.closest('[data-previewed]') !== null) return null;
  const tracked = target.closest('[data-track]')?.getAttribute('data-track');
  if (tracked) return tracked;
  const control = target.closest('a, button, summary, label');
  if (control === null) return null;
  const href = control.getAttribute('href');
  return href !== null && href.startsWith('/') ? `follow:${href}` : `click:${snippetOf(control)}`;
}

/** Records clicks on links, buttons and elements with `data-track`, in order. R-BEH-01. */
export function observeInteraction(record: WriteRecord): () => void {
  const onClick = (event: Event) => {
    if (!(event.target instanceof Element)) return;
    const name = nameOf(event.target);
    if (name !== null) record(recordKinds.interaction, 0, name.slice(0, interactionTextLimit));
  };
  document.addEventListener('click', onClick, { passive: true, capture: true });
  return () => document.removeEventListener('click', onClick, { capture: true });
}
