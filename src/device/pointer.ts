/** Lifetime of a position, ms. */
const pointerKeptMs = 30_000;
/** Shortest time between two positions, ms. */
const pointerEveryMs = 50;
const capacity = pointerKeptMs / pointerEveryMs;
const stride = 4;

/** The sources of a position, other than mouse and pen. */
const hands = ['finger', 'focus'] as const;
type Hand = (typeof hands)[number];

/**
 * A position of the pointer or of the focus, and epoch ms. `x` and `y`: in the unit of the recorder; `observePointer`
 * records fractions of the browser window, 0 to 1.
 */
export interface PointerSample {
  readonly x: number;
  readonly y: number;
  readonly atMs: number;
  /** Set for a touch, and for the middle of a control that got the focus. Absent for a mouse or a pen. */
  readonly by?: Hand;
}

type PointerEventType = 'pointerdown' | 'pointermove';

/**
 * The positions of pointer and focus in the last 30 s, in a ring buffer that is allocated once. They are not telemetry:
 * they are in no batch, are sent to neither worker nor server, and are not stored. /watcher plays them back, the moment
 * of phase 2 draws them, and a reload clears them.
 */
export class PointerTrace {
  private readonly samples = new Float64Array(capacity * stride);
  private recorded = 0;
  private lastAtMs = Number.NEGATIVE_INFINITY;

  /** Whether the last position is at least 50 ms old. */
  isDue(atMs: number): boolean {
    return atMs - this.lastAtMs >= pointerEveryMs;
  }

  /** Records one position, unless the last position is younger than 50 ms. */
  readonly record = (x: number, y: number, atMs: number, by: Hand | null = null): void => {
    if (!this.isDue(atMs)) return;
    const at = (this.recorded % capacity) * stride;
    this.samples[at] = x;
    this.samples[at + 1] = y;
    this.samples[at + 2] = atMs;
    this.samples[at + 3] = by === null ? 0 : hands.indexOf(by) + 1;
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
      const place = { x: this.samples[at] ?? 0, y: this.samples[at + 1] ?? 0, atMs };
      const by = hands[(this.samples[at + 3] ?? 0) - 1];
      found.push(by === undefined ? place : { ...place, by });
    }
    return found;
  }
}

interface PointerObserver {
  /** Records the position of an event from another listener. */
  readonly record: (event: PointerEvent) => void;
  /** Records the middle of a control that has got the focus. Reads the position of the control. B-EAR-03. */
  readonly recordFocus: (control: Element) => void;
  readonly stop: () => void;
}

/**
 * Records the page's pointer (mouse, pen, the first finger) in a trace: presses (`pointerdown`), or, on a page that
 * shows the trace, movements (`pointermove`, up to 60 a second). The size of the browser window is read only when it
 * changes, because reading it may force a layout.
 */
export function observePointer(trace: PointerTrace, type: PointerEventType): PointerObserver {
  let width = innerWidth;
  let height = innerHeight;
  const { timeOrigin } = performance;
  const onEvent = (event: PointerEvent) => {
    const atMs = timeOrigin + event.timeStamp;
    // With a second finger the trace would jump from side to side.
    if (!trace.isDue(atMs) || (event.pointerType === 'touch' && !event.isPrimary)) return;
    trace.record(event.clientX / width, event.clientY / height, atMs, event.pointerType === 'touch' ? 'finger' : null);
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
    recordFocus: (control) => {
      // An element that only a script can focus is text, not a control. A control that a press has focused is not shown
      // as focused, and the press is recorded itself.
      if (!(control instanceof HTMLElement) || control.tabIndex < 0 || !control.matches(':focus-visible')) return;
      const { left, top, right, bottom } = control.getBoundingClientRect();
      const inWindow = (part: number) => Math.min(1, Math.max(0, part));
      const atMs = timeOrigin + performance.now();
      trace.record(inWindow((left + right) / 2 / width), inWindow((top + bottom) / 2 / height), atMs, 'focus');
    },
    stop: () => {
      removeEventListener(type, onEvent);
      removeEventListener('resize', onResize);
    },
  };
}
