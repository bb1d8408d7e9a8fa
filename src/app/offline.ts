import {
  forgetCopies,
  hasOfflineWorker,
  installOfflineWorker,
  tellOfflineWorker,
  watchSource,
} from '../device/offlineWorker.ts';
import { isRecordKept } from '../device/consent.ts';
import { consentAtom } from '../state/consent.ts';
import { erasedAtom } from '../state/erasure.ts';
import { isCopyShownAtom } from '../state/network.ts';
import { pathAtom } from '../state/route.ts';
import type { Store } from '../state/Store.ts';

/**
 * Addresses of the files and replies that this document has used, and of its inline styles. Without those that a
 * worker has passed on and kept, unless its copies were deleted.
 */
const usedFiles = (wereDeleted: boolean): string[] => [
  ...(performance.getEntriesByType('resource') as PerformanceResourceTiming[])
    .filter(({ workerStart }) => wereDeleted || workerStart === 0)
    .map(({ name }) => name),
  ...Array.from(document.querySelectorAll<HTMLLinkElement>('link[href^="/assets/"]'), ({ href }) => href),
];

const pathOf = (address: string): string | null => {
  const { origin, pathname, search } = new URL(address, location.href);
  return origin === location.origin ? pathname + search : null;
};

/** Time after which the files are looked through a second time, ms. */
const secondLookMs = 5000;

/**
 * Keeps copies of the pages read, on this device, if a record is kept and the operator allows copies; else deletes
 * them. Decision 52. Call it when the page is idle. `isAllowed`: the operator's setting; null when it could not be
 * read. Returns a function that ends it; after it nothing more is kept.
 */
export function keepCopies(store: Store, isAllowed: boolean | null): () => void {
  // Named by the document: the build that the open page belongs to.
  const entry = Array.from(
    document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]'),
    ({ src }) => pathOf(src) ?? '',
  ).find((path) => path.startsWith('/assets/'));
  const [navigation] = performance.getEntriesByType('navigation');
  const documentPath = navigation && pathOf(navigation.name)?.split('?')[0];
  const told = new Set<string>();
  let isKeeping = false;
  let hasForgotten = false;
  let wereDeleted = false;
  let isEnded = false;

  const tell = () => {
    if (isEnded) return;
    const path = store.get(pathAtom);
    // A worker that has left and was started again does not know that it has.
    if (hasForgotten) void forgetCopies();
    if (!isKeeping || !isRecordKept() || entry === undefined || path === null) return;
    const files = [...new Set(usedFiles(wereDeleted))]
      .map(pathOf)
      .filter((file) => file !== null && !told.has(file)) as string[];
    for (const file of files) told.add(file);
    void tellOfflineWorker({ kind: 'entered', path, entry, files, isDocument: path === documentPath });
  };
  const decide = async () => {
    if (isEnded) return;
    if (isAllowed === false || !isRecordKept()) {
      isKeeping = false;
      hasForgotten = true;
      wereDeleted = true;
      told.clear();
      store.set(isCopyShownAtom, false);
      return forgetCopies();
    }
    hasForgotten = false;
    // Without the operator's answer no worker is installed; one that is there goes on.
    isKeeping = isAllowed === true ? await installOfflineWorker() : await hasOfflineWorker();
    if (isKeeping) void tellOfflineWorker({ kind: 'keep' });
    tell();
    // By then the requests are complete that were under way when the worker took control.
    setTimeout(tell, secondLookMs);
    return undefined;
  };

  const stops = [
    watchSource((isCopy) => store.set(isCopyShownAtom, isCopy)),
    store.sub(pathAtom, tell),
    store.sub(consentAtom, () => void decide()),
  ];
  // On leaving, for the files of the last moments; on coming back, for the worker's answer (workers/offline/source.ts).
  document.addEventListener('visibilitychange', tell);
  if (store.get(erasedAtom) === null) void decide();
  return () => {
    isEnded = true;
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', tell);
    store.set(isCopyShownAtom, false);
  };
}
