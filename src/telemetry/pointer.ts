/** How far back the pointer is remembered. */
const pointerKeptMs = 30_000;
/** At most one position in this time. */
const pointerEveryMs = 50;
const capacity = pointerKeptMs / pointerEveryMs;
const stride = 3;

/** Where the pointer was: `x` and `y` as parts of the window, 0 to 1, and epoch ms. */
export interface PointerSample {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

/**
 * The last 30 s of the reader's pointer, in a ring that is allocated once. It is no telemetry: nothing here is put into
 * a batch, handed to the worker, sent or stored. /watcher plays it back, and a reload forgets it.
 */
export class PointerTrace {
  private readonly samples = new Float64Array(capacity * stride);
  private noted = 0;
  private lastAtMs = Number.NEGATIVE_INFINITY;

  /** Notes one position, unless the last one is younger than 50 ms. */
  readonly note = (x: number, y: number, atMs: number): void => {
    if (atMs - this.lastAtMs < pointerEveryMs) return;
    const at = (this.noted % capacity) * stride;
    this.samples[at] = x;
    this.samples[at + 1] = y;
    this.samples[at + 2] = atMs;
    this.noted += 1;
    this.lastAtMs = atMs;
  };

  /** Everything of the 30 s before `untilMs`, oldest first. */
  until(untilMs: number): PointerSample[] {
    const found: PointerSample[] = [];
    for (let index = Math.max(0, this.noted - capacity); index < this.noted; index += 1) {
      const at = (index % capacity) * stride;
      const atMs = this.samples[at + 2] ?? 0;
      if (atMs > untilMs || atMs < untilMs - pointerKeptMs) continue;
      found.push({ x: this.samples[at] ?? 0, y: this.samples[at + 1] ?? 0, atMs });
    }
    return found;
  }
}

/** Feeds a trace from the page's pointer, whatever kind of pointer it is. */
export function observePointer(trace: PointerTrace): () => void {
  const onMove = ({ clientX, clientY, timeStamp }: PointerEvent) =>
    trace.note(clientX / innerWidth, clientY / innerHeight, performance.timeOrigin + timeStamp);
  const options = { passive: true } as const;
  addEventListener('pointermove', onMove, options);
  addEventListener('pointerdown', onMove, options);
  return () => {
    removeEventListener('pointermove', onMove);
    removeEventListener('pointerdown', onMove);
  };
}
