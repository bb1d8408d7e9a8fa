const field = 'input, textarea, select, [contenteditable]:not([contenteditable="false"])';

/**
 * Hands on single letters typed into the air: not into fields, not with modifiers, not in a composition, not repeats.
 * They go to the simulation's ten-key buffer and nowhere else. R-SEC-03.
 */
export function observeKeys(onKey: (key: string, atMs: number) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (!/^[a-z]$/i.test(event.key)) return;
    if (event.target instanceof Element && event.target.closest(field) !== null) return;
    onKey(event.key.toLowerCase(), performance.timeOrigin + event.timeStamp);
  };
  document.addEventListener('keydown', onKeyDown, { passive: true });
  return () => document.removeEventListener('keydown', onKeyDown);
}
