/** The longest wait, and the pause after a wait that timed out, in ms. */
const limitMs = 300;
const restMs = 1_000;

/**
 * Waits a short time for work that a reply can do without. Fault 14. For one second after a timeout, calls return at
 * once and do not start their work, so that calls do not queue for a store that does not answer.
 */
export class ShortWait {
  #restsUntil = -Infinity;

  /**
   * The result of `work`, or `without` after the time limit. Throws the error of `work` if it fails within the limit.
   */
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
    // A later error is ignored.
    done.catch(() => undefined);
    try {
      return await Promise.race([done, inVain]);
    } finally {
      clearTimeout(timer);
    }
  }
}
