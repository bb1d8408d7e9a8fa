import { recordKinds, recordStride, type TelemetryBatch } from '#contract/telemetry.ts';
import { HoverReader } from './hover.ts';

/**
 * Largest number of records between two batches. The highest rate of events fills the array in about a second; then the
 * batch is taken early.
 */
const capacity = 2048;

/** The value is read once: it never changes, and reading it costs as much as reading the clock. */
const { timeOrigin } = performance;

/**
 * A preallocated array of records: writing allocates nothing. `onFull` is called when the array is full, and must call
 * `take()`. Times are epoch ms of the monotonic clock, so setting the computer's clock during a visit changes nothing.
 *
 * A hover stores only its element. The text is read when the batch is taken, at most a second later, or before the next
 * interaction is written, since the interaction may change the page.
 */
export class Recorder {
  private readonly records = new Float64Array(capacity * recordStride);
  /** The element of each hover whose text is not read yet. */
  private readonly targets = Array.from<unknown, Element | null>({ length: capacity }, () => null);
  private readonly hovers = new HoverReader();
  private texts: string[] = [];
  private count = 0;
  /** The number of records with their texts read. */
  private readCount = 0;
  private through = 0;
  private readonly onFull: () => void;

  constructor(onFull: () => void) {
    this.onFull = onFull;
  }

  readonly record = (kind: number, value: number, text?: string): void => {
    if (kind === recordKinds.interaction) this.readHovers();
    this.makeRoom();
    this.write(kind, value, text === undefined ? -1 : this.texts.push(text) - 1);
  };

  readonly recordHover = (target: Element): void => {
    this.makeRoom();
    this.write(recordKinds.hover, 0, -1);
    this.targets[this.count - 1] = target;
  };

  /** The records since the last call, in a new array; null for none. */
  take(): TelemetryBatch | null {
    this.readHovers();
    if (this.count === 0) return null;
    this.through += this.count;
    const batch = {
      records: this.records.slice(0, this.count * recordStride),
      texts: this.texts,
      through: this.through,
    };
    this.count = 0;
    this.readCount = 0;
    this.texts = [];
    return batch;
  }

  /** Must be called before a text is added, so that a batch contains only the texts of its own records. */
  private makeRoom(): void {
    if (this.count === capacity) this.onFull();
  }

  private write(kind: number, value: number, text: number): void {
    const at = this.count * recordStride;
    this.records[at] = kind;
    this.records[at + 1] = timeOrigin + performance.now();
    this.records[at + 2] = value;
    this.records[at + 3] = text;
    this.count += 1;
  }

  /** Reads the texts of new hovers, and removes hovers without a text. */
  private readHovers(): void {
    let kept = this.readCount;
    for (let index = this.readCount; index < this.count; index += 1) {
      const target = this.targets[index] ?? null;
      this.targets[index] = null;
      const text = target === null ? null : this.hovers.read(target);
      if (text === '') continue;
      const at = index * recordStride;
      if (text !== null) this.records[at + 3] = this.texts.push(text) - 1;
      if (kept < index) this.records.copyWithin(kept * recordStride, at, at + recordStride);
      kept += 1;
    }
    this.count = kept;
    this.readCount = kept;
  }
}
