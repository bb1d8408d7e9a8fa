/** The longest wait, and for how long nothing is waited for after one that was in vain, in ms. */
const limitMs = 300;
const restMs = 1_000;

/**
 * Waits a short time for what a reply can do without. After a wait in vain it does not begin another one for a second, so
 * that calls do not queue for a store that does not answer. Fault 14.
 */
export class ShortWait {
  #restsUntil = -Infinity;

  /** The result of `work`, or `without` it. Throws the error of `work` if it comes in time. */
  async for<T>(work: () => Promise<T>, without: T): Promise<T> {
    if (performance.now() < this.#restsUntil) return without;
    let timer: NodeJS.Timeout | undefined;
    const inVain = new Promise<T>((resolve) => {
      timer = setTimeout(() => {
        this.#restsUntil = performance.now() + restMs;
        resolve(without);
      }, limitMs);
    });
    const done = work();
    // Nobody waits any more for an error that comes later.
    done.catch(() => undefined);
    try {
      return await Promise.race([done, inVain]);
    } finally {
      clearTimeout(timer);
    }
  }
}
