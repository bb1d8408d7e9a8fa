/** The budget is used up, or too much story work is waiting. The reader may retry after `retryAfterSeconds`. */
export class StoryBusy extends Error {
  override readonly name = 'StoryBusy';
  readonly retryAfterSeconds: number;

  constructor(retryAfterSeconds: number) {
    super('Too many stories are being read out at once.');
    this.retryAfterSeconds = retryAfterSeconds;
  }
}

/** The budget of an address, in choices: its size, and its refill in a second. One choice costs 0.5 to 1.2 ms. */
const most = 1_200;
const perSecond = 300;
/** Limits on choices that wait to be played: half a second in all, and a quarter of that number for one address. */
const mostWaiting = 512;
const mostWaitingOfOne = 128;
/** Above this number of addresses, unused addresses are dropped. */
const addresses = 10_000;

interface Account {
  left: number;
  at: number;
  waiting: number;
}

/**
 * Limits the work of playing stories, for each address and in all, in choices. B-LIM-01. A thousand readers behind one
 * address, with a choice every ten seconds, use about a third of the budget of this address.
 */
export class StoryBudget {
  readonly #accounts = new Map<string, Account>();
  readonly #nowMs: () => number;
  #waiting = 0;

  /** `nowMs`: any monotonic clock, in milliseconds. */
  constructor(nowMs: () => number = () => performance.now()) {
    this.#nowMs = nowMs;
  }

  /**
   * Takes `choices` from the budget of an address. Returns a function to call when they have been played. Throws
   * StoryBusy.
   */
  take(address: string, choices: number): () => void {
    const account = this.#accountOf(address);
    if (account.left < choices) throw new StoryBusy(Math.ceil((choices - account.left) / perSecond));
    // A path that waits alone is never too long.
    const isTooMuch = (waiting: number, limit: number) => waiting > 0 && waiting + choices > limit;
    if (isTooMuch(account.waiting, mostWaitingOfOne) || isTooMuch(this.#waiting, mostWaiting)) throw new StoryBusy(1);
    account.left -= choices;
    account.waiting += choices;
    this.#waiting += choices;
    return () => {
      account.waiting -= choices;
      this.#waiting -= choices;
    };
  }

  #accountOf(address: string): Account {
    const at = this.#nowMs();
    const known = this.#accounts.get(address);
    if (known !== undefined) {
      known.left = Math.min(most, known.left + ((at - known.at) / 1000) * perSecond);
      known.at = at;
      return known;
    }
    if (this.#accounts.size >= addresses) this.#forget(at);
    const account = { left: most, at, waiting: 0 };
    this.#accounts.set(address, account);
    return account;
  }

  #forget(at: number): void {
    for (const [address, account] of this.#accounts) {
      if (account.waiting === 0 && at - account.at >= (most / perSecond) * 1000) this.#accounts.delete(address);
    }
  }
}
