/** Keys that change other keys, and do nothing alone. */
const modifiers: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Events of a pointer. The page listens to these events only while the reader uses keys. */
const pointerEvents = ['pointermove', 'pointerdown', 'wheel'] as const;

/**
 * Reports each change between keys (true) and a pointer (false). At first neither is known, which counts as a pointer.
 * A focus that the browser shows (`:focus-visible`) counts as a key, because a screen reader moves the focus without
 * key events for the page. Browsers also send events of a pointer that rests while the page moves below it. Such an
 * event is not an input. B-EAR-02.
 */
export function observeHands(onChange: (areKeys: boolean) => void): () => void {
  let areKeys = false;
  const change = (now: boolean) => {
    if (now === areKeys) return;
    areKeys = now;
    for (const kind of pointerEvents) {
      if (now) addEventListener(kind, onPointer, { passive: true });
      else removeEventListener(kind, onPointer);
    }
    onChange(now);
  };
  const onPointer = (event: MouseEvent) => {
    if (event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0) change(false);
  };
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (!modifiers.includes(key)) change(true);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) change(true);
  };
  addEventListener('keydown', onKeyDown, { passive: true, capture: true });
  addEventListener('focusin', onFocus, { passive: true });
  return () => {
    removeEventListener('keydown', onKeyDown, { capture: true });
    removeEventListener('focusin', onFocus);
    for (const kind of pointerEvents) removeEventListener(kind, onPointer);
  };
}
