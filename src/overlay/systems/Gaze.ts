import { hoveredLongestAtom } from '../../state/simulation.ts';
import { hoveredElement } from '../../device/hoverable.ts';
import type { Surroundings } from '../OverlaySystem.ts';

/** Time for which the tags look at the pointer after its last movement. Then they look at the longest hovered text. */
const pointerMs = 4000;
/** Interval of reading the position of the longest hovered text, ms. */
const lookEveryMs = 1000;

/** The middle of the element with this text, CSS pixels from the left; null if it is not in the window. */
function middleOf(text: string): number | null {
  const rect = hoveredElement(document.querySelector('#page') ?? document.body, text)?.getBoundingClientRect();
  if (rect === undefined || rect.bottom < 0 || rect.top > innerHeight) return null;
  return (rect.left + rect.right) / 2;
}

/** The longest hovered text, its middle if it is in the window, and the time of reading it. */
interface Seen {
  readonly text: string | null;
  readonly x: number | null;
  readonly atMs: number;
}

/** The point that the eggs look at: the pointer while it moves, or the longest hovered text. */
export class Gaze {
  private readonly store: Surroundings['store'];
  /** The last position of the pointer, CSS pixels of the window; null before it has moved. */
  private pointerX: number | null = null;
  /** The pointer has moved since the last frame. Reading the clock for each movement would cost more than the rest. */
  private hasMoved = false;
  /** Time of the frame after its last movement. */
  private pointerAtMs = -Infinity;
  private seen: Seen = { text: null, x: null, atMs: -Infinity };
  private isWatching = false;

  constructor(store: Surroundings['store']) {
    this.store = store;
  }

  /** Starts or stops following the pointer, which has sixty movements a second. May be called in each frame. */
  watch(isWatching: boolean): void {
    if (isWatching === this.isWatching) return;
    this.isWatching = isWatching;
    if (isWatching) addEventListener('pointermove', this.follow, { passive: true });
    else removeEventListener('pointermove', this.follow);
  }

  /** CSS pixels from the left; null for nothing to look at. Call it once a frame. */
  at(nowMs: number): number | null {
    if (this.hasMoved) this.pointerAtMs = nowMs;
    this.hasMoved = false;
    if (nowMs - this.pointerAtMs < pointerMs) return this.pointerX;
    const text = this.store.get(hoveredLongestAtom);
    if (this.seen.text !== text || nowMs - this.seen.atMs >= lookEveryMs)
      this.seen = { text, x: text === null ? null : middleOf(text), atMs: nowMs };
    return this.seen.x ?? this.pointerX;
  }

  private readonly follow = ({ clientX }: PointerEvent): void => {
    this.pointerX = clientX;
    this.hasMoved = true;
  };
}
