import type { WorkboxPlugin } from 'workbox-core';
import type { SourceMessage } from '#contract/offline.ts';

declare const self: ServiceWorkerGlobalScope;

/** Whether the latest reply was a copy; undefined before the first one since this worker was started. */
let isCopy: boolean | undefined;

const message = (): SourceMessage => ({ kind: 'source', isCopy: isCopy === true });

async function note(now: boolean): Promise<void> {
  if (now === isCopy) return;
  isCopy = now;
  for (const client of await self.clients.matchAll()) tell(client);
}

/**
 * Tells a page that is in view. A hidden one may be in the back-forward cache, and a message would take it out; it asks
 * again when it comes into view.
 */
export function tell(client: ExtendableMessageEvent['source']): void {
  if (client instanceof WindowClient && client.visibilityState === 'visible') client.postMessage(message(), []);
}

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
