import type { ReplayedInputs, SimulationInput } from '#contract/simulation.ts';

interface JournalEntry {
  readonly inputs: readonly SimulationInput[];
  readonly atMs: number;
  wasAnswered: boolean;
}

/**
 * The inputs since the last snapshot. A new worker gets these inputs with that snapshot, so that no act of the reader
 * is lost or counted twice. The journal refers to the inputs and copies nothing.
 */
export class Journal {
  #entries: JournalEntry[] = [];
  #dropped = 0;

  /** The number of entries ever added. */
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
   * Drops the entries added before `end` had this value: a snapshot contains them now. `end` counts all entries ever
   * added, because two snapshots may be in flight at once.
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
