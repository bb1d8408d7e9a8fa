/** Time without focus, pointer movement or scrolling after which nothing on a page moves by itself, ms. */
export const unattendedMs = 20_000;

const watchers = new Set<(isAttended: boolean) => void>();
let isAttended = true;
let timer: ReturnType<typeof setTimeout> | undefined;

function set(next: boolean): void {
  if (next === isAttended) return;
  isAttended = next;
  for (const watcher of watchers) watcher(next);
}

/**
 * Runs when the window gets or loses the focus, or is used. A window without the focus may still be watched for a
 * while.
 */
function attend(): void {
  clearTimeout(timer);
  timer = document.hasFocus() ? undefined : setTimeout(() => set(false), unattendedMs);
  set(true);
}

const signs = ['focus', 'blur', 'pointermove', 'wheel', 'scroll'] as const;

/**
 * Calls `onChange` when the window becomes unattended, 20 s after it has lost the focus and was last used, and when it
 * is attended again. Until the first call the window counts as attended. Returns a function that stops watching.
 * B-RST-02.
 */
export function watchAttention(onChange: (isAttended: boolean) => void): () => void {
  if (watchers.size === 0) {
    for (const sign of signs) addEventListener(sign, attend, { passive: true });
    attend();
  }
  watchers.add(onChange);
  if (!isAttended) onChange(false);
  return () => {
    watchers.delete(onChange);
    if (watchers.size > 0) return;
    for (const sign of signs) removeEventListener(sign, attend);
    clearTimeout(timer);
    set(true);
  };
}
