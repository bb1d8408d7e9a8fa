import type { SimulationView } from '#contract/simulation.ts';
import type { Profile } from '#contract/visitor.ts';
import type { MetricId } from '../../content/panels.ts';

/** The part of the simulation that the analysis uses. */
export type AnalysisView = Pick<
  SimulationView,
  'awareness' | 'stability' | 'behaviorPattern' | 'discoveredEggs' | 'narrative'
>;

/** Sums over the ticks so far: each grows by at most one per tick. */
export interface Ticks {
  readonly count: number;
  readonly attended: number;
  readonly persisted: number;
  readonly complied: number;
  readonly shown: number;
}

export const noTicks: Ticks = { count: 0, attended: 0, persisted: 0, complied: 0, shown: 0 };

export type Analysis = Readonly<Record<MetricId, number>>;

/** Spec §9: psychological metrics cap at 100. R-PRO-06. */
export const analysisCap = 100;

/** Points of a figure for a full tick: at most 43 in an hour. */
const pointsATick = 0.06;

/** Number of steps between two ticks that makes a full tick of persistence. */
const busyTick = 4;

const stepsOf = (profile: Profile | null, { narrative }: AnalysisView): number =>
  (profile?.interactions ?? 0) + narrative.investigationPath.length;

/** Saturation: 0 at 0, 0.5 at `half`, never quite 1. */
const saturate = (count: number, half: number): number => count / (count + half);

/** Share of a path's steps that led to something new, 0 to 1; 1 for an empty path. */
export function onwardShare(sequence: readonly string[]): number {
  return sequence.length === 0 ? 1 : new Set(sequence).size / sequence.length;
}

/** The sums after one more tick, from the inputs at the previous tick and now. Pure; never throws. R-PRO-06. */
export function addTick(
  ticks: Ticks,
  before: { readonly profile: Profile | null; readonly view: AnalysisView },
  now: { readonly profile: Profile | null; readonly view: AnalysisView },
): Ticks {
  const { awareness, stability, behaviorPattern } = now.view;
  const done = Math.max(0, stepsOf(now.profile, now.view) - stepsOf(before.profile, before.view));
  const reads = behaviorPattern === 'lingering' || behaviorPattern === 'wandering';
  const moves = behaviorPattern === 'wandering' || behaviorPattern === 'acting';
  return {
    count: ticks.count + 1,
    attended: ticks.attended + awareness,
    persisted: ticks.persisted + Math.min(1, done / busyTick),
    complied: ticks.complied + (reads ? stability * awareness : 0),
    shown: ticks.shown + (moves ? 1 : 0),
  };
}

/**
 * The four figures of the psychological analysis, 0 to 100 each, in hundredths. No figure is random:
 *
 *     attention    45 × awareness                                            + awareness at each tick
 *     persistence  55 × interactions (half at 20) + 15 × days (full at 1)    + steps since the last tick
 *     compliance   50 × onward share of the path × (1 − suspicion / 5)       + stability × awareness, while reading
 *     candour      (30 + 30 × finds (half at 15)) × (1 − suspicion / 5)      + 1 a tick while the pointer moves
 *
 * A full tick is worth 0.06. So a very active reader is near 50 after a quarter of an hour, and below 95 after an hour.
 * The specification leaves the formulas open. `profile` is null before the server has answered. Pure; never throws.
 * Spec §2, §9, R-PRO-06.
 */
export function analyze(profile: Profile | null, view: AnalysisView, ticks: Ticks): Analysis {
  const trust = 1 - (profile?.suspicionLevel ?? 0) / 5;
  const path = profile?.behaviorProfile.interactionSequence ?? [];
  const finds = view.narrative.discoveredFragments.length;
  const days = Math.min(1, profile?.daysSinceFirst ?? 0);
  return {
    attention: capped(45 * view.awareness, ticks.attended),
    persistence: capped(55 * saturate(profile?.interactions ?? 0, 20) + 15 * days, ticks.persisted),
    compliance: capped(50 * onwardShare(path) * trust, ticks.complied),
    candour: capped((30 + 30 * saturate(finds, 15)) * trust, ticks.shown),
  };
}

const capped = (points: number, ticks: number): number =>
  Math.min(analysisCap, Math.round((points + pointsATick * ticks) * 100) / 100);
