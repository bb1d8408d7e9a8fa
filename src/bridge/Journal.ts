import type { ReplayedInputs, SimulationInput } from '#contract/simulation.ts';

interface JournalEntry {
  readonly inputs: readonly SimulationInput[];
  readonly atMs: number;
  wasAnswered: boolean;
}

/**
 * What was sent since the last snapshot. A new worker is given it together with that snapshot, so that nothing the reader
 * did is lost or counted twice. It refers to the inputs and copies nothing.
 */
export class Journal {
  #entries: JournalEntry[] = [];
  #dropped = 0;

  /** How many entries were added, ever. */
  get end(): number {
    return this.#dropped + this.#entries.length;
  }

  /** Adds one message. Call the returned function when the worker has answered it. */
  add(inputs: readonly SimulationInput[], atMs: number): () => void {
    const entry: JournalEntry = { inputs, atMs, wasAnswered: false };
    this.#entries.push(entry);
    return () => (entry.wasAnswered = true);
  }

  /**
   * Drops what was added before `end` had this value: a snapshot holds it now. Counted from the beginning, because two
   * snapshots may be under way at once.
   */
  dropUntil(end: number): void {
    this.#dropped += this.#entries.splice(0, end - this.#dropped).length;
  }

  /** A copy of the entries, oldest first, and a function to call when a worker has replayed them. */
  replay(): { readonly entries: readonly ReplayedInputs[]; readonly onReplayed: () => void } {
    const entries = [...this.#entries];
    return {
      entries: entries.map(({ inputs, atMs, wasAnswered }) => ({ inputs, atMs, wasAnswered })),
      onReplayed: () => {
        for (const entry of entries) entry.wasAnswered = true;
      },
    };
  }
}
