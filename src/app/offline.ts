import {
  forgetCopies,
  hasOfflineWorker,
  installOfflineWorker,
  tellOfflineWorker,
  watchSource,
} from '../device/offlineWorker.ts';
import { apiPaths } from '#contract/paths.ts';
import { isRecordKept } from '../device/consent.ts';
import { consentAtom } from '../state/consent.ts';
import { erasedAtom } from '../state/erasure.ts';
import { isCopyShownAtom } from '../state/network.ts';
import { pathAtom } from '../state/route.ts';
import type { Store } from '../state/Store.ts';
import { notFoundRoute, routeAt } from './routes.ts';

/**
 * URLs of the files and replies that this document has used, and of its inlined stylesheets. Files that were loaded
 * through the worker are left out, because the worker has stored them. After a deletion of the copies these files are
 * included.
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

/** Delay before the used files are reported a second time, ms. */
const secondLookMs = 5000;

/**
 * Keeps copies of the read pages on this device if a record is kept and the operator allows copies; otherwise deletes
 * the copies. Decision 52. Call this function when the page is idle. `isAllowed`: the operator's setting; null when the
 * setting could not be read. `isInspected`: nothing of this document is copied, because it may show a preview. Returns
 * a function that ends the copying.
 */
export function keepCopies(store: Store, isAllowed: boolean | null, isInspected: boolean): () => void {
  // The entry script of the document. It identifies the build of the open page.
  const entry = Array.from(
    document.querySelectorAll<HTMLScriptElement>('script[type="module"][src]'),
    ({ src }) => pathOf(src) ?? '',
  ).find((path) => path.startsWith('/assets/'));
  const [navigation] = performance.getEntriesByType('navigation');
  const documentPath = navigation && pathOf(navigation.name)?.split('?')[0];
  const told = new Set<string>();
  /** API paths of the stories whose pages this document has shown. A story that was only fetched ahead is not kept. */
  const shown = new Set<string>();
  let isKeeping = false;
  let hasForgotten = false;
  let wereDeleted = false;
  let isEnded = false;

  const tell = () => {
    if (isEnded) return;
    const path = store.get(pathAtom);
    if (path !== null) shown.add(apiPaths.story + path);
    // The browser may start an unregistered worker again, and the worker does not know that it is unregistered.
    if (hasForgotten) void forgetCopies();
    if (!isKeeping || !isRecordKept() || entry === undefined || path === null) return;
    const isUsed = (file: string | null): file is string =>
      file !== null && !told.has(file) && (!file.startsWith(apiPaths.story) || shown.has(file.split('?')[0]!));
    const files = [...new Set(usedFiles(wereDeleted))].map(pathOf).filter(isUsed);
    for (const file of files) told.add(file);
    const page = routeAt(path) === notFoundRoute ? null : path;
    void tellOfflineWorker({ kind: 'entered', path: page, entry, files, isDocument: path === documentPath });
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
    if (isInspected) return undefined;
    // Without the operator's answer no worker is installed; an installed worker continues.
    isKeeping = isAllowed === true ? await installOfflineWorker() : await hasOfflineWorker();
    if (isKeeping) void tellOfflineWorker({ kind: 'keep' });
    tell();
    // After this delay the requests that were in flight when the worker took control are complete.
    setTimeout(tell, secondLookMs);
    return undefined;
  };

  const stops = [
    watchSource((isCopy) => store.set(isCopyShownAtom, isCopy)),
    store.sub(pathAtom, tell),
    store.sub(consentAtom, () => void decide()),
  ];
  // When the page is hidden, reports the latest files. When the page is visible again, the worker answers
  // (workers/offline/source.ts).
  document.addEventListener('visibilitychange', tell);
  if (store.get(erasedAtom) === null) void decide();
  return () => {
    isEnded = true;
    for (const stop of stops) stop();
    document.removeEventListener('visibilitychange', tell);
    store.set(isCopyShownAtom, false);
  };
}
