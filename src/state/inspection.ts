import { atom } from 'jotai';
import type { Timing } from '#contract/simulation.ts';

/** The inspector's access to the worker. Wiring sets it only while the inspector is allowed. B-DEV-01. */
export interface Instruments {
  readonly seed: number;
  readonly speed: number;
  /** Starts to measure the worker; the returned function ends the measurement. */
  readonly watch: (onTiming: (timing: Timing) => void) => () => void;
  /** The log as text, for `replayLog` of the core. */
  readonly exportLog: () => Promise<string>;
}

/** Null without a worker, or if the inspector is not allowed. */
export const instrumentsAtom = atom<Instruments | null>(null);

/** One frame of the overlay. */
export interface FrameTiming {
  /** Time since the previous frame, ms; null for the first frame after a pause. */
  readonly intervalMs: number | null;
  /** Time of updating and drawing on the main thread, ms. */
  readonly drawingMs: number;
}

/** Receives the timing of each overlay frame. While the value is null, no frame is timed. */
export const frameWatchAtom = atom<{ readonly onFrame: (timing: FrameTiming) => void } | null>(null);
