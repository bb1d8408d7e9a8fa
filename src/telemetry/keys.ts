const field = 'input, textarea, select, [contenteditable]:not([contenteditable="false"]), [role="textbox"]';

/** With Shift or caps lock a letter is still a letter; with these a key is a command. */
const modifiers = ['Control', 'Alt', 'Meta', 'AltGraph', 'Hyper', 'Super'] as const;

/** In Safari the key that ends a composition comes after it, and only this deprecated code tells. */
const compositionKeyCode = 229;

/**
 * Reports single letters that are typed outside of fields: not with a modifier other than Shift, not in a composition, not repeats. They go
 * to the simulation's ten-key buffer and nowhere else. R-SEC-03.
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
