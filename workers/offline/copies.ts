import { CacheExpiration } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core';
import { cacheNames } from '#contract/offline.ts';

declare const self: ServiceWorkerGlobalScope;

/**
 * Maximum number of entries of each cache. The least recently used entry is deleted first. Assets: enough for two
 * builds. Reads: one entry for each step of a story.
 */
const limits: Readonly<Record<keyof typeof cacheNames, number>> = { assets: 600, pages: 60, reads: 400, shared: 10 };

const limiters: ReadonlyMap<string, CacheExpiration> = new Map(
  Object.entries(cacheNames).map(([kind, name]) => [
    name,
    new CacheExpiration(name, { maxEntries: limits[kind as keyof typeof cacheNames] }),
  ]),
);

/** Increased by `forget`: a reply is not stored if `forget` has run since its request. */
let generation = 0;
/** True after `forget`: the worker stores nothing more, even for pages that it still controls. */
let isLeaving = false;

/** Ends the state after `forget`. A browser may install the same running worker again, which would store nothing. */
export function stay(): void {
  isLeaving = false;
}

const isCurrent = (asked: unknown): boolean => asked === generation && !isLeaving;

/**
 * The rules of a cache: it stores only complete responses (status 200) that were requested after the latest `forget`,
 * and its number of entries is limited.
 */
export function keeping(name: string): WorkboxPlugin {
  const limiter = limiters.get(name)!;
  return {
    handlerWillStart: async ({ state }) => {
      if (state) state['generation'] = generation;
    },
    cacheWillUpdate: async ({ response, state }) =>
      response.status === 200 && isCurrent(state?.['generation']) ? response : null,
    cacheDidUpdate: async ({ request, state }) => {
      // `forget` may have run between the check and the write.
      if (!isCurrent(state?.['generation'])) return empty(name);
      await limiter.updateTimestamp(request.url);
      return limiter.expireEntries();
    },
    cachedResponseWillBeUsed: async ({ request, cachedResponse, state }) => {
      if (cachedResponse && isCurrent(state?.['generation'])) await limiter.updateTimestamp(request.url);
      return cachedResponse;
    },
  };
}

/** Stores a response under a path, unless `forget` has run since `asked`, the value of `present()` at the request. */
export async function store(name: string, path: string, response: Response, asked: number): Promise<void> {
  if (!isCurrent(asked)) return;
  const cache = await self.caches.open(name);
  await cache.put(path, response);
  if (isCurrent(asked)) await limiters.get(name)!.updateTimestamp(new URL(path, self.origin).href);
  else await empty(name);
}

/** The present generation, to be passed to `store` later. */
export const present = (): number => generation;

/** Deletes a cache and the times at which its entries were used. */
export async function empty(name: string): Promise<void> {
  await self.caches.delete(name);
  await limiters.get(name)?.delete();
}

/** Deletes all copies, and the times at which they were used. Nothing is stored afterwards, until `stay`. */
export async function forget(): Promise<void> {
  generation += 1;
  isLeaving = true;
  for (const name of await self.caches.keys()) await empty(name);
  for (const limiter of limiters.values()) await limiter.delete();
}

/** Deletes the caches that an earlier version of this worker made under other names. */
export async function deleteUnknown(): Promise<void> {
  const known: readonly string[] = Object.values(cacheNames);
  for (const name of await self.caches.keys()) if (!known.includes(name)) await self.caches.delete(name);
}
