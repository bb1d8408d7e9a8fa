import { remarksPerPhase, type RouteRules } from '#contract/simulation.ts';
import { ambientWaitMs, type CalmWait } from './ambient.ts';
import type { Random } from './random.ts';
import type { ReaderFacts, RemarkState } from './state.ts';

/**
 * The wait for a remark. At phase 5 and suspicion 5: 30 s to 2 minutes. The wait is longer than for glitches, because a
 * remark takes time to read.
 */
export const calmRemarkWaitMs: CalmWait = { shortest: 75_000, longest: 300_000, takenPerPoint: 0.06 };

/** The time for which a remark is shown. */
export const remarkMs = 8000;

/** The time for which a newly opened page shows no remark. */
export const settlingMs = 20_000;

const everyRemark: readonly number[] = Array.from({ length: remarksPerPhase }, (_, index) => index);

export const initialRemarks = (facts: ReaderFacts, nowMs: number, random: Random): RemarkState => ({
  shown: null,
  count: 0,
  nextAt: nowMs + ambientWaitMs(calmRemarkWaitMs, facts, random),
  unused: everyRemark,
  latest: null,
});

/**
 * Runs a scheduled remark: shows a remark for 8 s where the route allows it and the phase has an agent, and draws a new
 * wait. A remark is repeated only after all eight were shown, and never directly. Spec §9 "Ambient overlays", R-UI-06.
 */
export function nextRemark(
  state: RemarkState,
  { facts, route, nowMs }: { readonly facts: ReaderFacts; readonly route: RouteRules | null; readonly nowMs: number },
  random: Random,
): RemarkState {
  const nextAt = nowMs + ambientWaitMs(calmRemarkWaitMs, facts, random);
  if (route?.narrative !== true || facts.phase < 1) return { ...state, nextAt };
  const { unused, latest } = state;
  // Without this filter, the last remark of one round could be the first of the next.
  const open = unused.filter((index) => index !== latest);
  const index = open[random.whole(0, open.length - 1)] ?? 0;
  const left = unused.filter((other) => other !== index);
  const count = state.count + 1;
  return {
    shown: { id: count, index, durationMs: remarkMs },
    count,
    nextAt,
    unused: left.length > 0 ? left : everyRemark,
    latest: index,
  };
}

/** Clears the remark on a new page. For the first 20 s the page shows no new remark. */
export const clearRemark = (state: RemarkState, nowMs: number): RemarkState => ({
  ...state,
  shown: null,
  nextAt: Math.max(state.nextAt, nowMs + settlingMs),
});

/** Restarts the remarks for the agent of a new phase: none is shown, and none of the eight is used. */
export const resetRemarks = (state: RemarkState): RemarkState => ({
  ...state,
  shown: null,
  unused: everyRemark,
  latest: null,
});
