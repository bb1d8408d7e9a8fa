import { hoveredLongestAtom } from '../../state/simulation.ts';
import { hoveredElement } from '../../device/hoverable.ts';
import type { Surroundings } from '../OverlaySystem.ts';

/** The tags look at the pointer while it moves, and so long after. Then they look at what was hovered longest. */
const pointerMs = 4000;
/** The place of what was hovered longest is read so often. */
const lookEveryMs = 1000;

/** The middle of what has these words, CSS pixels from the left; null if it is not in the window. */
function middleOf(text: string): number | null {
  const rect = hoveredElement(document.querySelector('#page') ?? document.body, text)?.getBoundingClientRect();
  if (rect === undefined || rect.bottom < 0 || rect.top > innerHeight) return null;
  return (rect.left + rect.right) / 2;
}

/** What was hovered longest: its words, its middle if it is in the window, and when that was read. */
interface Seen {
  readonly text: string | null;
  readonly x: number | null;
  readonly atMs: number;
}

/** Where the eggs look: at the pointer while it moves, or at what was hovered longest. */
export class Gaze {
  private readonly store: Surroundings['store'];
  /** Where the pointer was last, CSS pixels of the window; null before it has moved. */
  private pointerX: number | null = null;
  /** It has moved since the last frame. To read the clock for each movement would cost more than all else of it. */
  private hasMoved = false;
  /** The frame before which it moved last. */
  private pointerAtMs = -Infinity;
  private seen: Seen = { text: null, x: null, atMs: -Infinity };
  private isWatching = false;

  constructor(store: Surroundings['store']) {
    this.store = store;
  }

  /** Follows the pointer, or stops: there are sixty movements a second. May be called in each frame. */
  watch(isWatching: boolean): void {
    if (isWatching === this.isWatching) return;
    this.isWatching = isWatching;
    if (isWatching) addEventListener('pointermove', this.follow, { passive: true });
    else removeEventListener('pointermove', this.follow);
  }

  /** CSS pixels from the left; null if there is nothing to look at. Call it once a frame. */
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
