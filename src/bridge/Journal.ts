import type { SimulationInput } from '#contract/simulation.ts';

/**
 * What was sent since the last snapshot, so that a new worker can be told again and nothing the reader did is lost or
 * counted twice. Telemetry is copied: the original's buffer goes to the worker and is empty afterwards.
 */
export class Journal {
  #inputs: SimulationInput[] = [];
  #forgotten = 0;

  /** How many were added, ever. */
  get end(): number {
    return this.#forgotten + this.#inputs.length;
  }

  get length(): number {
    return this.#inputs.length;
  }

  add(inputs: readonly SimulationInput[]): void {
    for (const input of inputs) this.#inputs.push(copyOf(input));
  }

  /**
   * Forgets what was added before `end` was this: a snapshot holds it now. Counted from the beginning, as two snapshots
   * may be under way at once.
   */
  forgetThrough(end: number): void {
    this.#forgotten += this.#inputs.splice(0, end - this.#forgotten).length;
  }

  /** Copies, in order, whose buffers may be transferred. */
  replay(): readonly SimulationInput[] {
    return this.#inputs.map(copyOf);
  }
}

function copyOf(input: SimulationInput): SimulationInput {
  if (input.kind !== 'telemetry') return input;
  return { ...input, batch: { ...input.batch, records: input.batch.records.slice() } };
}
