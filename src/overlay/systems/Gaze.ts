import { hoveredLongestAtom } from '../../state/simulation.ts';
import { hoveredElement } from '../../device/hoverText.ts';
import type { Surroundings } from '../OverlaySystem.ts';

/**
 * Time for which the tags look at the pointer after its last movement. Afterwards they look at the longest hovered
 * text.
 */
const pointerMs = 4000;
/** Interval at which the position of the longest hovered text is read, ms. */
const lookEveryMs = 1000;

/**
 * The horizontal centre of the element with this text, CSS pixels from the left; null if the element is not in the
 * window.
 */
function middleOf(text: string): number | null {
  const rect = hoveredElement(document.querySelector('#page') ?? document.body, text)?.getBoundingClientRect();
  if (rect === undefined || rect.bottom < 0 || rect.top > innerHeight) return null;
  return (rect.left + rect.right) / 2;
}

/**
 * The longest hovered text, its horizontal centre (null if it is not in the window), and the time at which the centre
 * was read.
 */
interface Seen {
  readonly text: string | null;
  readonly x: number | null;
  readonly atMs: number;
}

/** Finds the point that the eggs look at: the pointer while it moves, otherwise the longest hovered text. */
export class Gaze {
  private readonly store: Surroundings['store'];
  /** The last position of the pointer, CSS pixels of the window; null before it has moved. */
  private pointerX: number | null = null;
  /** True if the pointer has moved since the last frame. Reading the clock at each movement would cost more. */
  private hasMoved = false;
  /** Time of the first frame after the last movement of the pointer. */
  private pointerAtMs = -Infinity;
  private seen: Seen = { text: null, x: null, atMs: -Infinity };
  private isWatching = false;

  constructor(store: Surroundings['store']) {
    this.store = store;
  }

  /** Starts or stops following the pointer, which fires up to sixty events a second. May be called in each frame. */
  watch(isWatching: boolean): void {
    if (isWatching === this.isWatching) return;
    this.isWatching = isWatching;
    if (isWatching) addEventListener('pointermove', this.follow, { passive: true });
    else removeEventListener('pointermove', this.follow);
  }

  /** The point to look at, CSS pixels from the left; null if there is none. Call this method once in each frame. */
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
