/** Keys that change other keys, and do nothing alone. */
const modifiers: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Events of a pointer. The page listens to these events only while the reader uses keys. */
const pointerEvents = ['pointermove', 'pointerdown', 'wheel'] as const;

/** Time after the last key in which a pointer does not count, ms. */
const keysLastMs = 1000;

/**
 * Reports each change between keys (true) and a pointer (false). At first neither is known, which counts as a pointer.
 * Somebody who types while the pointer moves uses keys until a second after the last key, because each change is a
 * message to the worker. A focus that the browser shows (`:focus-visible`) counts as a key, because a screen reader
 * moves the focus without key events for the page. Browsers also send events of a pointer that rests while the page
 * moves below it. Such an event is not an input. B-EAR-02.
 */
export function observeHands(onChange: (areKeys: boolean) => void): () => void {
  let areKeys = false;
  let keyedAt = -Infinity;
  const change = (now: boolean) => {
    if (now === areKeys) return;
    areKeys = now;
    for (const kind of pointerEvents) {
      if (now) addEventListener(kind, onPointer, { passive: true });
      else removeEventListener(kind, onPointer);
    }
    onChange(now);
  };
  const onKeys = (atMs: number) => {
    keyedAt = atMs;
    change(true);
  };
  const onPointer = (event: MouseEvent) => {
    if (event.timeStamp - keyedAt < keysLastMs) return;
    if (event.type !== 'pointermove' || event.movementX !== 0 || event.movementY !== 0) change(false);
  };
  const onKeyDown = ({ key, timeStamp }: KeyboardEvent) => {
    if (!modifiers.includes(key)) onKeys(timeStamp);
  };
  const onFocus = ({ target, timeStamp }: FocusEvent) => {
    if (target instanceof Element && target.matches(':focus-visible')) onKeys(timeStamp);
  };
  addEventListener('keydown', onKeyDown, { passive: true, capture: true });
  addEventListener('focusin', onFocus, { passive: true });
  return () => {
    removeEventListener('keydown', onKeyDown, { capture: true });
    removeEventListener('focusin', onFocus);
    for (const kind of pointerEvents) removeEventListener(kind, onPointer);
  };
}
