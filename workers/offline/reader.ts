import type { WorkboxPlugin } from 'workbox-core';
import { cacheNames, readerHeader } from '#contract/offline.ts';
import { empty } from './copies.ts';

declare const self: ServiceWorkerGlobalScope;

/** The visitor of the stored texts; undefined before the lookup, null if no texts are stored. */
let reader: string | null | undefined;

/** All texts in the cache belong to one visitor, so the first text identifies the visitor. */
async function readerOfCopies(): Promise<string | null> {
  const cache = await self.caches.open(cacheNames.reads);
  const [first] = await cache.keys();
  return first === undefined ? null : ((await cache.match(first))?.headers.get(readerHeader) ?? null);
}

/** Compares the visitor of a reply with the visitor of the copies. Copies of another visitor are deleted. */
async function compare(now: string | null): Promise<void> {
  reader = reader === undefined ? await readerOfCopies() : reader;
  if (reader === now) return;
  reader = now;
  await empty(cacheNames.reads);
}

/**
 * The latest comparison. Comparisons run one after another: two first replies of a new visitor must not delete each
 * other.
 */
let last: Promise<void> = Promise.resolve();

/**
 * Stores a reply only for the visitor whose record is kept. Deletes the copies when a reply is for another visitor, or
 * for a visitor whose texts must not be kept. B-OFF-03.
 */
export const forOneReader: WorkboxPlugin = {
  cacheWillUpdate: async ({ response }) => {
    // An error says nothing about the visitor.
    if (response.status !== 200) return null;
    const now = response.headers.get(readerHeader);
    last = last.then(() => compare(now));
    await last;
    return now === null ? null : response;
  },
  // A reply for another visitor may have come between the check and the write.
  cacheDidUpdate: async ({ newResponse }) => {
    if (newResponse.headers.get(readerHeader) !== reader) await empty(cacheNames.reads);
  },
};

/** Notes that there are no copies. Call this function after all copies were deleted. */
export function forgetReader(): void {
  reader = null;
}
