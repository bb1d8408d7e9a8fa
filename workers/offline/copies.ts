import { CacheExpiration } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core';
import { cacheNames } from '#contract/offline.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * The most entries of each cache; the one that was used least recently goes first. Assets: two builds. Reads: one for
 * each step of a story.
 */
const limits: Readonly<Record<keyof typeof cacheNames, number>> = { assets: 600, pages: 60, reads: 400, shared: 10 };

const limiters: ReadonlyMap<string, CacheExpiration> = new Map(
  Object.entries(cacheNames).map(([kind, name]) => [
    name,
    new CacheExpiration(name, { maxEntries: limits[kind as keyof typeof cacheNames] }),
  ]),
);

/** Limits the number of entries of a cache. */
const limited = (name: string): WorkboxPlugin => {
  const limiter = limiters.get(name)!;
  const noteUse = (url: string) => limiter.updateTimestamp(url);
  return {
    cacheDidUpdate: async ({ request }) => {
      await noteUse(request.url);
      await limiter.expireEntries();
    },
    cachedResponseWillBeUsed: async ({ request, cachedResponse }) => {
      if (cachedResponse) await noteUse(request.url);
      return cachedResponse;
    },
  };
};

/** Increased by `forget`: a reply that was requested before it is not stored after it. */
let generation = 0;
/** True once the worker leaves: it then stores nothing more, also for pages that it still controls. */
let isLeaving = false;

/** Ends the leaving: a browser may bring the same worker back when it is installed again. */
export function stay(): void {
  isLeaving = false;
}

const isCurrent = (asked: unknown): boolean => asked === generation && !isLeaving;

/** Stores whole responses alone, and none that was requested before `forget`. */
const guarded: WorkboxPlugin = {
  handlerWillStart: async ({ state }) => {
    if (state) state['generation'] = generation;
  },
  cacheWillUpdate: async ({ response, state }) =>
    response.status === 200 && isCurrent(state?.['generation']) ? response : null,
  // `forget` may have run between the check and the write.
  cacheDidUpdate: async ({ cacheName, state }) => {
    if (!isCurrent(state?.['generation'])) await self.caches.delete(cacheName);
  },
};

/** The plugins of every cache. */
export const keeping = (name: string): WorkboxPlugin[] => [guarded, limited(name)];

/** Stores a response under a path, unless `forget` has run since `asked`, the value of `present()` at the request. */
export async function store(name: string, path: string, response: Response, asked: number): Promise<void> {
  if (!isCurrent(asked)) return;
  const cache = await self.caches.open(name);
  await cache.put(path, response);
  if (isCurrent(asked)) await limiters.get(name)!.updateTimestamp(new URL(path, self.origin).href);
  else await self.caches.delete(name);
}

/** The value to compare with at a later write. */
export const present = (): number => generation;

/** Deletes a cache and the times of its entries. */
export async function empty(name: string): Promise<void> {
  await self.caches.delete(name);
  await limiters.get(name)?.delete();
}

/** Deletes all copies, and the times at which they were used. Nothing is stored after it. */
export async function forget(): Promise<void> {
  generation += 1;
  isLeaving = true;
  for (const name of await self.caches.keys()) await empty(name);
  for (const limiter of limiters.values()) await limiter.delete();
}

/** Deletes the caches that a version of this worker before has made under other names. */
export async function deleteUnknown(): Promise<void> {
  const known: readonly string[] = Object.values(cacheNames);
  for (const name of await self.caches.keys()) if (!known.includes(name)) await self.caches.delete(name);
}
