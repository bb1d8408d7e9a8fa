const field = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** Shift included: to the letter of R-SEC-03. A word in capitals is typed with caps lock, which holds nothing. */
const modifiers = ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'Hyper', 'Super'] as const;

/** In Safari the key that ends a composition comes after it, and only this old number tells. */
const compositionKeyCode = 229;

/**
 * Hands on single letters typed into the air: not into fields, not with modifiers, not in a composition, not repeats.
 * They go to the simulation's ten-key buffer and nowhere else. R-SEC-03.
 */
export function observeKeys(onKey: (key: string, atMs: number) => void): () => void {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.isComposing || event.keyCode === compositionKeyCode || event.repeat) return;
    if (modifiers.some((modifier) => event.getModifierState(modifier))) return;
    if (!/^[a-z]$/i.test(event.key)) return;
    if (event.target instanceof Element && event.target.closest(field) !== null) return;
    onKey(event.key.toLowerCase(), performance.timeOrigin + event.timeStamp);
  };
  document.addEventListener('keydown', onKeyDown, { passive: true });
  return () => document.removeEventListener('keydown', onKeyDown);
}
