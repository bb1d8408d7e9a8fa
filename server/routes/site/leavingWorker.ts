/**
 * Replaces the service worker where OFFLINE is off: deletes every copy on the device and unregisters itself. Decision
 * 52.
 */
export const leavingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name);
  indexedDB.deleteDatabase('workbox-expiration');
  await self.registration.unregister();
})()));
`;
