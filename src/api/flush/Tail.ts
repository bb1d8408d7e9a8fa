import type { BehaviorData } from '#contract/api/visitor.ts';
import type { PreparedBatch } from '#contract/simulation.ts';
import { recordKinds, recordStride, type TelemetryBatch } from '#contract/telemetry.ts';

/** The limits of one batch (contract/api/visitor.ts, contract/simulation.ts). */
const limits = { scrolls: 1000, hovers: 100, interactions: 200, bytes: 60_000 } as const;
/** As in the core: a page that slept with its lid closed was not read meanwhile. */
const longestDwellStepMs = 60_000;
/** Without a worker nothing is ever prepared; half a minute is enough to lose then. */
const batchesAtMost = 30;

interface Body {
  behaviorData: BehaviorData;
}

/** Where the reader was when a record was written. */
interface View {
  readonly inView: boolean;
  readonly newestAt: number;
}

/**
 * The last second or so: what was handed to the worker and is in no batch that it has prepared yet. A page that is left
 * has no time to wait for the worker, so the batch that goes then is lengthened by it here, record by record, in the
 * very form in which the core would have done it. R-BEH-02, fault 9.
 */
export class Tail {
  #batches: TelemetryBatch[] = [];
  /** Before the first of them. */
  #before: View = { inView: false, newestAt: 0 };

  /** Remembers what goes to the worker; its buffer may be transferred away afterwards. */
  note({ records, texts, through }: TelemetryBatch): void {
    this.#batches.push({ records: records.slice(), texts, through });
    if (this.#batches.length > batchesAtMost) this.#forgetFirst();
  }

  /** Everything up to this ordinal is in a batch. */
  settle(through: number): void {
    while ((this.#batches[0]?.through ?? Infinity) <= through) this.#forgetFirst();
  }

  /** `batch` and everything since, under its number; `batch` itself where it has no room for that or nothing is new. */
  lengthen(batch: PreparedBatch): PreparedBatch {
    const newest = this.#batches.at(-1);
    if (newest === undefined || newest.through <= batch.through) return batch;
    const { behaviorData: data } = JSON.parse(batch.body) as Body;
    let view = this.#before;
    for (const one of this.#batches) view = append(data, one, batch.through, view);
    const body = JSON.stringify({ behaviorData: data });
    const hasRoom =
      data.scrollPatterns.length <= limits.scrolls &&
      data.hoverTargets.length <= limits.hovers &&
      data.interactionSequence.length <= limits.interactions &&
      new TextEncoder().encode(body).length <= limits.bytes;
    return hasRoom ? { ...batch, through: newest.through, body } : batch;
  }

  #forgetFirst(): void {
    const first = this.#batches.shift();
    if (first !== undefined) this.#before = append(emptyData(), first, Infinity, this.#before);
  }
}

/** What a batch holds before it holds anything. */
export const emptyData = (): BehaviorData => ({
  scrollPatterns: [],
  hoverTargets: [],
  dwellTime: 0,
  interactionSequence: [],
  lastInteraction: 0,
  timestamp: 0,
});

/** Adds the records after the ordinal `after`, and all the dwell: that of a cut batch is in what follows the cut. */
function append(data: BehaviorData, { records, texts, through }: TelemetryBatch, after: number, before: View): View {
  const count = Math.floor(records.length / recordStride);
  let { inView, newestAt } = before;
  for (let index = 0; index < count; index += 1) {
    const at = index * recordStride;
    const kind = records[at];
    const time = Math.round(records[at + 1] ?? 0);
    const text = texts[records[at + 3] ?? -1];
    if (inView) data.dwellTime += Math.min(Math.max(0, time - newestAt), longestDwellStepMs);
    newestAt = time;
    if (kind === recordKinds.visible) inView = true;
    else if (kind === recordKinds.hidden) inView = false;
    if (through - count + 1 + index <= after) continue;
    data.timestamp = time;
    if (kind === recordKinds.scroll) data.scrollPatterns.push({ percent: records[at + 2] ?? 0, timestamp: time });
    else if (kind === recordKinds.hover && text !== undefined) data.hoverTargets.push(text);
    else if (kind === recordKinds.interaction && text !== undefined) data.interactionSequence.push(text);
    else continue;
    data.lastInteraction = time;
  }
  return { inView, newestAt };
}
