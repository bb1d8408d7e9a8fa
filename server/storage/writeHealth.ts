/** Shortest time between two probes, ms. A probe is a real write. */
const probeIntervalMs = 1000;

/**
 * Tracks whether the store can be written. After a failed write it counts as broken until a write of a visitor or a
 * probe succeeds. B-OPS-01.
 */
export class WriteHealth {
  readonly #clock: () => number;
  #lastError: unknown = null;
  #probedAt = 0;

  /** `clock` in epoch ms. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Records the result of a write: null, or the error of the store. */
  wrote(error: unknown): void {
    this.#lastError = error;
  }

  /**
   * Resolves while the last write succeeded. Otherwise writes a probe, at most once a second, and throws the last error
   * when the store is still broken.
   */
  async check(probe: () => Promise<unknown>): Promise<void> {
    if (this.#lastError === null) return;
    if (this.#clock() - this.#probedAt >= probeIntervalMs) {
      this.#probedAt = this.#clock();
      await probe();
    }
    if (this.#lastError !== null) throw this.#lastError;
  }
}
