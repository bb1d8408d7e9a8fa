import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any request can take, so that no request in flight writes for an erased visitor. */
const rememberMs = 10 * 60_000;
/** Interval and number of retries while a reader, such as a backup, prevents the truncation of the log. Fault 39. */
const retryIntervalMs = 1000;
const maxRetries = 55;

/**
 * The visitors that this process erased in the last ten minutes, in memory only. `truncateLog` truncates the store's
 * write-ahead log; it returns false while another connection still reads it.
 */
export class Erasures {
  readonly #ids = new Map<string, NodeJS.Timeout>();
  readonly #truncateLog: () => Promise<boolean>;
  readonly #stopped = new AbortController();

  constructor(truncateLog: () => Promise<boolean>) {
    this.#truncateLog = truncateLog;
  }

  has(visitorId: string): boolean {
    return this.#ids.has(visitorId);
  }

  /** Blocks writes for the visitor, runs `erase`, and truncates the log. When `erase` throws, writes are allowed again. */
  async run<T>(visitorId: string, erase: () => Promise<T>): Promise<T> {
    this.#block(visitorId);
    try {
      const erased = await erase();
      if (!(await this.#tryToTruncate())) void this.#retryTruncate();
      return erased;
    } catch (error) {
      this.#unblock(visitorId);
      throw error;
    }
  }

  stop(): void {
    this.#stopped.abort();
    for (const id of this.#ids.keys()) this.#unblock(id);
  }

  #block(visitorId: string): void {
    this.#unblock(visitorId);
    const timer = setTimeout(() => this.#ids.delete(visitorId), rememberMs);
    timer.unref();
    this.#ids.set(visitorId, timer);
  }

  #unblock(visitorId: string): void {
    clearTimeout(this.#ids.get(visitorId));
    this.#ids.delete(visitorId);
  }

  /** Never throws: the rows are already erased, whatever happens to the log. */
  async #tryToTruncate(): Promise<boolean> {
    try {
      return await this.#truncateLog();
    } catch {
      return false;
    }
  }

  async #retryTruncate(): Promise<void> {
    const { signal } = this.#stopped;
    for (let tries = 0; tries < maxRetries; tries += 1) {
      const isStopped = await wait(retryIntervalMs, false, { ref: false, signal }).catch(() => true);
      if (isStopped || (await this.#tryToTruncate())) return;
    }
  }
}
