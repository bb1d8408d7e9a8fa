/** Selector of live regions: their text is read out when it changes. */
export const liveRegion = '[role="status"], [role="log"], [role="alert"], [aria-live]:not([aria-live="off"])';

/** Time that a voice takes for one character at 175 words a minute, ms. */
const characterMs = 68;
/** Longest time for one text, ms. */
const longestMs = 15_000;
/** Quiet time after a key, a scroll, or a focus on a control, ms. */
const restMs = 3000;

/**
 * Calls `onQuiet` once, after `leastMs`, when a screen reader is probably silent. A page cannot observe a screen
 * reader, so this function estimates: a changed live region or a focused passage takes as long as its speech. A key, a
 * scroll or a move of the focus counts as three more seconds of reading. Returns a function that cancels the call.
 * B-EAR-02.
 */
export function whenQuiet(leastMs: number, onQuiet: () => void): () => void {
  let quietAt = performance.now() + leastMs;
  let timer = 0;
  const wait = () => {
    const leftMs = quietAt - performance.now();
    if (leftMs > 0) timer = window.setTimeout(wait, leftMs);
    else {
      end();
      onQuiet();
    }
  };
  const rest = () => {
    quietAt = Math.max(quietAt, performance.now() + restMs);
  };
  const hear = (text: string) => {
    if (text.trim() === '') return;
    quietAt = Math.max(quietAt, performance.now() + restMs) + Math.min(longestMs, characterMs * text.length);
  };
  const onFocus = ({ target }: FocusEvent) => {
    if (target instanceof HTMLElement && target.tabIndex < 0) hear(target.textContent);
    else rest();
  };
  const regions = new MutationObserver((records) => {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      if (element?.closest(liveRegion) == null) continue;
      hear(
        addedNodes.length === 0
          ? (target.textContent ?? '')
          : [...addedNodes].map((node) => node.textContent).join(' '),
      );
    }
  });
  const end = () => {
    clearTimeout(timer);
    regions.disconnect();
    removeEventListener('keydown', rest, true);
    removeEventListener('scroll', rest, true);
    removeEventListener('focusin', onFocus);
  };
  regions.observe(document.body, { childList: true, characterData: true, subtree: true });
  addEventListener('keydown', rest, { capture: true, passive: true });
  addEventListener('scroll', rest, { capture: true, passive: true });
  addEventListener('focusin', onFocus, { passive: true });
  wait();
  return end;
}
