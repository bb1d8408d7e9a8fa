/** How long a call waits for the store, and how long while the last one waited in vain, ms. */
const limitMs = 2_500;
const stalledLimitMs = 200;
/** The longest wait while others are answered, for a connection or a lock, ms. */
const busyLimitMs = 4_000;

/** The store has not answered in time. */
export class StoreStalled extends Error {
  override readonly name = 'StoreStalled';
}

type GiveUp = () => void;

/**
 * Bounds the wait for a store on another machine. A call of the API asks it several times, so after a wait in vain the next
 * ones are short, until an answer has come again, however late. B-STO-02.
 */
export class Patience {
  #isStalled = false;
  #answeredAt = -Infinity;
  readonly #queued = new Set<GiveUp>();

  /**
   * The result of `work`. Throws StoreStalled when it has none in time, after `giveUp`; what comes later is dropped.
   * `progressAt`: when a part of the work was answered last, for work of many parts.
   */
  async for<T>(work: Promise<T>, giveUp: GiveUp = () => undefined, progressAt = () => -Infinity): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    let isLate = false;
    const beganAt = performance.now();
    const inVain = new Promise<never>((_resolve, reject) => {
      const look = (): void => {
        const nowMs = performance.now();
        // A store that answers others is busy.
        const busyUntil = Math.min(this.#answeredAt + limitMs, beganAt + busyLimitMs);
        const until = Math.max(busyUntil, progressAt() + limitMs);
        if (until > nowMs) {
          timer = setTimeout(look, until - nowMs);
          return;
        }
        isLate = true;
        giveUp();
        reject(new StoreStalled('The store has not answered in time.'));
        this.#isStalled = true;
        for (const leave of this.#queued) leave();
      };
      timer = setTimeout(look, this.#isStalled ? stalledLimitMs : limitMs);
    });
    const answered = (): void => {
      this.#isStalled = false;
      this.#answeredAt = performance.now();
    };
    // An error in time is an answer too; one that comes late is the end of a wait below.
    void work.then(answered, () => (isLate ? undefined : answered()));
    try {
      return await Promise.race([work, inVain]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * The result of `work`, which waits for its turn. Throws StoreStalled as soon as anybody has waited in vain, if `giveUp` then
   * answers that it has not begun.
   */
  async inQueue<T>(work: Promise<T>, giveUp: () => boolean): Promise<T> {
    let leave: GiveUp = () => undefined;
    const stalled = new Promise<never>((_resolve, reject) => {
      leave = () => {
        if (giveUp()) reject(new StoreStalled('The store does not answer.'));
      };
    });
    this.#queued.add(leave);
    try {
      return await Promise.race([work, stalled]);
    } finally {
      this.#queued.delete(leave);
    }
  }
}
