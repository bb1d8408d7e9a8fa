import { atom } from 'jotai';
import { actsSchema } from '#contract/stored.ts';
import { type Acts, actsOf, latest } from './acts.ts';
import { isRecordKeptAtom } from './consent.ts';
import { isPreviewingAtom, phaseAtom } from './profile.ts';
import { storedAtom } from './storedAtom.ts';
import { traceAtom } from './trace.ts';

/** So many are kept, the newest: as many as the casebook shows. */
export const actsKept = 24;

/**
 * Acts of this device's visits, oldest first. It follows other tabs only while it is subscribed to: a tab that does not
 * would store what it knew when it was loaded over what another has added.
 */
export const keptActsAtom = storedAtom<Acts>('d5u-acts', actsSchema, [], { getOnInit: true });

/** From when on acts may be stored, epoch ms: what a reader did before they agreed to a record is not. B-PRV-04. */
export const actsKeptFromAtom = atom(-Infinity);

const ownActsAtom = atom((get) => actsOf(get(traceAtom), get(phaseAtom)));

/** The kept acts, and what the trace of this page load adds to them. B-CASE-01. */
export const actsAtom = atom((get): Acts => latest([...get(keptActsAtom), ...get(ownActsAtom)]).slice(-actsKept));

/** Stores the acts of this page load on the device; a trace ends with its page load. Nothing of a preview is stored. */
export const keepActsAtom = atom(null, (get, set) => {
  if (get(isPreviewingAtom) || !get(isRecordKeptAtom)) return;
  const own = get(ownActsAtom).filter(({ at }) => at >= get(actsKeptFromAtom));
  if (own.length > 0) set(keptActsAtom, latest([...get(keptActsAtom), ...own]).slice(-actsKept));
});
