import { sumBeats } from './recent.ts';
import type { ActivityBeat } from './state.ts';

/**
 * Rates per second. Only sums and products are used: the last bit of `Math.exp` may differ between JavaScript engines,
 * and a replay must not differ.
 */
const awarenessGain = 0.012;
const awarenessLoss = 0.002;
const stillRecovery = 0.015;
const readingRecovery = 0.004;
const suspicionStrain = 0.008;
const frenzyStrain = 0.03;
/** Lowest stability. R-EGG-07. */
const stabilityFloor = 0.2;

/** Activity and variety of the last minute, 0 to 1. 30 actions give 1 if all three kinds are among them. */
export function livelinessOf(beats: readonly ActivityBeat[]): number {
  const { travelPercent, hovers, interactions } = sumBeats(beats);
  const volume = Math.min(1, (travelPercent / 5 + hovers + interactions) / 30);
  const kinds = Number(travelPercent > 0) + Number(hovers > 0) + Number(interactions > 0);
  return volume * (kinds / 3);
}

/** Frenzy of the last minute, 0 to 1. It is above 0 with more than 60 clicks or more than 30 pages of scrolling. */
export function frenzyOf(beats: readonly ActivityBeat[]): number {
  const { travelPercent, interactions } = sumBeats(beats);
  return Math.min(1, Math.max(0, (interactions - 60) / 60, (travelPercent - 3000) / 3000));
}

/** Awareness after `seconds`, 0 to 1. It rises with liveliness, and falls after a minute without activity. R-EGG-07. */
export function nextAwareness(awareness: number, liveliness: number, seconds: number): number {
  const rate = liveliness > 0 ? awarenessGain * liveliness : -awarenessLoss;
  return Math.min(1, Math.max(0, awareness + rate * seconds));
}

/**
 * Stability after `seconds`, 0.2 to 1. Suspicion (0 to 5) and frenzy (0 to 1) lower stability. R-EGG-07. Stability
 * recovers while the reader reads. While the reader is still, it recovers faster than the highest suspicion lowers it.
 */
export function nextStability(
  stability: number,
  strain: { readonly suspicion: number; readonly frenzy: number; readonly isStill: boolean },
  seconds: number,
): number {
  const mending = strain.isStill ? stillRecovery : readingRecovery;
  const wear = suspicionStrain * (strain.suspicion / 5) + frenzyStrain * strain.frenzy;
  return Math.min(1, Math.max(stabilityFloor, stability + (mending - wear) * seconds));
}
