import { mutate } from 'swr';
import type { Flusher } from '../api/flush/Flusher.ts';
import { deleteOutbox } from '../api/flush/outbox.ts';
import {
  clearAfterOtherTab,
  clearDeviceStorage,
  erasedAtom,
  notifyOtherTabs,
  personalKeysIn,
} from '../state/erasure.ts';
import { answeredHoversAtom } from '../state/answeredHovers.ts';
import { forgetExchangesAtom } from '../state/exchanges.ts';
import { keptDetoursAtom } from '../state/keptDetours.ts';
import { keptRestsAtom } from '../state/keptRests.ts';
import { shareProfile } from '../state/profile.ts';
import { saidWordsAtom } from '../state/protocols.ts';
import { pathAtom } from '../state/route.ts';
import { resetSimulationAtom } from '../state/simulation.ts';
import { captionAtom } from '../state/sidenote.ts';
import { emptyTrace, pointerTraceAtom, pointerWayAtom, restAtom, restedWordsAtom, traceAtom } from '../state/trace.ts';
import { forgetCopies } from '../device/offlineWorker.ts';
import { PointerTrace } from '../device/pointer.ts';
import type { Store } from '../state/Store.ts';

interface Holders {
  readonly flusher: Pick<Flusher, 'clear'>;
  /** Stop the observers, the worker, and all later requests. */
  readonly stops: readonly (() => void)[];
  /** Reloads the document. */
  readonly reload: () => void;
}

/**
 * Waits until the visitor is erased, in this tab or another one. Then stops observers and worker, and clears the queue,
 * the outbox, the storages and the pages' memory, so that no remaining data creates the visitor again. B-PRV-01.
 */
export function clearWhenErased(store: Store, { flusher, stops, reload }: Holders): void {
  const forget = () => {
    for (const stop of stops) stop();
    void flusher.clear();
    store.set(keptDetoursAtom, []);
    store.set(keptRestsAtom, []);
    if (store.get(erasedAtom) === 'here') {
      clearDeviceStorage();
      // This tab deletes the copies for all tabs. A later deletion by another tab would delete the copies of the next
      // visitor.
      void forgetCopies();
    } else clearAfterOtherTab();
    void mutate(() => true, undefined, { revalidate: false });
    shareProfile(null);
    store.set(resetSimulationAtom);
    store.set(traceAtom, emptyTrace);
    store.set(restedWordsAtom, new Map());
    store.set(captionAtom, null);
    store.set(restAtom, null);
    store.set(answeredHoversAtom, {});
    store.set(saidWordsAtom, []);
    store.set(forgetExchangesAtom);
    store.set(pointerTraceAtom, new PointerTrace());
    store.set(pointerWayAtom, new PointerTrace());
  };
  const unsubscribe = store.sub(erasedAtom, () => {
    if (store.get(erasedAtom) === null) return;
    unsubscribe();
    forget();
    leave(store, reload);
  });
  // A page in the back-forward cache gets no storage event.
  let wasStored = false;
  addEventListener('pagehide', () => (wasStored = isStored()));
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && wasStored && !isStored()) store.set(erasedAtom, 'elsewhere');
  });
}

/** True if any of the visitor's data is stored on this device. False where storage is denied. */
const isStored = (): boolean => personalKeysIn(() => localStorage).length > 0;

/**
 * Handles an erasure before the wiring was started: removes the outbox of earlier sessions and waits for a new
 * document. If the erasure was here, session storage stays for that document. Returns true if the visitor was erased.
 * B-PRV-01.
 */
export function leaveIfErased(store: Store, reload: () => void): boolean {
  const where = store.get(erasedAtom);
  if (where === null) return false;
  void deleteOutbox();
  if (where === 'elsewhere') clearAfterOtherTab();
  else void forgetCopies();
  leave(store, reload);
  return true;
}

/** After an erasure in this tab, notifies the other tabs. After an erasure in another tab, reloads this page. */
function leave(store: Store, reload: () => void): void {
  if (store.get(erasedAtom) === 'here') notifyOtherTabs();
  // Only a visible page reloads at once: a reload creates a new visitor, which a hidden page should not do.
  else if (document.visibilityState === 'visible') reload();
  else document.addEventListener('visibilitychange', reload, { once: true });
  // The next change of route reloads the document and starts a new visitor.
  store.sub(pathAtom, reload);
}
