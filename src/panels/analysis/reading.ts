import { atom } from 'jotai';
import type { Profile } from '#contract/visitor.ts';
import { phaseAtom, profileAtom, suspicionAtom } from '../../state/profile.ts';
import { simulationAtom } from '../../state/simulation.ts';
import { type Analysis, analysisOf, type AnalysisView, noTicks, tickOn, type Ticks } from './analysisOf.ts';

/** One reading of the reader, as it stands until the next tick. */
export interface Reading {
  readonly profile: Profile | null;
  readonly view: AnalysisView;
  readonly ticks: Ticks;
  readonly analysis: Analysis;
  /** Where the figures stood before, oldest first. */
  readonly past: readonly Analysis[];
}

/** Spec §9: psychological metrics tick every 5 s. R-PRO-06. */
export const tickMs = 5000;
/** Two minutes of marks on the rule. */
const pastLimit = 24;

/** What there is to be seen at this moment; the inspector's preview stands in for the truth. */
const sightAtom = atom((get) => {
  const profile = get(profileAtom);
  const shown = { phaseUnlocked: get(phaseAtom), suspicionLevel: get(suspicionAtom) };
  return { profile: profile === null ? null : { ...profile, ...shown }, view: get(simulationAtom) };
});

const heldAtom = atom<Reading | null>(null);

/** The last reading; null before the first. Kept while the site is open, whether or not anybody looks. */
export const readingAtom = atom((get) => get(heldAtom));

/** The first reading, at once. A second call looks again without a tick, for readers whose effects are off. */
export const beginReadingAtom = atom(null, (get, set) => {
  const { ticks = noTicks, past = [] } = get(heldAtom) ?? {};
  const { profile, view } = get(sightAtom);
  set(heldAtom, { profile, view, ticks, past, analysis: analysisOf(profile, view, ticks) });
});

/** One tick. */
export const tickReadingAtom = atom(null, (get, set) => {
  const before = get(heldAtom);
  if (before === null) return;
  const { profile, view } = get(sightAtom);
  const ticks = tickOn(before.ticks, before, { profile, view });
  const past = [...before.past, before.analysis].slice(-pastLimit);
  set(heldAtom, { profile, view, ticks, past, analysis: analysisOf(profile, view, ticks) });
});
