import type { Application, Container } from 'pixi.js';
import type { createStore } from 'jotai';
import type { FlashLimit } from './flash-limit.ts';
import type { Motion } from './motion.ts';
import type { Palette } from './palette.ts';

export type Store = ReturnType<typeof createStore>;

/** What every system is given once. */
export interface Surroundings {
  readonly app: Application;
  /** The system's own layer; what it puts in it is destroyed with it. */
  readonly layer: Container;
  readonly store: Store;
  readonly motion: Motion;
  readonly palette: Palette;
  readonly flashes: FlashLimit;
  /** Milliseconds on the clock that also stamps frames. */
  readonly now: () => number;
  /** Asks for a frame. Any number of calls before it comes are one. */
  readonly wake: () => void;
}

/**
 * One kind of thing that the overlay draws. Hooks are optional and run in the order of the scene's list.
 * `update` moves what is there to `nowMs` and says whether another frame is needed; a system that has nothing to
 * move says no, and when all say no the overlay asks for no frames at all (B-OVL-01).
 */
export interface OverlaySystem {
  init?(surroundings: Surroundings): void;
  update?(nowMs: number): FrameNeed;
  resize?(width: number, height: number): void;
  destroy?(): void;
}

/** none: nothing moves. slow: half the frames will do. every: as often as the screen shows one. */
export type FrameNeed = 'none' | 'slow' | 'every';
