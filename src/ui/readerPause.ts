/**
 * Length of the pause of effects after the reader's last letter or change of the selection, and after the last fast
 * scroll, ms.
 */
export const afterLetterMs = 900;
export const afterScrollMs = 250;
/** Speed of fast scrolling, CSS pixels a second. At twice the height of a window in a second, nobody can read. */
export const fastScroll = 1500;
/** Shortest time over which speed is measured, and time without scrolling after which a new scroll begins, ms. */
const measuredMs = 60;
const newScrollMs = 150;

/** Computes the end of the pause of effects, from the times of letters and scroll positions, ms on one clock. */
export class ReaderPause {
  /** End of the pause. It is in the past if there is no pause. */
  until = -Infinity;
  #from = { top: 0, atMs: -Infinity };
  #lastMs = -Infinity;

  typed(nowMs: number): void {
    this.until = Math.max(this.until, nowMs + afterLetterMs);
  }

  /**
   * `top`: the scroll position, CSS pixels. A single jump, such as to the top of the next page, is not a fast scroll.
   */
  scrolled(top: number, nowMs: number): void {
    const isNew = nowMs - this.#lastMs > newScrollMs;
    this.#lastMs = nowMs;
    const passedMs = nowMs - this.#from.atMs;
    if (!isNew && passedMs < measuredMs) return;
    if (!isNew && (Math.abs(top - this.#from.top) / passedMs) * 1000 >= fastScroll)
      this.until = Math.max(this.until, nowMs + afterScrollMs);
    this.#from = { top, atMs: nowMs };
  }
}

/** Whether a key writes a character instead of giving a command. */
const isLetter = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent): boolean =>
  key.length === 1 && !ctrlKey && !metaKey && !altKey;

/**
 * Watches the reader's typing, selecting and scrolling. Calls `onChange` at the beginning and at the end of a pause.
 * B-OVL-05.
 */
export function watchReader(onChange: () => void): { readonly isPaused: () => boolean; readonly stop: () => void } {
  const pause = new ReaderPause();
  let timer = 0;
  const end = () => {
    const leftMs = pause.until - performance.now();
    timer = leftMs > 0 ? window.setTimeout(end, leftMs) : 0;
    if (timer === 0) onChange();
  };
  const follow = (nowMs: number) => {
    if (timer !== 0 || pause.until <= nowMs) return;
    timer = window.setTimeout(end, pause.until - nowMs);
    onChange();
  };
  const onInput = ({ timeStamp }: Event) => {
    pause.typed(timeStamp);
    follow(timeStamp);
  };
  const onKey = (event: KeyboardEvent) => {
    if (isLetter(event)) onInput(event);
  };
  const onScroll = ({ timeStamp }: Event) => {
    pause.scrolled(scrollY, timeStamp);
    follow(timeStamp);
  };
  const onSelection = () => {
    if (document.getSelection()?.isCollapsed !== false) return;
    const nowMs = performance.now();
    pause.typed(nowMs);
    follow(nowMs);
  };
  document.addEventListener('selectionchange', onSelection, { passive: true });
  addEventListener('keydown', onKey, { passive: true });
  // An on-screen keyboard reports no keys.
  addEventListener('beforeinput', onInput, { passive: true });
  addEventListener('scroll', onScroll, { passive: true });
  return {
    isPaused: () => timer !== 0,
    stop: () => {
      clearTimeout(timer);
      document.removeEventListener('selectionchange', onSelection);
      removeEventListener('keydown', onKey);
      removeEventListener('beforeinput', onInput);
      removeEventListener('scroll', onScroll);
    },
  };
}
