/** Lifetime of a position. */
const pointerKeptMs = 30_000;
/** At most one position in this time. */
const pointerEveryMs = 50;
const capacity = pointerKeptMs / pointerEveryMs;
const stride = 3;

/** A pointer position: `x` and `y` as parts of the window, 0 to 1, and epoch ms. */
export interface PointerSample {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
}

type PointerEventType = 'pointerdown' | 'pointermove';

/**
 * The pointer's positions of the last 30 s, in a ring buffer that is allocated once. They are not telemetry: they are
 * in no batch, and go to neither worker, server nor storage. /watcher plays them back, and a reload clears them.
 */
export class PointerTrace {
  private readonly samples = new Float64Array(capacity * stride);
  private recorded = 0;
  private lastAtMs = Number.NEGATIVE_INFINITY;

  /** Whether the last position is at least 50 ms old. */
  isDue(atMs: number): boolean {
    return atMs - this.lastAtMs >= pointerEveryMs;
  }

  /** Records one position, unless the last one is younger than 50 ms. */
  readonly record = (x: number, y: number, atMs: number): void => {
    if (!this.isDue(atMs)) return;
    const at = (this.recorded % capacity) * stride;
    this.samples[at] = x;
    this.samples[at + 1] = y;
    this.samples[at + 2] = atMs;
    this.recorded += 1;
    this.lastAtMs = atMs;
  };

  /** The positions of the 30 s before `untilMs`, oldest first. */
  until(untilMs: number): PointerSample[] {
    const found: PointerSample[] = [];
    for (let index = Math.max(0, this.recorded - capacity); index < this.recorded; index += 1) {
      const at = (index % capacity) * stride;
      const atMs = this.samples[at + 2] ?? 0;
      if (atMs > untilMs || atMs < untilMs - pointerKeptMs) continue;
      found.push({ x: this.samples[at] ?? 0, y: this.samples[at + 1] ?? 0, atMs });
    }
    return found;
  }
}

interface PointerObserver {
  /** Records the position of an event from another listener. */
  readonly record: (event: PointerEvent) => void;
  readonly stop: () => void;
}

/**
 * Records the page's pointer (mouse, pen, touch) in a trace: presses (`pointerdown`), or on a page that shows the trace
 * each movement, sixty a second. Reading the window's size may cost a layout, so it is read when it changes.
 */
export function observePointer(trace: PointerTrace, type: PointerEventType): PointerObserver {
  let width = innerWidth;
  let height = innerHeight;
  const { timeOrigin } = performance;
  const onEvent = (event: PointerEvent) => {
    const atMs = timeOrigin + event.timeStamp;
    if (trace.isDue(atMs)) trace.record(event.clientX / width, event.clientY / height, atMs);
  };
  const onResize = () => {
    width = innerWidth;
    height = innerHeight;
  };
  const options = { passive: true } as const;
  addEventListener(type, onEvent, options);
  addEventListener('resize', onResize, options);
  return {
    record: onEvent,
    stop: () => {
      removeEventListener(type, onEvent);
      removeEventListener('resize', onResize);
    },
  };
}
