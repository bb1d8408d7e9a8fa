/** Time for a busy page to read an answer that has already arrived, ms. */
const graceMs = 400;

/** The error of a call without an answer. Errors lose their class across Comlink: compare `name`. */
export class SilenceError extends Error {
  override readonly name = 'SilenceError';
}

/**
 * Settles like `promise`, or rejects: with a SilenceError after `limitMs` (at least 400), or with the reason of
 * `signal` once `signal` aborts. A Comlink call to a dead worker never settles by itself.
 */
export function settleWithin<T>(promise: Promise<T>, limitMs: number, signal: AbortSignal): Promise<T> {
  return new Promise<T>((resolve, reject) => {
    // A second timer follows the first: after a long task of this page the first timer fires before a waiting answer
    // is read.
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
