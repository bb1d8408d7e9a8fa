/** Keys that change other keys, and do nothing alone. */
const modifiers: readonly string[] = ['Shift', 'Control', 'Alt', 'AltGraph', 'Meta', 'CapsLock'];

/** Events of a pointer. Listened to only after keys, because a pointer moves sixty times a second. */
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
  let timer = 0;
  const ignorePointer = () => {
    for (const kind of pointerEvents) removeEventListener(kind, onPointer);
  };
  const watchPointer = () => {
    const leftMs = keyedAt + keysLastMs - performance.now();
    timer = leftMs > 0 ? window.setTimeout(watchPointer, leftMs) : 0;
    if (timer === 0) for (const kind of pointerEvents) addEventListener(kind, onPointer, { passive: true });
  };
  const onPointer = (event: MouseEvent) => {
    if (event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0) return;
    ignorePointer();
    areKeys = false;
    onChange(false);
  };
  const onKeys = (atMs: number) => {
    keyedAt = atMs;
    if (timer !== 0) return;
    ignorePointer();
    timer = window.setTimeout(watchPointer, keysLastMs);
    if (areKeys) return;
    areKeys = true;
    onChange(true);
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
    clearTimeout(timer);
    ignorePointer();
  };
}
