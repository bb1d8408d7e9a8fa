import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { enable as enableNavigationPreload } from 'workbox-navigation-preload';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { offsetAt } from '#contract/calendar.ts';
import { cacheNames, type PageMessage, shellPath } from '#contract/offline.ts';
import { aheadHeader, apiPaths, offsetHeader } from '#contract/paths.ts';
import { deleteUnknown, forget, keeping, present, stay, store } from './copies.ts';
import { forgetReader, forOneReader } from './reader.ts';
import { noted, tell } from './source.ts';

/**
 * The service worker: pages and texts that were read once can be opened again without a connection. Decision 52. It has
 * no list of pages or files: it stores replies that a page has requested, the documents of opened pages, and the
 * document without a page. It handles only GET requests.
 */
declare const self: ServiceWorkerGlobalScope;

/** Longest wait for the server if there is a copy, s. Without a connection there is no wait. */
const [pageLimitS, readLimitS] = [3, 5];

/** A page's path: one segment, without the dot of a file. */
const pagePath = /^\/[\w-]*\/?$/;
const plainPath = (path: string): string => path.replace(/(?<=.)\/$/, '');

/** Paths of the API whose replies are about one visitor. */
const { story, archive, judgment, profile, remarks, thoughts, recommendations, transcript } = apiPaths;
const single = [judgment, profile, remarks, thoughts, recommendations, transcript];
const readPaths = new RegExp(`^(${[`${story}/[\\w-]+`, `${archive}/[^/]+`, ...single].join('|')})$`);
const sharedPaths: readonly string[] = [apiPaths.homepageMessage, apiPaths.fragmentTotals, apiPaths.privacy];

/** True for a URL without the parameters of a preview. A preview is not a text of this reader. */
const isPlain = ({ searchParams }: URL): boolean => [...searchParams.keys()].every((name) => name === 'path');

const isRead = (url: URL): boolean => readPaths.test(url.pathname) && isPlain(url);

/** A document has one copy for each path, because it does not depend on the query. */
const byPath: WorkboxPlugin = {
  cacheKeyWillBeUsed: async ({ request }) => {
    const url = new URL(request.url);
    return url.origin + plainPath(url.pathname);
  },
  cacheWillUpdate: async ({ response }) =>
    response.headers.get('content-type')?.startsWith('text/html') === true ? response : null,
};

/** Answers for a page without a copy: the document without a page tells the reader that there is no copy. */
const orShell: WorkboxPlugin = {
  handlerDidError: async () => self.caches.match(shellPath, { cacheName: cacheNames.pages }),
};

const ignoreVary = { matchOptions: { ignoreVary: true } };

const pages = new NetworkFirst({
  cacheName: cacheNames.pages,
  networkTimeoutSeconds: pageLimitS,
  plugins: [noted, byPath, orShell, keeping(cacheNames.pages)],
  ...ignoreVary,
});
const assets = new CacheFirst({
  cacheName: cacheNames.assets,
  plugins: [keeping(cacheNames.assets)],
  ...ignoreVary,
});
const reads = new NetworkFirst({
  cacheName: cacheNames.reads,
  networkTimeoutSeconds: readLimitS,
  plugins: [noted, keeping(cacheNames.reads), forOneReader],
  ...ignoreVary,
});
/** The influence message is requested every 10 s. Its copy is written only when the message has changed. */
const ifChanged: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) => {
    const kept = await self.caches.match(request, { cacheName: cacheNames.shared, ignoreVary: true });
    return kept !== undefined && (await kept.text()) === (await response.clone().text()) ? null : response;
  },
};
const shared = new NetworkFirst({
  cacheName: cacheNames.shared,
  networkTimeoutSeconds: readLimitS,
  plugins: [noted, ifChanged, keeping(cacheNames.shared)],
  ...ignoreVary,
});

const isOwn = ({ origin }: URL): boolean => origin === self.origin;
const isNavigation = (request: Request): boolean => request.mode === 'navigate';

registerRoute(
  ({ request, url }) =>
    isOwn(url) && isNavigation(request) && pagePath.test(url.pathname) && !url.searchParams.has('inspect'),
  pages,
);
// All other navigations are handled too: navigation preload has already sent their requests.
registerRoute(({ request, url }) => isOwn(url) && isNavigation(request), new NetworkOnly());
registerRoute(({ url }) => isOwn(url) && url.pathname.startsWith('/assets/'), assets);
// A prefetched story has not been read, so it is not stored.
registerRoute(({ request, url }) => isOwn(url) && isRead(url) && !request.headers.has(aheadHeader), reads);
registerRoute(({ url }) => isOwn(url) && sharedPaths.includes(url.pathname), shared);

/** Stores a file that a page requested before this worker had control. Never rejects. */
async function keepFile(event: ExtendableEvent, path: string): Promise<void> {
  const url = new URL(path, self.origin);
  const isAsset = url.pathname.startsWith('/assets/');
  if (!isOwn(url) || !(isAsset || isRead(url))) return;
  const strategy: Strategy = isAsset ? assets : reads;
  if ((await self.caches.match(url.href, { cacheName: strategy.cacheName, ignoreVary: true })) !== undefined) return;
  // The server has already counted this text as read. This header prevents a second count.
  const headers = isAsset ? {} : { [aheadHeader]: '1', [offsetHeader]: String(offsetAt(Date.now())) };
  const [, done] = strategy.handleAll({ event, request: new Request(url.href, { headers }) });
  await done.catch(() => undefined);
}

/** The text of a response. The response can still be read afterwards. */
const textOf = (response: Response): Promise<string> => response.clone().text();

/** The document without a page, of the build whose first script is `entry`; null if the server has another build. */
async function shellOf(entry: string, asked: number): Promise<Response | null> {
  const cache = await self.caches.open(cacheNames.pages);
  const kept = await cache.match(shellPath);
  if (kept !== undefined && (await textOf(kept)).includes(entry)) return kept;
  const shell = await fetch(shellPath);
  if (!shell.ok || !(await textOf(shell)).includes(entry)) return null;
  await store(cacheNames.pages, shellPath, shell.clone(), asked);
  return shell;
}

/** Stores a document for an opened page, from the build whose first script is `entry`. */
async function keepDocument(path: string, entry: string, isDocument: boolean): Promise<void> {
  const asked = present();
  const shell = await shellOf(entry, asked);
  const kept = await (await self.caches.open(cacheNames.pages)).match(path);
  if (kept !== undefined && (await kept.text()).includes(entry)) return;
  // The browser has just loaded this document, so it is in the HTTP cache.
  const loaded = isDocument ? await fetch(path, { cache: 'force-cache' }) : null;
  const isLoaded = loaded !== null && loaded.ok && (await textOf(loaded)).includes(entry);
  const document = isLoaded ? loaded : shell;
  if (document !== null) await store(cacheNames.pages, path, document, asked);
}

async function entered(
  event: ExtendableMessageEvent,
  { path, entry, files, isDocument }: Extract<PageMessage, { readonly kind: 'entered' }>,
): Promise<void> {
  tell(event.source);
  const keepsDocument = path !== null && pagePath.test(path) ? keepDocument(plainPath(path), entry, isDocument) : null;
  // Failures are ignored: without a connection there is nothing to store.
  await Promise.all([keepsDocument?.catch(() => undefined), ...files.map((file) => keepFile(event, file))]);
}

async function leave(): Promise<void> {
  await forget();
  forgetReader();
  await self.registration.unregister();
}

self.addEventListener('message', (event) => {
  const message = event.data as PageMessage;
  if (message.kind === 'keep') stay();
  else event.waitUntil(message.kind === 'forget' ? leave() : entered(event, message));
});

// A newer worker waits until the last page of this worker is closed. A worker contains no file names of a build, so no
// page needs the newer worker earlier.
self.addEventListener('activate', (event) => event.waitUntil(deleteUnknown()));
clientsClaim();
enableNavigationPreload();
