import { ambientWaitMs, calmGlitchWaitMs, drawDisturbance } from './ambient.ts';
import { frenzyOf, livelinessOf, nextAwareness, nextStability } from './awareness.ts';
import { flushEveryMs, hasPending } from './batches.ts';
import { checkForEgg, removeExpired } from './eggs.ts';
import type { Random } from './random.ts';
import { pruneBeats } from './recent.ts';
import { remark } from './remarks.ts';
import type { RecentActivity, SimulationState } from './state.ts';

/** Nobody has scrolled, hovered or clicked for this long: stillness. */
const stillAfterMs = 10_000;

/**
 * Lets time pass until `nowMs`, stopping at every beat on the way (egg check, flush, end of a lifespan, ambient overlay):
 * an hour in one step holds its 240 checks like an hour of seconds. Time never runs backwards. Never throws.
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
      isFlushDue ||= hasPending(next.pending);
      next = { ...next, nextFlushAt: next.nextFlushAt + flushEveryMs };
    }
    if (at >= next.nextDisturbanceAt) next = disturb(next, random);
    if (at >= next.remarks.nextAt) next = { ...next, remarks: remark(next.remarks, next, random) };
  }
  return { state: next, isFlushDue };
}

function nextBeatAt(state: SimulationState): number {
  let beat = Math.min(state.eggs.nextCheckAt, state.nextFlushAt, state.nextDisturbanceAt, state.remarks.nextAt);
  for (const egg of state.eggs.live) beat = Math.min(beat, egg.emergedAt + egg.lifespan);
  // A restored or edited snapshot may hold a beat in the past: it is due now.
  return Math.max(beat, state.nowMs);
}

/** Awareness and stability up to `at`, and the last minute brought up to it. */
function drift(state: SimulationState, at: number): SimulationState {
  const beats = pruneBeats(state.recent.beats, at);
  const seconds = (at - state.nowMs) / 1000;
  const isStill = hasFallenStill(state.recent, at);
  // Whoever has stopped is no longer frantic, whatever the last minute held.
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

/** The beat of the ambient layer: a disturbance where the route allows one, and in any case a new wait. R-UI-06. */
function disturb(state: SimulationState, random: Random): SimulationState {
  const nextDisturbanceAt = state.nowMs + ambientWaitMs(calmGlitchWaitMs, state.facts, random);
  if (state.route?.glitches !== true) return { ...state, nextDisturbanceAt };
  return { ...state, nextDisturbanceAt, disturbance: drawDisturbance((state.disturbance?.id ?? 0) + 1, random) };
}
