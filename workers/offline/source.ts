import type { WorkboxPlugin } from 'workbox-core';
import type { SourceMessage } from '#contract/offline.ts';

declare const self: ServiceWorkerGlobalScope;

/** Whether the latest reply was a copy; undefined before the first one since this worker was started. */
let isCopy: boolean | undefined;

const message = (): SourceMessage => ({ kind: 'source', isCopy: isCopy === true });

async function note(now: boolean): Promise<void> {
  if (now === isCopy) return;
  isCopy = now;
  for (const client of await self.clients.matchAll()) client.postMessage(message(), []);
}

/** Tells one page. */
export const tell = (client: Pick<Client, 'postMessage'> | null): void => client?.postMessage(message(), []);

/** Tells the pages when replies begin to be copies, and when they come from the server again. B-OFF-05. */
export const noted: WorkboxPlugin = {
  // Called for every reply of the server, also with navigation preload.
  cacheWillUpdate: async ({ response }) => {
    await note(false);
    return response;
  },
  cachedResponseWillBeUsed: async ({ cachedResponse }) => {
    if (cachedResponse) await note(true);
    return cachedResponse;
  },
};
