/** Runs jobs of the same name one after another, in order of their calls. Jobs of different names do not wait. */
export class Turns {
  readonly #last = new Map<string, Promise<unknown>>();

  /** Runs `work` after all earlier jobs of this name. Throws the error of `work`. */
  async take<T>(name: string, work: () => Promise<T>): Promise<T> {
    const mine = (this.#last.get(name) ?? Promise.resolve()).then(work, work);
    this.#last.set(name, mine);
    try {
      return await mine;
    } finally {
      if (this.#last.get(name) === mine) this.#last.delete(name);
    }
  }
}
