import { remarksPerPhase, type RouteRules } from '#contract/simulation.ts';
import { ambientWaitMs, type CalmWait } from './ambient.ts';
import type { Random } from './random.ts';
import type { ReaderFacts, RemarkState } from './state.ts';

/** 30 s to 2 minutes at phase 5 and suspicion 5: rarer than glitches, since a remark has to be read. */
export const calmRemarkWaitMs: CalmWait = { shortest: 75_000, longest: 300_000 };

/** How long a remark is shown. */
export const remarkMs = 8000;

/** A page that has just been opened shows no remark for this long. */
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
 * A scheduled remark: one for 8 s where the route allows remarks and the phase has an agent to make them, and in
 * any case a new wait. No remark comes twice before all eight have come, nor twice in a row. Spec §9 "Ambient
 * overlays", R-UI-06.
 */
export function nextRemark(
  state: RemarkState,
  { facts, route, nowMs }: { readonly facts: ReaderFacts; readonly route: RouteRules | null; readonly nowMs: number },
  random: Random,
): RemarkState {
  const nextAt = nowMs + ambientWaitMs(calmRemarkWaitMs, facts, random);
  if (route?.narrative !== true || facts.phase < 1) return { ...state, nextAt };
  const { unused, latest } = state;
  // When a new round begins, the remark that ended the last one would otherwise come twice in a row.
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

/** A new page shows no remark, and none comes for the first 20 s. */
export const clearRemark = (state: RemarkState, nowMs: number): RemarkState => ({
  ...state,
  shown: null,
  nextAt: Math.max(state.nextAt, nowMs + settlingMs),
});

/** With a new phase another agent speaks: no remark is shown, and none of its eight has been used. */
export const resetRemarks = (state: RemarkState): RemarkState => ({
  ...state,
  shown: null,
  unused: everyRemark,
  latest: null,
});
