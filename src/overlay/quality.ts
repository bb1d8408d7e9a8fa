import { allFrames, type FrameNeed } from './OverlaySystem.ts';

/** What is given up so that frames come in time. */
export interface QualityStep {
  /** Share of the full resolution. */
  readonly scale: number;
  /** Most frames a second. */
  readonly mostFrames: FrameNeed;
}

/** From the best on. At half the resolution every pixel of the canvas is a dot of the coarse grade, which is a look of its own. */
export const qualitySteps: readonly QualityStep[] = [
  { scale: 1, mostFrames: allFrames },
  { scale: 0.75, mostFrames: allFrames },
  { scale: 0.5, mostFrames: allFrames },
  { scale: 0.5, mostFrames: 30 },
];

/** A frame that is later than this counts as slow: fewer than 50 frames a second, ms after the one before it. */
export const slowMs = 20;
/** So many frames are judged at once. */
export const judgedFrames = 12;
/** One step down when so many of them are slow. */
export const slowForLess = 4;
/** One step up after so many frames in succession of which none was slow; each further step up takes twice as many. */
export const goodForMore = 240;

export interface Quality {
  /** Index in `qualitySteps`. */
  readonly step: number;
  readonly frames: number;
  readonly slow: number;
  readonly good: number;
  /** How many good frames the next step up takes. */
  readonly wanted: number;
}

export const fullQuality: Quality = { step: 0, frames: 0, slow: 0, good: 0, wanted: goodForMore };

/**
 * The quality after one more frame that came `intervalMs` after the one before it, while as many frames as possible were
 * wanted. Pure. B-OVL-03.
 */
export function nextQuality({ step, frames, slow, good, wanted }: Quality, intervalMs: number): Quality {
  // The lowest step wants half of the frames.
  const isSlow = intervalMs > slowMs * (allFrames / qualitySteps[step]!.mostFrames);
  const counted = { step, frames: frames + 1, slow: slow + Number(isSlow), good: isSlow ? 0 : good + 1, wanted };
  if (counted.slow >= slowForLess && step < qualitySteps.length - 1) return { ...fullQuality, step: step + 1, wanted };
  if (counted.good >= wanted && step > 0) return { ...fullQuality, step: step - 1, wanted: wanted * 2 };
  return counted.frames < judgedFrames ? counted : { ...counted, frames: 0, slow: 0 };
}
