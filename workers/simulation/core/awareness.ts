import { sumBeats } from './recent.ts';
import type { ActivityBeat } from './state.ts';

/** Per second. Sums and products only: `Math.exp` may differ between engines in its last bit, and replays must not. */
const awarenessGain = 0.012;
const awarenessLoss = 0.002;
const stillRecovery = 0.015;
const readingRecovery = 0.004;
const suspicionStrain = 0.008;
const frenzyStrain = 0.03;
/** R-EGG-07. */
const stabilityFloor = 0.2;

/** How alive and how varied the last minute was, 0 to 1: half an action a second of all three kinds is 1. */
export function livelinessOf(beats: readonly ActivityBeat[]): number {
  const { travelPercent, hovers, interactions } = sumBeats(beats);
  const volume = Math.min(1, (travelPercent / 5 + hovers + interactions) / 30);
  const kinds = Number(travelPercent > 0) + Number(hovers > 0) + Number(interactions > 0);
  return volume * (kinds / 3);
}

/** How frantic the last minute was, 0 to 1: from one click a second, or thirty pages' length of scrolling, upwards. */
export function frenzyOf(beats: readonly ActivityBeat[]): number {
  const { travelPercent, interactions } = sumBeats(beats);
  return Math.min(1, Math.max(0, (interactions - 60) / 60, (travelPercent - 3000) / 3000));
}

/** Awareness after `seconds`: rises with liveliness, sinks only after a minute of nothing. 0 to 1. R-EGG-07. */
export function nextAwareness(awareness: number, liveliness: number, seconds: number): number {
  const rate = liveliness > 0 ? awarenessGain * liveliness : -awarenessLoss;
  return Math.min(1, Math.max(0, awareness + rate * seconds));
}

/**
 * Stability after `seconds`: strained by suspicion (0 to 5) and frenzy (0 to 1), mended by reading and, faster than any
 * suspicion wears it, by stillness. 0.2 to 1. R-EGG-07.
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
