import { cacheNames, offlineWorkerPath, type PageMessage, shellPath, type SourceMessage } from '#contract/offline.ts';

/** The browser's service workers; null where the browser has none, or denies storage. */
function container(): ServiceWorkerContainer | null {
  try {
    return 'serviceWorker' in navigator ? navigator.serviceWorker : null;
  } catch {
    return null;
  }
}

/**
 * Installs the worker that keeps copies, or checks for a newer version. Resolves to false where the worker cannot run.
 */
export async function installOfflineWorker(): Promise<boolean> {
  try {
    // Undefined where a test or an extension has replaced this function.
    const registration = await container()?.register(offlineWorkerPath, { updateViaCache: 'none' });
    return registration !== undefined;
  } catch {
    // The reason may be a private window, denied cookies, no https, or no network. The site works without the worker.
    return false;
  }
}

/** Whether the worker is installed. Never rejects. */
export async function hasOfflineWorker(): Promise<boolean> {
  const registration = await container()
    ?.getRegistration()
    .catch(() => undefined);
  return registration !== undefined;
}

/** Sends a message to the worker, once it is active. Never rejects. */
export async function tellOfflineWorker(message: PageMessage): Promise<void> {
  const registration = await container()?.ready;
  registration?.active?.postMessage(message);
}

/**
 * Calls `onSource` with true when replies begin to be copies, and with false when replies are from the server again.
 * Returns a function that stops the calls.
 */
export function watchSource(onSource: (isCopy: boolean) => void): () => void {
  const listen = ({ data }: MessageEvent<SourceMessage>) => onSource(data.isCopy);
  const workers = container();
  workers?.addEventListener('message', listen);
  return () => workers?.removeEventListener('message', listen);
}

/** Whether copies can be read: the worker controls this page. */
export const isControlled = (): boolean => (container()?.controller ?? null) !== null;

/** The kept copies: paths of pages, and the number of other texts. */
export interface Copies {
  /** Paths of pages, such as “/about”. */
  readonly pages: readonly string[];
  readonly texts: number;
}

const pathsIn = async (name: string): Promise<readonly string[]> => {
  if (!(await caches.has(name))) return [];
  return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
};

/** The copies on this device; none where there is no storage for them. Never rejects. */
export async function readCopies(): Promise<Copies> {
  try {
    const [pages, reads] = [await pathsIn(cacheNames.pages), await pathsIn(cacheNames.reads)];
    return { pages: pages.filter((path) => path !== shellPath), texts: reads.length };
  } catch {
    return { pages: [], texts: 0 };
  }
}

/**
 * Deletes all copies on this device, for every tab, and unregisters the worker: at an erasure, a refusal, or when
 * another record is taken over. B-OFF-04. Never rejects.
 */
export async function forgetCopies(): Promise<void> {
  try {
    const registration = await container()?.getRegistration();
    // An unregistered worker still controls the pages that it controlled.
    const worker = registration?.active ?? registration?.installing ?? container()?.controller;
    // With this message the worker also drops the replies that it is about to store.
    worker?.postMessage({ kind: 'forget' } satisfies PageMessage, []);
    await registration?.unregister();
    for (const name of Object.values(cacheNames)) await caches.delete(name);
  } catch {
    // Storage is denied, so there are no copies.
  }
}
