import type { SWRConfiguration } from 'swr';
import { ResponseError } from './fetcher.ts';

/** Limits on the tries of one kind of request, and the waits between them. Times in ms. */
export interface RetryLimits {
  /** Largest number of tries without a success in any `windowMs`. */
  readonly tries: number;
  readonly windowMs: number;
  /** The wait after the first failure. Each later wait is twice as long, up to `longestWaitMs`. */
  readonly firstWaitMs: number;
  readonly longestWaitMs: number;
}

/** For background requests: ten tries in five minutes. Fault 5. */
const backgroundLimits: RetryLimits = { tries: 10, windowMs: 300_000, firstWaitMs: 2000, longestWaitMs: 120_000 };
/** Longest accepted Retry-After, ms. */
const longestRetryAfterMs = 3_600_000;

/**
 * Decides when a failed request may be repeated. R-BEH-05, fault 5. A wait is random between half and all of its
 * length, so that many tabs that failed together do not return together. Times are ms of `now`, which must never run
 * backwards. One policy is for one kind of request.
 */
export class RetryPolicy {
  readonly #limits: RetryLimits;
  readonly #now: () => number;
  readonly #random: () => number;
  /** Times of the tries since the last success, oldest first. */
  #tries: number[] = [];
  #failures = 0;
  #notBefore = -Infinity;
  #wasNamedByServer = false;
  #isFailing = false;

  constructor(
    limits: Partial<RetryLimits> = {},
    now: () => number = () => performance.now(),
    random: () => number = Math.random,
  ) {
    this.#limits = { ...backgroundLimits, ...limits };
    this.#now = now;
    this.#random = random;
  }

  /** The wait before the next try, ms; 0 when the try may be made now. */
  waitMs(): number {
    const now = this.#now();
    const first = this.#tries.at(-this.#limits.tries);
    const untilRoom = first === undefined ? 0 : first + this.#limits.windowMs - now;
    return Math.max(0, this.#notBefore - now, untilRoom);
  }

  /** True when the last request failed. */
  get isFailing(): boolean {
    return this.#isFailing;
  }

  /** Call it for each request. */
  tried(): void {
    this.#tries = [...this.#tries, this.#now()].slice(-this.#limits.tries);
  }

  /** Call it after an answer of the server: resets everything. */
  succeeded(): void {
    this.#tries = [];
    this.#failures = 0;
    this.#notBefore = -Infinity;
    this.#wasNamedByServer = false;
    this.#isFailing = false;
  }

  /**
   * Call it after a failure. `retryAfterMs`: the wait given by Retry-After, null without that header. The policy waits
   * this time (at most an hour) plus up to a quarter, or its own time if that is longer.
   */
  failed(retryAfterMs: number | null): void {
    const length = Math.min(this.#limits.longestWaitMs, this.#limits.firstWaitMs * 2 ** this.#failures);
    const waitMs = length * (0.5 + this.#random() / 2);
    const namedMs = Math.min(retryAfterMs ?? 0, longestRetryAfterMs) * (1 + this.#random() / 4);
    this.#failures += 1;
    this.#isFailing = true;
    this.#wasNamedByServer = namedMs > waitMs;
    this.#notBefore = this.#now() + Math.max(waitMs, namedMs);
  }

  /**
   * Call it when the network is back: the next waits are short again. Ends the current wait, unless the server has
   * asked for this wait. The number of tries stays limited.
   */
  online(): void {
    this.#failures = 0;
    if (!this.#wasNamedByServer) this.#notBefore = -Infinity;
  }
}

/** True for a final rejection: 4xx, except 408 (timeout) and 429 (too many requests). */
export const isFinal = (error: unknown): boolean =>
  error instanceof ResponseError &&
  error.status >= 400 &&
  error.status < 500 &&
  error.status !== 408 &&
  error.status !== 429;

/** The wait given by Retry-After, ms; null without that header. */
export const retryAfterMsOf = (error: unknown): number | null =>
  error instanceof ResponseError ? error.retryAfterMs : null;

/**
 * Repeats `request` until it succeeds, and returns its value. `policy` sets the waits between the tries. Throws the
 * error of a final rejection (`isFinal`), and the reason of `signal` once `signal` is aborted. `onError` gets every
 * failure.
 */
export async function withRetries<Value>(
  request: () => Promise<Value>,
  { policy = new RetryPolicy(), signal, onError }: RetryOptions = {},
): Promise<Value> {
  for (;;) {
    await untilAllowed(policy, signal);
    policy.tried();
    try {
      const value = await request();
      policy.succeeded();
      return value;
    } catch (error) {
      onError?.(error);
      signal?.throwIfAborted();
      if (isFinal(error)) throw error;
      policy.failed(retryAfterMsOf(error));
    }
  }
}

export interface RetryOptions {
  readonly policy?: RetryPolicy;
  /** Ends the wait. */
  readonly signal?: AbortSignal | undefined;
  readonly onError?: (error: unknown) => void;
}

/**
 * Resolves when the policy allows the next try. An `online` event causes an earlier check. Throws the reason of an
 * aborted signal.
 */
export async function untilAllowed(policy: RetryPolicy, signal?: AbortSignal): Promise<void> {
  signal?.throwIfAborted();
  for (let waitMs = policy.waitMs(); waitMs > 0; waitMs = policy.waitMs()) {
    await new Promise<void>((resolve) => {
      const stop = new AbortController();
      const end = () => {
        clearTimeout(timer);
        stop.abort();
        resolve();
      };
      const timer = setTimeout(end, waitMs);
      const once = { signal: stop.signal };
      addEventListener('online', () => (policy.online(), end()), once);
      signal?.addEventListener('abort', end, once);
    });
    signal?.throwIfAborted();
  }
}

/** SWR options for a read that is repeated by `policy` until it succeeds or is finally rejected. */
export const retryByPolicy = (policy: RetryPolicy): SWRConfiguration => ({
  shouldRetryOnError: (error) => !isFinal(error),
  onErrorRetry: (error, _key, _config, revalidate, options) => {
    policy.tried();
    policy.failed(retryAfterMsOf(error));
    void untilAllowed(policy).then(() => {
      if (policy.isFailing) void revalidate(options);
    });
  },
  onSuccess: () => policy.succeeded(),
});

/**
 * SWR options for a key that is read again every `everyMs`. SWR's own polling stops during an error. With these options
 * another read follows a failure after `everyMs`, or later if the server says so. Nothing is read while the page is
 * hidden, nor after a final rejection.
 */
export const retryEvery = (everyMs: number): SWRConfiguration => ({
  shouldRetryOnError: (error) => !isFinal(error),
  onErrorRetry: (error, _key, { isVisible }, revalidate, options) => {
    const read = () => {
      if (isVisible()) void revalidate(options);
      else setTimeout(read, everyMs);
    };
    const namedMs = Math.min(retryAfterMsOf(error) ?? 0, longestRetryAfterMs);
    setTimeout(read, Math.max(everyMs, namedMs));
  },
});
