import { allFrames, type FrameNeed } from './OverlaySystem.ts';

/** One step of the quality. Each further step is lower and takes less time, to keep the frame rate. */
export interface QualityStep {
  /** Share of the full resolution. */
  readonly scale: number;
  /** Largest number of frames a second. */
  readonly mostFrames: FrameNeed;
}

/**
 * From the best to the lowest. At half the resolution, every pixel of the canvas is a dot of the coarse grade, which is
 * a deliberate look.
 */
export const qualitySteps: readonly QualityStep[] = [
  { scale: 1, mostFrames: allFrames },
  { scale: 0.75, mostFrames: allFrames },
  { scale: 0.5, mostFrames: allFrames },
  { scale: 0.5, mostFrames: 30 },
];

/** From this step on an effect draws only its main part (`isSlow`). */
export const slowFrom = 2;

/**
 * A frame counts as slow if the interval from the previous frame is longer than this, ms: fewer than 50 frames a
 * second.
 */
export const slowMs = 20;
/** Number of frames judged together. */
export const judgedFrames = 12;
/** Number of slow frames among the judged frames that lowers the quality by one step. */
export const slowForLess = 4;
/**
 * Number of consecutive frames, none of them slow, that raises the quality by one step. Each further step up needs
 * twice as many frames as the step before.
 */
export const goodForMore = 240;

export interface Quality {
  /** Index in `qualitySteps`. */
  readonly step: number;
  readonly frames: number;
  readonly slow: number;
  readonly good: number;
  /** Number of good frames needed for the next step up. */
  readonly wanted: number;
}

export const fullQuality: Quality = { step: 0, frames: 0, slow: 0, good: 0, wanted: goodForMore };

/**
 * The quality after one more frame, `intervalMs` after the previous one, while the highest rate was requested. Pure.
 * B-OVL-03.
 */
export function nextQuality({ step, frames, slow, good, wanted }: Quality, intervalMs: number): Quality {
  // At the lowest step, only half of the frames are requested, so the limit for a slow frame is twice as long.
  const isSlow = intervalMs > slowMs * (allFrames / qualitySteps[step]!.mostFrames);
  const counted = { step, frames: frames + 1, slow: slow + Number(isSlow), good: isSlow ? 0 : good + 1, wanted };
  if (counted.slow >= slowForLess && step < qualitySteps.length - 1) return { ...fullQuality, step: step + 1, wanted };
  if (counted.good >= wanted && step > 0) return { ...fullQuality, step: step - 1, wanted: wanted * 2 };
  return counted.frames < judgedFrames ? counted : { ...counted, frames: 0, slow: 0 };
}
