import type { WorkboxPlugin } from 'workbox-core';
import type { SourceMessage } from '#contract/offline.ts';

declare const self: ServiceWorkerGlobalScope;

/** Whether the latest reply was a copy; undefined before the first reply after this worker's start. */
let isCopy: boolean | undefined;

const message = (): SourceMessage => ({ kind: 'source', isCopy: isCopy === true });

async function note(now: boolean): Promise<void> {
  if (now === isCopy) return;
  isCopy = now;
  for (const client of await self.clients.matchAll()) tell(client);
}

/**
 * Sends the state to a page if it is visible. A hidden page may be in the back-forward cache, and a message would evict
 * the page. When a page becomes visible, it asks for the state.
 */
export function tell(client: ExtendableMessageEvent['source']): void {
  if (client instanceof WindowClient && client.visibilityState === 'visible') client.postMessage(message(), []);
}

/** Tells the pages when replies begin to be copies, and when replies are from the server again. B-OFF-05. */
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
