/** How long a page that was itself busy is given to read an answer that already lies there. */
const graceMs = 400;

/** What a call is rejected with when nobody answers. Errors lose their class across Comlink: branch on `name`. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

/**
 * `promise`, or a rejection: a SilenceError after `limitMs` (at least 400), or the reason of `signal` once it aborts.
 * A Comlink call to a dead worker never settles by itself; through this every call does.
 */
export function settleWithin<T>(promise: Promise<T>, limitMs: number, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // In two parts: after a long task this page's overdue timers fire first, and the answer is read in between.
    let timer = setTimeout(() => {
      timer = setTimeout(() => finish(() => reject(new SilenceError('The simulation does not answer.'))), graceMs);
    }, limitMs - graceMs);
    const onAbort = () => finish(() => reject(signal.reason as Error));
    const finish = (settle: () => void) => {
      clearTimeout(timer);
      signal.removeEventListener('abort', onAbort);
      settle();
    };
    if (signal.aborted) onAbort();
    else signal.addEventListener('abort', onAbort);
    promise.then(
      (value) => finish(() => resolve(value)),
      (error: unknown) => finish(() => reject(error as Error)),
    );
  });
}
