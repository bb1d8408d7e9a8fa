/** A probe is a real write, so a readiness check that comes often does not make one each time. */
const probeIntervalMs = 1000;

/**
 * Knows whether the store can be written. After a write has failed it counts as broken until a write has succeeded: one of
 * a visitor, or a probe. B-OPS-01.
 */
export class WriteHealth {
  readonly #clock: () => number;
  #lastError: unknown = null;
  #probedAt = 0;

  /** `clock` in epoch ms. */
  constructor(clock: () => number) {
    this.#clock = clock;
  }

  /** Remembers how a write ended: with null, or with the error of the store. */
  wrote(error: unknown): void {
    this.#lastError = error;
  }

  /**
   * Resolves while the last write succeeded. Otherwise writes a probe, once a second at most, and throws the last error
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
