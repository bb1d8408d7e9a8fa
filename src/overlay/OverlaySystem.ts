import type { Application, Container } from 'pixi.js';
import type { createStore } from 'jotai';
import type { FlashLimit } from './flash-limit.ts';
import type { Motion } from './motion.ts';
import type { Palette } from './palette.ts';

export type Store = ReturnType<typeof createStore>;

/** What every system gets at its start. */
export interface Surroundings {
  readonly app: Application;
  /** The system's own layer. */
  readonly layer: Container;
  readonly store: Store;
  readonly motion: Motion;
  readonly palette: Palette;
  readonly flashes: FlashLimit;
  /** The frames' clock, ms. */
  readonly now: () => number;
  /** Requests a frame. Several calls before the next frame count as one. */
  readonly wake: () => void;
}

/**
 * One kind of thing that the overlay draws. Hooks are optional and run in the order of the scene's list.
 * `update` moves what is drawn to `nowMs` and answers whether the system needs another frame. When no system does, the
 * overlay requests none (B-OVL-01).
 */
export interface OverlaySystem {
  init?(surroundings: Surroundings): void;
  update?(nowMs: number): FrameNeed;
  resize?(width: number, height: number): void;
  destroy?(): void;
}

/** none: nothing moves. slow: half of the frames are enough. every: each frame of the screen. */
export type FrameNeed = 'none' | 'slow' | 'every';
