import type { Application, Container } from 'pixi.js';
import type { Store } from '../state/Store.ts';
import type { Area } from '../ui/egg-drawing/FreeSpace.ts';
import type { FlashLimit } from './flash-limit.ts';
import type { Motion } from './motion.ts';
import type { Palette } from './palette.ts';

/** The context of every system, passed at its start. */
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
  /** Whether eggs that only drift become films. */
  readonly areFilmed: boolean;
  /** True while the reader types, selects text or scrolls fast. Then no effect begins and eggs do not move. */
  readonly isPaused: () => boolean;
  /** Whether the quality was lowered to half the resolution or less: then a larger area costs too many frames. */
  readonly isSlow: () => boolean;
  /** Requests a frame. Several calls before the next frame count as one. */
  readonly wake: () => void;
}

/**
 * One kind of drawing of the overlay. The methods are optional and are called in the order of the scene's list of
 * systems.
 * - `update` advances the drawing to `nowMs` and returns the number of frames a second that the system needs from now
 *   on. When no system needs a frame, the overlay requests none (B-OVL-01).
 * - `area` is the part of the window that the system draws on in this frame, CSS pixels; null for none. The canvas
 *   covers only the union of these areas.
 */
export interface OverlaySystem {
  init?(surroundings: Surroundings): void;
  update?(nowMs: number): FrameNeed;
  area?(): Area | null;
  resize?(width: number, height: number): void;
  destroy?(): void;
}

/** Frames a second: 0 while nothing moves, `allFrames` for each frame of the screen. */
export type FrameNeed = number;
export const noFrames: FrameNeed = 0;
export const allFrames: FrameNeed = 60;
