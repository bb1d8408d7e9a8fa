import type { SimulationView } from '#contract/simulation.ts';
import type { Profile } from '#contract/visitor.ts';
import type { MetricId } from '../../content/panels.ts';

/** What the court sees of the simulation when it takes a reading. */
export type AnalysisView = Pick<
  SimulationView,
  'awareness' | 'stability' | 'behaviorPattern' | 'discoveredEggs' | 'narrative'
>;

/** What has been seen of the reader at the ticks so far, each sum in points: at most one a tick. */
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

/** This much done between two readings earns a whole point of persistence. */
const busyTick = 4;

const stepsOf = (profile: Profile | null, { narrative }: AnalysisView): number =>
  (profile?.interactions ?? 0) + narrative.investigationPath.length;

/** Half at `half`, and never quite 1: the hundredth click says less than the tenth. */
const saturate = (count: number, half: number): number => count / (count + half);

/** Share of a path that went on to something not yet on it, 0 to 1; 0 for no path. The order is what counts. */
export function onwardShare(sequence: readonly string[]): number {
  return sequence.length === 0 ? 0 : new Set(sequence).size / sequence.length;
}

/** The ticks after one more, given what was seen at the one before and what is seen now. Pure; never throws. R-PRO-06. */
export function tickOn(
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
 * The four figures of the psychological analysis, 0 to 100 each, in tenths. Nothing in them is chance:
 *
 *     attention    60 × awareness                                            + awareness at each tick
 *     persistence  40 × interactions (half at 30) + 20 × days (full at 1)    + what was done since the last tick
 *     compliance   60 × onward share of the path × (1 − suspicion / 5)       + stability × awareness, while reading
 *     candour      (40 + 40 × finds (half at 10)) × (1 − suspicion / 5)      + 1 a tick while the hand moves
 *
 * `profile` is null before the server has answered. Pure; never throws. Spec §2, §9, R-PRO-06.
 */
export function analysisOf(profile: Profile | null, view: AnalysisView, ticks: Ticks): Analysis {
  const trust = 1 - (profile?.suspicionLevel ?? 0) / 5;
  const path = profile?.behaviorProfile.interactionSequence ?? [];
  const finds = view.narrative.discoveredFragments.length + view.discoveredEggs.length;
  const days = Math.min(1, profile?.daysSinceFirst ?? 0);
  return {
    attention: capped(60 * view.awareness + ticks.attended),
    persistence: capped(40 * saturate(profile?.interactions ?? 0, 30) + 20 * days + ticks.persisted),
    compliance: capped(60 * onwardShare(path) * trust + ticks.complied),
    candour: capped((40 + 40 * saturate(finds, 10)) * trust + ticks.shown),
  };
}

const capped = (figure: number): number => Math.min(analysisCap, Math.round(figure * 10) / 10);
