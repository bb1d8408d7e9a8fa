import { setTimeout as wait } from 'node:timers/promises';

/** Time between attempts to truncate the log while another connection, such as a backup, reads it. Fault 39. */
const retryMs = 1000;

/**
 * Truncates a write-ahead log, so that it no longer contains erased data. `truncate` returns false while another
 * connection still reads the log. Then `truncate` is called again every second until it returns true.
 */
export class LogCleaner {
  readonly #truncate: () => Promise<boolean>;
  readonly #stopped = new AbortController();
  #isRetrying = false;

  constructor(truncate: () => Promise<boolean>) {
    this.#truncate = truncate;
  }

  /** Resolves after the first attempt. Never throws: the rows are already erased, even if truncating the log fails. */
  async clean(): Promise<void> {
    if (!(await this.#attempt()) && !this.#isRetrying) void this.#retry();
  }

  stop(): void {
    this.#stopped.abort();
  }

  async #attempt(): Promise<boolean> {
    try {
      return await this.#truncate();
    } catch {
      return false;
    }
  }

  async #retry(): Promise<void> {
    this.#isRetrying = true;
    const { signal } = this.#stopped;
    let isDone = false;
    while (!isDone) {
      const isStopped = await wait(retryMs, false, { ref: false, signal }).catch(() => true);
      isDone = isStopped || (await this.#attempt());
    }
    this.#isRetrying = false;
  }
}
