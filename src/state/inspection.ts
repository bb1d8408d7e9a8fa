import { atom } from 'jotai';
import type { Timing } from '#contract/simulation.ts';

/** What the inspector may do with the worker. Wiring hands it over where somebody inspects, and nowhere else. B-DEV-01. */
export interface Instruments {
  readonly seed: number;
  readonly speed: number;
  /** Has the worker timed from now on, until the answer is called. */
  readonly watch: (onTiming: (timing: Timing) => void) => () => void;
  /** The log as text, for `replayLog` of the core. */
  readonly exportLog: () => Promise<string>;
}

/** Null while there is no worker to inspect, or nobody who may. */
export const instrumentsAtom = atom<Instruments | null>(null);

/** One frame of the overlay. */
export interface FrameTiming {
  /** Since the frame before; null for the first after a rest. */
  readonly intervalMs: number | null;
  /** Moving and drawing, on the page's own thread. */
  readonly drawingMs: number;
}

/** Who hears of the overlay's frames. Null while nobody watches, and then no frame is timed. */
export const frameWatchAtom = atom<{ readonly onFrame: (timing: FrameTiming) => void } | null>(null);
