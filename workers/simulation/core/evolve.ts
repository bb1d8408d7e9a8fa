import { ambientWaitMs, calmDisturbanceWaitMs, drawDisturbance } from './ambient.ts';
import { frenzyOf, livelinessOf, nextAwareness, nextStability } from './awareness.ts';
import { checkForEgg, expiryOf, removeExpired } from './eggs.ts';
import type { Random } from './random.ts';
import { pruneBeats } from './recent.ts';
import { nextRemark } from './remarks.ts';
import type { RecentActivity, SimulationState } from './state.ts';

/** Time between two flushes. Spec §9, R-BEH-02. */
export const flushEveryMs = 30_000;
/** No scroll, hover or click for this long counts as stillness. */
const stillAfterMs = 10_000;

/**
 * Lets time pass until `nowMs`. Time never runs backwards. Never throws. Each scheduled time (egg check, flush, end of
 * a lifespan, ambient overlay) is handled separately, so an hour in one call has the same 240 egg checks as an hour in
 * calls of a second. A flush is due even when nothing is pending, because the input that follows may add records.
 */
export function evolve(
  state: SimulationState,
  nowMs: number,
  random: Random,
): { readonly state: SimulationState; readonly isFlushDue: boolean } {
  let next = state;
  let isFlushDue = false;
  while (next.nowMs < nowMs) {
    const at = Math.min(nowMs, nextBeatAt(next));
    next = drift(next, at);
    next = { ...next, eggs: removeExpired(next.eggs, at) };
    if (at >= next.eggs.nextCheckAt) next = { ...next, eggs: checkForEgg(next, at, random) };
    if (at >= next.nextFlushAt) {
      isFlushDue = true;
      next = { ...next, nextFlushAt: next.nextFlushAt + flushEveryMs };
    }
    if (at >= next.nextDisturbanceAt) next = disturb(next, random);
    if (at >= next.remarks.nextAt) next = { ...next, remarks: nextRemark(next.remarks, next, random) };
  }
  return { state: next, isFlushDue };
}

function nextBeatAt(state: SimulationState): number {
  let beat = Math.min(state.eggs.nextCheckAt, state.nextFlushAt, state.nextDisturbanceAt, state.remarks.nextAt);
  for (const egg of state.eggs.live) beat = Math.min(beat, expiryOf(state.eggs, egg));
  // A restored or edited snapshot may contain a scheduled time in the past. Such a time is due now.
  return Math.max(beat, state.nowMs);
}

/** Updates awareness, stability and the activity of the last minute to the time `at`. */
function drift(state: SimulationState, at: number): SimulationState {
  const beats = pruneBeats(state.recent.beats, at);
  const seconds = (at - state.nowMs) / 1000;
  const isStill = hasFallenStill(state.recent, at);
  // A still reader is never frantic, even after a frantic minute.
  const strain = { suspicion: state.facts.suspicion, frenzy: isStill ? 0 : frenzyOf(beats), isStill };
  return {
    ...state,
    nowMs: at,
    recent: beats === state.recent.beats ? state.recent : { ...state.recent, beats },
    awareness: nextAwareness(state.awareness, livelinessOf(beats), seconds),
    stability: nextStability(state.stability, strain, seconds),
  };
}

const hasFallenStill = ({ lastAt }: RecentActivity, nowMs: number): boolean =>
  nowMs - Math.max(lastAt.scroll, lastAt.hover, lastAt.click) >= stillAfterMs;

/** Runs a scheduled ambient effect: shows it where the route allows glitches, and schedules the next. R-UI-06. */
function disturb(state: SimulationState, random: Random): SimulationState {
  const nextDisturbanceAt = state.nowMs + ambientWaitMs(calmDisturbanceWaitMs, state.facts, random);
  const own = state.route?.glitches ?? false;
  if (own === false) return { ...state, nextDisturbanceAt };
  const id = (state.disturbance?.id ?? 0) + 1;
  return { ...state, nextDisturbanceAt, disturbance: drawDisturbance(id, own, state, random) };
}
