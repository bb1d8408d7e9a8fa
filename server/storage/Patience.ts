/** Longest wait for the store, ms: normally, and after a call that timed out. */
const limitMs = 2_500;
const stalledLimitMs = 200;
/** Longest wait for a connection or a lock while the store answers other calls, ms. */
const busyLimitMs = 4_000;

/** The store has not answered in time. */
export class StoreStalled extends Error {
  override readonly name = 'StoreStalled';
}

type GiveUp = () => void;

/**
 * Limits the wait for a store on another machine. B-STO-02. An API call asks the store several times. So after a
 * timeout the next waits are short, until the store answers again, even if the answer is late.
 */
export class Patience {
  #isStalled = false;
  #answeredAt = -Infinity;
  readonly #queued = new Set<GiveUp>();

  /**
   * The result of `work`. After a timeout, calls `giveUp`, throws StoreStalled, and drops a later result. `progressAt`:
   * time of the latest answer to a part of the work, for work in many parts.
   */
  async for<T>(work: Promise<T>, giveUp: GiveUp = () => undefined, progressAt = () => -Infinity): Promise<T> {
    let timer: NodeJS.Timeout | undefined;
    let isLate = false;
    const beganAt = performance.now();
    const inVain = new Promise<never>((_resolve, reject) => {
      const look = (): void => {
        const nowMs = performance.now();
        // A store that answers other calls is busy, not stalled.
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
    // An error within the time limit is an answer too. A late error is the error that `giveUp` caused.
    void work.then(answered, () => (isLate ? undefined : answered()));
    try {
      return await Promise.race([work, inVain]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * The result of `work`, which waits in a queue. Throws StoreStalled as soon as any call times out and `giveUp` then
   * returns true, which means that the work had not begun.
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
