import { atom } from 'jotai';
import type { XStatic } from 'typebox/schema';
import { momentsSchema } from '#contract/stored.ts';
import { momentsOf } from './moments.ts';
import { isPreviewingAtom, phaseAtom } from './profile.ts';
import { storedAtom } from './storedAtom.ts';
import { traceAtom } from './trace.ts';

export type KeptMoments = XStatic<typeof momentsSchema>;

/** So many are kept, the newest: as many as the casebook shows. */
export const momentsKept = 24;

/** Moments of this device's visits, as they were told, oldest first. */
const keptAtom = storedAtom<KeptMoments>('d5u-moments', momentsSchema, [], { getOnInit: true });

/** What the trace of this page load shows, after the moments of earlier ones, oldest first. B-CASE-01. */
export const momentsAtom = atom((get): KeptMoments => {
  const kept = get(keptAtom);
  const now = momentsOf(get(traceAtom), get(phaseAtom)).filter(({ id }) => !kept.some((moment) => moment.id === id));
  return [...kept, ...now].slice(-momentsKept);
});

/** Stores the moments on this device; a trace ends with its page load. Nothing of a preview is stored. */
export const keepMomentsAtom = atom(null, (get, set) => {
  if (get(isPreviewingAtom)) return;
  const moments = get(momentsAtom);
  if (moments.length > 0) set(keptAtom, moments);
});
