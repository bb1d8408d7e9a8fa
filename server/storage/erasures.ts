import { setTimeout as wait } from 'node:timers/promises';

/** Longer than any request can be under way, so that none of them brings back somebody who has been erased. */
const remembersMs = 10 * 60_000;
/** How often, and how many times, the log is tried again while a reader such as a backup is in its way. Fault 39. */
const tryEveryMs = 1000;
const triesAtMost = 55;

/**
 * Who has been erased by this process of late, in memory only. `emptyLog` clears the store's log, and answers false
 * where somebody else is still reading in it.
 */
export class Erasures {
  readonly #ids = new Map<string, NodeJS.Timeout>();
  readonly #emptyLog: () => Promise<boolean>;
  readonly #stopped = new AbortController();

  constructor(emptyLog: () => Promise<boolean>) {
    this.#emptyLog = emptyLog;
  }

  has(visitorId: string): boolean {
    return this.#ids.has(visitorId);
  }

  /** Shuts the visitor's record, erases it, and has the log emptied. When `erase` throws, the record is open again. */
  async run<T>(visitorId: string, erase: () => Promise<T>): Promise<T> {
    this.#remember(visitorId);
    try {
      const erased = await erase();
      if (!(await this.#tryToEmpty())) void this.#keepTrying();
      return erased;
    } catch (error) {
      this.#forget(visitorId);
      throw error;
    }
  }

  stop(): void {
    this.#stopped.abort();
    for (const id of this.#ids.keys()) this.#forget(id);
  }

  #remember(visitorId: string): void {
    this.#forget(visitorId);
    const timer = setTimeout(() => this.#ids.delete(visitorId), remembersMs);
    timer.unref();
    this.#ids.set(visitorId, timer);
  }

  #forget(visitorId: string): void {
    clearTimeout(this.#ids.get(visitorId));
    this.#ids.delete(visitorId);
  }

  /** The rows are gone by now, whatever becomes of the log. */
  async #tryToEmpty(): Promise<boolean> {
    try {
      return await this.#emptyLog();
    } catch {
      return false;
    }
  }

  async #keepTrying(): Promise<void> {
    const { signal } = this.#stopped;
    for (let tries = 0; tries < triesAtMost; tries += 1) {
      const isStopped = await wait(tryEveryMs, false, { ref: false, signal }).catch(() => true);
      if (isStopped || (await this.#tryToEmpty())) return;
    }
  }
}
