import { atom } from 'jotai';
import type { Profile } from '#contract/visitor.ts';
import { phaseAtom, profileAtom, suspicionAtom } from '../../state/profile.ts';
import { simulationAtom } from '../../state/simulation.ts';
import { type Analysis, analyze, type AnalysisView, noTicks, addTick, type Ticks } from './analyze.ts';

/** The analysis of the last tick, and its input data. */
export interface AnalysisMetrics {
  readonly profile: Profile | null;
  readonly view: AnalysisView;
  readonly ticks: Ticks;
  readonly analysis: Analysis;
  /** The analyses of earlier ticks, oldest first; at most `pastLimit`. */
  readonly past: readonly Analysis[];
}

/** Spec §9: psychological metrics tick every 5 s. R-PRO-06. */
export const tickMs = 5000;
/** Number of past ticks: two minutes. */
const pastLimit = 24;

/** Profile and simulation at this moment, with the inspector's previewed phase and suspicion. */
const inputsAtom = atom((get) => {
  const profile = get(profileAtom);
  const shown = { phaseUnlocked: get(phaseAtom), suspicionLevel: get(suspicionAtom) };
  return { profile: profile === null ? null : { ...profile, ...shown }, view: get(simulationAtom) };
});

const storedAtom = atom<AnalysisMetrics | null>(null);

/** The analysis of the last tick; null before the first. Kept while the site is open. */
export const analysisMetricsAtom = atom((get) => get(storedAtom));

/** Computes the analysis now, without a tick: the first time, and for readers with effects off. */
export const measureAnalysisAtom = atom(null, (get, set) => {
  const { ticks = noTicks, past = [] } = get(storedAtom) ?? {};
  const { profile, view } = get(inputsAtom);
  set(storedAtom, { profile, view, ticks, past, analysis: analyze(profile, view, ticks) });
});

/** Adds a tick, then computes the analysis. Does nothing before the first analysis. */
export const tickAnalysisAtom = atom(null, (get, set) => {
  const before = get(storedAtom);
  if (before === null) return;
  const { profile, view } = get(inputsAtom);
  const ticks = addTick(before.ticks, before, { profile, view });
  const past = [...before.past, before.analysis].slice(-pastLimit);
  set(storedAtom, { profile, view, ticks, past, analysis: analyze(profile, view, ticks) });
});
