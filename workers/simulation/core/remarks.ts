import { remarksPerPhase, type NarrativeOverlay, type RouteRules } from '#contract/simulation.ts';
import { ambientWaitMs, type CalmWait } from './ambient.ts';
import type { Random } from './random.ts';
import type { ReaderFacts } from './state.ts';

/** 30 s to 2 minutes at phase 5 and suspicion 5: rarer than glitches, since a line has to be read. */
export const calmRemarkWaitMs: CalmWait = { shortest: 75_000, longest: 300_000 };

/** Whoever has just come in is left to the page for so long. */
export const settlingMs = 20_000;

/** What is written in the margin, and what has not been yet. Times are simulation time in epoch ms. */
export interface RemarkState {
  readonly shown: NarrativeOverlay | null;
  /** How many there have been; the id of the latest. */
  readonly written: number;
  readonly nextAt: number;
  /** Lines of this phase that have not been used since the last time all had. */
  readonly unused: readonly number[];
  /** The line of this phase that was used last; null for none. */
  readonly latest: number | null;
}

const everyLine: readonly number[] = Array.from({ length: remarksPerPhase }, (_, index) => index);

export const beginRemarks = (facts: ReaderFacts, nowMs: number, random: Random): RemarkState => ({
  shown: null,
  written: 0,
  nextAt: nowMs + ambientWaitMs(calmRemarkWaitMs, facts, random),
  unused: everyLine,
  latest: null,
});

/**
 * The beat of the margin: one line for 6 to 9 s where the route has a margin and the phase an agent to write in it, and
 * in any case a new wait. No line comes twice before all eight have come, nor twice running. Spec §9 "Ambient
 * overlays", R-UI-06.
 */
export function remark(
  state: RemarkState,
  { facts, route, nowMs }: { readonly facts: ReaderFacts; readonly route: RouteRules | null; readonly nowMs: number },
  random: Random,
): RemarkState {
  const nextAt = nowMs + ambientWaitMs(calmRemarkWaitMs, facts, random);
  if (route?.narrative !== true || facts.phase < 1) return { ...state, nextAt };
  const { unused, latest } = state;
  // In the beginning of a new round the line that ended the one before would come twice running.
  const open = unused.filter((line) => line !== latest);
  const index = open[random.whole(0, open.length - 1)] ?? 0;
  const left = unused.filter((line) => line !== index);
  const written = state.written + 1;
  return {
    shown: { id: written, index, durationMs: random.whole(6000, 9000) },
    written,
    nextAt,
    unused: left.length > 0 ? left : everyLine,
    latest: index,
  };
}

/** A new page has a clean margin, and begins with a little quiet. */
export const turnPage = (state: RemarkState, nowMs: number): RemarkState => ({
  ...state,
  shown: null,
  nextAt: Math.max(state.nextAt, nowMs + settlingMs),
});

/** Another agent writes from here on: nothing stands, and no line has been used. */
export const changeHands = (state: RemarkState): RemarkState => ({
  ...state,
  shown: null,
  unused: everyLine,
  latest: null,
});
