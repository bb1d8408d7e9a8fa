import { recordStride, type TelemetryBatch } from '#contract/telemetry.ts';

/** Records between two batches. A storm of events fills it in about a second; then the batch is taken early. */
const capacity = 2048;

/**
 * A preallocated array of records: writing allocates nothing. `onFull` is called when it is full and must `take()`.
 * Times are epoch ms from the monotonic clock, so setting the computer's clock during a visit changes nothing.
 */
export class Recorder {
  private readonly records = new Float64Array(capacity * recordStride);
  private texts: string[] = [];
  private count = 0;
  private through = 0;
  private readonly onFull: () => void;

  constructor(onFull: () => void) {
    this.onFull = onFull;
  }

  readonly record = (kind: number, value: number, text?: string): void => {
    if (this.count === capacity) this.onFull();
    const at = this.count * recordStride;
    this.records[at] = kind;
    this.records[at + 1] = performance.timeOrigin + performance.now();
    this.records[at + 2] = value;
    this.records[at + 3] = text === undefined ? -1 : this.texts.push(text) - 1;
    this.count += 1;
  };

  /** What was written since the last call, in an array of its own; null if nothing was. */
  take(): TelemetryBatch | null {
    if (this.count === 0) return null;
    this.through += this.count;
    const batch = {
      records: this.records.slice(0, this.count * recordStride),
      texts: this.texts,
      through: this.through,
    };
    this.count = 0;
    this.texts = [];
    return batch;
  }
}
