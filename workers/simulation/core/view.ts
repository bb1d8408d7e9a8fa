import type { SimulationChange, SimulationView } from '#contract/simulation.ts';
import { emergencePatternOf, timeOfDayOf } from './emergence.ts';
import { hoveredLongest } from './gaze.ts';
import { behaviorPatternOf } from './recent.ts';
import type { SimulationState } from './state.ts';

/** A change of less than a thousandth is invisible, and not worth a message. */
const toThousandths = (ratio: number): number => Math.round(ratio * 1000) / 1000;

const patternOf = ({ facts, eggs, awareness }: SimulationState) =>
  emergencePatternOf({ suspicion: facts.suspicion, eggs: eggs.live.length, awareness });

/** Everything that a page can see. Never throws. */
const viewOf = (state: SimulationState): SimulationView => ({
  awareness: toThousandths(state.awareness),
  stability: toThousandths(state.stability),
  emergencePattern: patternOf(state),
  timeOfDay: timeOfDayOf(state.hour),
  behaviorPattern: behaviorPatternOf(state.recent.beats),
  hoveredLongest: hoveredLongest(state.recent.gaze),
  eggs: state.eggs.live,
  discoveredEggs: state.eggs.discovered,
  recommendations: state.scored,
  narrative: state.narrative,
  disturbance: state.disturbance,
  narrativeOverlay: state.remarks.shown,
});

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };

/** The fields of the view that changed between two states of one session; all fields when `before` is null. */
export function changeBetween(before: SimulationState | null, after: SimulationState): SimulationChange {
  if (before === null) return viewOf(after);
  const change: Mutable<SimulationChange> = {};
  const awareness = toThousandths(after.awareness);
  if (awareness !== toThousandths(before.awareness)) change.awareness = awareness;
  const stability = toThousandths(after.stability);
  if (stability !== toThousandths(before.stability)) change.stability = stability;
  const emergencePattern = patternOf(after);
  if (emergencePattern !== patternOf(before)) change.emergencePattern = emergencePattern;
  const timeOfDay = timeOfDayOf(after.hour);
  if (timeOfDay !== timeOfDayOf(before.hour)) change.timeOfDay = timeOfDay;
  const behaviorPattern = behaviorPatternOf(after.recent.beats);
  if (behaviorPattern !== behaviorPatternOf(before.recent.beats)) change.behaviorPattern = behaviorPattern;
  if (after.recent.gaze !== before.recent.gaze) {
    const longest = hoveredLongest(after.recent.gaze);
    if (longest !== hoveredLongest(before.recent.gaze)) change.hoveredLongest = longest;
  }
  if (after.eggs.live !== before.eggs.live) change.eggs = after.eggs.live;
  if (after.eggs.discovered !== before.eggs.discovered) change.discoveredEggs = after.eggs.discovered;
  if (after.scored !== before.scored) change.recommendations = after.scored;
  if (after.narrative !== before.narrative) change.narrative = after.narrative;
  if (after.disturbance !== before.disturbance) change.disturbance = after.disturbance;
  if (after.remarks.shown !== before.remarks.shown) change.narrativeOverlay = after.remarks.shown;
  return change;
}
