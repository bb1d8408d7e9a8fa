import { mutate } from 'swr';
import type { Flusher } from '../api/flush/Flusher.ts';
import { erasedAtom, erasedStorageKey, forgetDevice, tellOtherTabs } from '../state/erasure.ts';
import { heldTrayAtom } from '../state/heldTray.ts';
import { narrativeAtom, narrativeStorageKey } from '../state/narrative.ts';
import { profileAtom } from '../state/profile.ts';
import { pathAtom } from '../state/route.ts';
import { forgetSimulationAtom } from '../state/simulation.ts';
import { emptyTrace, pointerTraceAtom, traceAtom } from '../state/trace.ts';
import { PointerTrace } from '../telemetry/pointer.ts';
import type { Store } from './App.tsx';

interface Holders {
  readonly flusher: Pick<Flusher, 'forget'>;
  /** What observes the reader, and the worker that remembers them. */
  readonly stops: readonly (() => void)[];
  /** Loads the document anew. */
  readonly reload: () => void;
}

/**
 * Waits for the visitor to be erased, here or in another tab, and then lets go of everything on this machine: observers,
 * worker, queue, outbox, storage, and what pages remember. Nothing of it may bring the visitor back. B-PRV-01.
 */
export function forgetWhenErased(store: Store, { flusher, stops, reload }: Holders): void {
  const forget = () => {
    for (const stop of stops) stop();
    void flusher.forget();
    forgetDevice();
    void mutate(() => true, undefined, { revalidate: false });
    store.set(profileAtom, null);
    store.set(forgetSimulationAtom);
    store.set(traceAtom, emptyTrace);
    store.set(heldTrayAtom, null);
    store.set(pointerTraceAtom, new PointerTrace());
  };
  const unsubscribe = store.sub(erasedAtom, () => {
    const where = store.get(erasedAtom);
    if (where === null) return;
    unsubscribe();
    forget();
    if (where === 'here') tellOtherTabs();
    // A page that nobody looks at makes no new visitor; one that somebody looks at should not show an old one.
    else if (document.visibilityState === 'visible') reload();
    else document.addEventListener('visibilitychange', reload, { once: true });
    // Wherever the reader goes from here, a stranger arrives.
    store.sub(pathAtom, reload);
  });
  // A page that was kept for the way back has heard of nothing: what it remembers is no longer on the device.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && store.get(narrativeAtom).investigationPath.length > 0 && isForgotten()) {
      store.set(erasedAtom, 'elsewhere');
    }
  });
  addEventListener('storage', ({ key, newValue }) => {
    if (key === erasedStorageKey && newValue !== null) store.set(erasedAtom, 'elsewhere');
  });
}

/** True where the device could have kept the narrative state and does not; one that keeps nothing tells nothing. */
function isForgotten(): boolean {
  try {
    return localStorage.getItem(narrativeStorageKey) === null;
  } catch {
    return false;
  }
}
